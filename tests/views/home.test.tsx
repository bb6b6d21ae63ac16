import { HomePage, type HomeProps } from '../../views/public/home/index.tsx';
import { sampleHome, sampleVilla } from './home-sample.ts';
import { elementsOf, render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const home = (changes: Partial<HomeProps> = {}) =>
  render(HomePage, { site: testSite(), ...sampleHome, ...changes });

test('the first screen searches villas and boats without a script', () => {
  const html = home();

  const forms = elementsOf(html, 'form');
  const inputs = elementsOf(html, 'input');

  expect(forms).toContainEqual(expect.objectContaining({ class: 'villas', action: '/listing' }));
  expect(forms).toContainEqual(expect.objectContaining({ class: 'boats', action: '/listingboat' }));
  expect(inputs).toContainEqual(
    expect.objectContaining({ name: 'q', type: 'search', list: 'places' }),
  );
  expect(html).toContain('<option value="Antalya"></option>');
  expect(html).toContain('<option value="belde 2">Antalya</option>');
  expect(inputs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['adults', 'children', 'babies']),
  );
  expect(inputs).toContainEqual(
    expect.objectContaining({ name: 'check_in', type: 'date', min: '2026-07-09' }),
  );
  expect(inputs).toContainEqual(
    expect.objectContaining({ name: 'check_out', type: 'date', min: '2026-07-10' }),
  );
});

test('both searches ask who comes, and every field has an id of its own', () => {
  const html = home();

  const [villas, boats] = ['villas', 'boats'].map((kind) => {
    const [, inside = ''] =
      new RegExp(`<form class="${kind}".*?>(.*?)</form>`, 's').exec(html) ?? [];
    return elementsOf(inside, 'input').filter(({ type }) => type === 'number');
  });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  expect(villas?.map(({ name }) => name)).toEqual(['adults', 'children', 'babies']);
  expect(boats?.map(({ name }) => name)).toEqual(['adults', 'children', 'babies']);
  expect(boats?.map(({ max }) => max)).toEqual(['300', '300', '50']);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every section is there', () => {
  const words = wordsOf(home());

  for (const title of [
    'Sabah denize',
    'Vitrin 1',
    'Hangi koy sizin?',
    'Temmuz ayının villası',
    'Kısa boşluk fırsatları',
    'Erken ve son dakika indirimleri',
    'Tekneyle bir gün, bir hafta',
    'Misafirler ne diyor?',
    'Gelmeden okuyun',
    'Boşalan haftalar önce size gelsin',
  ])
    expect(words).toContain(title);
});

test('a section without content is not there', () => {
  const words = wordsOf(
    home({
      gaps: [],
      deals: [],
      boats: [],
      comments: [],
      posts: [],
      towns: [],
      villa_of_month: null,
    }),
  );

  expect(words).not.toContain('Kısa boşluk');
  expect(words).not.toContain('Hangi koy');
  expect(words).not.toContain('ayının villası');
  expect(words).not.toContain('Misafirler ne diyor');
});

test('the villa of the month names its permit where no price is to be told, too', () => {
  const villa_of_month = { ...sampleVilla(77), summary: '', permit_no: '07-9077' };
  const priceless = { ...villa_of_month, from_price_kurus: null };

  for (const villa of [villa_of_month, priceless])
    expect(wordsOf(home({ villa_of_month: villa }))).toContain('İzin belgesi no: 07-9077');
});

const description = (html: string) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

const leadOf = (html: string) =>
  wordsOf(/<p>.*?<\/p>/s.exec(html.split('</h1>')[1] ?? '')?.[0] ?? '').trim();

test.each([
  [
    { villas: 3, boats: 2 },
    'Tek tek gezdiğimiz 3 villa ve 2 tekne. Fiyat',
    'villalar ve tekneler. Net',
  ],
  [{ villas: 1, boats: 0 }, 'Tek tek gezdiğimiz 1 villa. Fiyat', 'kiralık villalar. Net'],
  [{ villas: 0, boats: 2 }, 'Tek tek gezdiğimiz 2 tekne. Fiyat', 'Kiralık tekneler. Net'],
  [
    { villas: 0, boats: 0 },
    'Tek tek gezdiğimiz villalar ve tekneler. Fiyat',
    'villalar ve tekneler. Net',
  ],
])('of %j and no place whole sentences are told', (stock, text, described) => {
  const figures = { ...sampleHome.figures, ...stock };
  const bare = home({ figures, towns: [] });
  const near = home({ figures });

  expect(leadOf(bare)).toMatch(new RegExp(`^${text}`));
  expect(description(bare)).toMatch(/^[İK]/);
  expect(description(bare)).toContain(described);
  expect(leadOf(near)).not.toMatch(/ 0 /);
  expect(leadOf(near)).toContain(' kıyılarında tek tek gezdiğimiz ');
  expect(description(near)).toContain(' çevresinde ');
});

test('the search names places only where there are some', () => {
  const [bare, known] = [testSite({ regions: [] }), testSite()].map((site) =>
    elementsOf(home({ site }), 'input').find(({ list }) => list === 'places'),
  );

  expect(bare?.placeholder).toBeUndefined();
  expect(known?.placeholder).toBe('belde 1, belde 2, belde 3..');
});

test('a town tells its villas and its lowest price', () => {
  expect(wordsOf(home())).toContain('59 villa · ₺6.750’den');
});

test('the best picture is fetched first, all others when they come near', () => {
  const pictures = elementsOf(home(), 'img').filter(({ src }) => src);
  const first = pictures.filter(({ fetchPriority }) => fetchPriority === 'high');

  expect(first).toHaveLength(1);
  expect(pictures.filter(({ loading }) => loading === 'lazy')).toHaveLength(pictures.length - 1);
});
