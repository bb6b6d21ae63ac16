import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createShowcase } from '../../support/catalogue-factories.ts';
import { createComment } from '../../support/desk-factories.ts';
import {
  createClosing,
  createDistrict,
  createExtra,
  createSettings,
  createTown,
  createVilla,
  dayFromToday,
} from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

const published = { state: 'PUBLISHED', published_at: new Date().toISOString() };

const readHome = async () => (await site.get(paths.home()).expect(200)).text;

/** The part of the page between a section's heading and the next one. */
const sectionOf = (html: string, title: string) =>
  html.split('<section').find((section) => section.includes(`>${title}</h2>`)) ?? '';

describe('a showcase', () => {
  const allOf = async (title: string) =>
    elementsOf(sectionOf(await readHome(), title), 'a').filter(
      ({ class: name }) => name === 'link',
    );

  beforeAll(async () => {
    const { id } = await createVilla();
    await createShowcase([id], { title: 'Bağlantısız' });
    await createShowcase([id], { title: 'Balayı', link: '/balayi-villalari' });
    await createShowcase([id], { title: 'Gözdeler', link: paths.villas() });
  });

  test('leads to all of it where staff say', async () => {
    expect(await allOf('Balayı')).toEqual([
      expect.objectContaining({ href: '/balayi-villalari', 'aria-label': 'Tümü: Balayı' }),
    ]);
  });

  test('says how many villas there are where it leads to all', async () => {
    expect(await allOf('Gözdeler')).toEqual([expect.objectContaining({ href: paths.villas() })]);
    expect(wordsOf(sectionOf(await readHome(), 'Gözdeler'))).toMatch(/\d+ villanın tümü/);
  });

  test('leads nowhere without a link', async () => {
    expect(await allOf('Bağlantısız')).toEqual([]);
  });
});

test('its description names the places as a sentence does', async () => {
  const town_id = (await createTown({ name: 'Kaş', popular: true })).id;
  await createVilla({ district_id: (await createDistrict({ town_id })).id });
  const [, described = ''] = /name="description" content="([^"]*)"/.exec(await readHome()) ?? [];
  expect(described).toContain('Kaş çevresinde izin belgeli ');
  expect(described).not.toContain(' ve çevresinde');
});

describe('the latest comments', () => {
  test('are of villas and boats alike, and of every score', async () => {
    const villa = await createVilla({ name: 'Villa Lodos' });
    const boat = await createBoat({ name: 'Gulet Mavi' });
    await createComment({ ...published, villa_id: villa.id, score: 1, body: 'Havuz bulanıktı.' });
    await createComment({ ...published, boat_id: boat.id, score: 3, body: 'Rüzgâr çoktu.' });
    const comments = sectionOf(await readHome(), 'Misafirler ne diyor?');
    const { body } = await site.get('/v1/website/home').expect(200);

    expect(wordsOf(comments)).toContain('Havuz bulanıktı.');
    expect(wordsOf(comments)).toContain('Rüzgâr çoktu.');
    expect(wordsOf(comments)).toContain('1,00');
    expect(wordsOf(comments)).toContain('3,00');
    expect(comments).toContain(`href="${paths.villa(villa.slug)}"`);
    expect(comments).toContain(`href="${paths.boat(boat.slug)}"`);
    expect(body.content.comments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          score: 3,
          listing: { kind: 'boat', id: boat.id, slug: boat.slug, name: 'Gulet Mavi' },
        }),
      ]),
    );
  });

  test('are not those of listings that are not on sale', async () => {
    const closed = await createVilla({ active: false });
    await createComment({ ...published, villa_id: closed.id, body: 'Kapanmış bir ev.' });

    expect(wordsOf(await readHome())).not.toContain('Kapanmış bir ev.');
  });
});

test('a short gap costs on its card what its villa’s page says', async () => {
  const villa = await createVilla({ gap_allowed: true, gap_min_nights: 2, name: 'Villa Aralık' });
  await createExtra({
    villa_id: villa.id,
    unit: 'PERSON',
    amount_kurus: 1_000_00,
    optional: false,
  });
  await createClosing(villa.id, { check_in: dayFromToday(10), check_out: dayFromToday(20) });
  await createClosing(villa.id, { check_in: dayFromToday(23), check_out: dayFromToday(30) });
  const gaps = sectionOf(await readHome(), 'Kısa boşluk fırsatları');
  const [card] = elementsOf(gaps, 'a').filter(({ href }) => href?.includes(villa.slug));
  const { text } = await site.get(card?.href?.replaceAll('&amp;', '&') ?? '').expect(200);

  expect(wordsOf(gaps)).toContain('₺32.000');
  expect(wordsOf(text)).toContain('₺32.000');
});

test('the first screen says who answers for it, that cards are safe, and when somebody is there', async () => {
  await createSettings({ support_hours: 'Her gün 08.00 – 20.00' });
  const trust = wordsOf(/<ul class="trust">.*?<\/ul>/s.exec(await readHome())?.[0] ?? '');
  await db.deleteFrom('settings').where('key', '=', 'support_hours').execute();

  expect(trust).toContain('TÜRSAB 18126');
  expect(trust).toContain('256 bit SSL');
  expect(trust).toContain('Her gün 08.00 – 20.00');
  expect(trust).not.toContain('%');
});
