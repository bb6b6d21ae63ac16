import { countQueries } from '../../../server/db/index.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { paths } from '../../../server/shared/paths.ts';
import { createSearchedVillas, week } from '../../queries/searched-villas.ts';
import { db, site } from '../../support/api.ts';
import { createFaqGroup } from '../../support/content-factories.ts';
import { createDistrict, createTown, createVillaType } from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createSearchedVillas();
  await db
    .updateTable('towns')
    .set({
      intro: 'Beyaz evli bir balıkçı limanı.',
      body: '<h2>Nasıl gidilir?</h2><p onclick="x()">Dalaman’dan iki saat.</p><script>x()</script>',
      seo_title: 'Kalkan’da kiralık villalar',
      seo_description: 'Kalkan’ın izin belgeli villaları.',
    })
    .where('slug', '=', 'kalkan')
    .execute();
});

const landing = async (slug: string, query: object = {}) => {
  const response = await site.get(paths.landing(slug)).query(query);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  const links = elementsOf(main, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));
  return { ...response, main, links, words: wordsOf(main) };
};
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3><a[^>]*>Villa ([^<]*)/g)].map(([, name]) => name);

test.each([
  ['a type', 'balayi', 'Balayı Villaları', ['Poyraz', 'Lodos']],
  ['a region', 'antalya', 'Antalya kiralık villa', ['Meltem', 'Poyraz', 'Lodos']],
  ['a town', 'kalkan', 'Kalkan kiralık villa', ['Poyraz', 'Lodos']],
  ['a district', 'gokseki', 'Gökseki kiralık villa', ['Meltem']],
])('%s has a page with its villas', async (_, slug, heading, villas) => {
  const { status, main } = await landing(slug);

  expect(status).toBe(200);
  expect(main).toContain(`<h1>${heading}</h1>`);
  expect(cardsOf(main)).toEqual(villas);
});

test('staff’s words stand over and under the list, without what could harm', async () => {
  const { text, main } = await landing('kalkan');

  expect(text).toContain('<title>Kalkan’da kiralık villalar | Koy</title>');
  expect(text).toContain('name="description" content="Kalkan’ın izin belgeli villaları."');
  expect(main.indexOf('balıkçı limanı')).toBeLessThan(main.indexOf('<h3>'));
  expect(main).toContain('<h2>Nasıl gidilir?</h2><p>Dalaman’dan iki saat.</p>');
  expect(main).not.toContain('x()');
});

test('the page’s own filter is fixed, others come and go on the same address', async () => {
  const { main, links } = await landing('kalkan', { type: 'balayi', town: 'kas', ...week });
  const chips = elementsOf(main, 'a').filter((link) => link['aria-label']?.includes('filtresini'));

  expect(cardsOf(main)).toEqual(['Poyraz', 'Lodos']);
  expect(chips.map((link) => link['aria-label'])).toEqual(['Balayı Villaları filtresini kaldır']);
  expect(links).toContain(paths.landing('kalkan', week));
  expect(main).not.toContain('name="town"');
  expect(elementsOf(main, 'form')).toContainEqual(
    expect.objectContaining({ id: 'filters-form', action: '/kalkan' }),
  );
});

test('breadcrumbs lead through the places it lies in', async () => {
  const { links } = await landing('islamlar');

  expect(links.slice(0, 4)).toEqual(['/', '/listing', '/antalya', '/kalkan']);
});

test('what lies near is linked with how many villas it has', async () => {
  const town = await landing('kalkan');
  expect(town.words).toContain('Yakındaki bölgeler Kaş (1)');
  expect(town.links).toContain(paths.landing('kalkan', { type: 'muhafazakar' }));

  const region = await landing('antalya');
  expect(region.words).toContain('Antalya bölgeleri Kalkan (2) Kaş (1)');

  const type = await landing('balayi');
  expect(type.links).toContain(paths.landing('balayi', { town: 'kalkan' }));
});

test('search engines keep it as it is, and its pages, but nothing narrowed', async () => {
  const [plain, narrowed] = [await landing('kalkan'), await landing('kalkan', week)];

  expect(plain.text).toContain('<link rel="canonical" href="http://koy.test/kalkan"/>');
  expect(plain.text).not.toContain('noindex');
  expect(narrowed.text).toContain('<link rel="canonical" href="http://koy.test/kalkan"/>');
  expect(narrowed.text).toContain('noindex, follow');
});

test('a former address leads to the present one for good, its query too', async () => {
  const town = await createTown({ slug: 'eski-ad', name: 'Göcek' });
  await db.updateTable('towns').set({ slug: 'gocek' }).where('id', '=', town.id).execute();
  const response = await site.get(paths.landing('eski-ad', week));

  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(paths.landing('gocek', week));
});

test('a page that was deleted is gone, under its former address too; what never was is not found', async () => {
  const { id } = await createVillaType({ slug: 'eski-tur', name: 'Eski tür' });
  await db.updateTable('villa_types').set({ slug: 'biten-tur' }).where('id', '=', id).execute();
  await db.deleteFrom('villa_types').where('id', '=', id).execute();

  for (const slug of ['biten-tur', 'eski-tur']) {
    const { status, words, links } = await landing(slug, { from: '/a/b' });
    expect(status).toBe(410);
    expect(words).toContain('Bu sayfayı kaldırdık');
    expect(links).toContain(paths.villas());
  }
  expect((await landing('olmayan-tur')).status).toBe(404);
  await createTown({ slug: 'eski-tur', name: 'Yeni' });
  expect((await landing('eski-tur')).status).toBe(200);
});

test('a place without villas says so and leads on', async () => {
  await createDistrict({ slug: 'bos-yer', name: 'Boşyer' });
  const { status, words, links } = await landing('bos-yer');

  expect(status).toBe(200);
  expect(words).toContain('Burada şu an yayında villamız yok');
  expect(links).toContain(paths.villas());
});

test('a place whose villas are too small for those who come does not say it has none', async () => {
  const { words, links } = await landing('kalkan', { adults: 25, children: 5 });

  expect(words).toContain('30 kişinin birlikte kalabileceği bir villa');
  expect(words).not.toContain('yayında villamız yok');
  expect(links).toContain(paths.landing('kalkan'));
});

test('a boat type has a page that says how to ask for a boat', async () => {
  await db
    .insertInto('boat_types')
    .values({ slug: 'gulet', name: 'Gulet', description: 'Ahşap, yelkenli.' })
    .execute();
  const { status, words } = await landing('gulet');

  expect(status).toBe(200);
  expect(words).toContain('Gulet');
  expect(words).toContain('Ahşap, yelkenli.');
});

test.each(['boyle-bir-yer-yok', 'BÜYÜK', 'a--b', 'x'.repeat(300)])(
  '/%s is nobody’s page',
  async (slug) => {
    expect((await site.get(`/${encodeURIComponent(slug)}`)).status).toBe(404);
  },
);

test('a type that staff put away has no page', async () => {
  const { slug } = await createVillaType({ active: false });

  expect((await landing(slug)).status).toBe(404);
});

describe('questions about a type or place', () => {
  const ask = async (slug: string, question: string) => {
    const { kind, entity_id } = await db
      .selectFrom('landing_slugs')
      .select(['kind', 'entity_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const { id } = await createFaqGroup(`Sorulanlar: ${slug}`, [
      [question, '<p onclick="x()">Evet.</p><script>x()</script>'],
    ]);
    await db
      .updateTable('faq_groups')
      .set({ landing_kind: kind, landing_id: entity_id })
      .where('id', '=', id)
      .execute();
    return id;
  };

  beforeAll(async () => {
    await db.insertInto('boat_types').values({ slug: 'yelkenli', name: 'Yelkenli' }).execute();
    await createFaqGroup('Ödeme', [['Kartla ödenir mi?', '<p>Evet.</p>']]);
  });

  test.each([
    ['a town', 'kalkan'],
    ['a type of villas', 'balayi'],
    ['a type of boats', 'yelkenli'],
  ])('%s: its own stand under its list, and nobody else’s', async (_, slug) => {
    await ask(slug, `${slug} için araba gerekir mi?`);
    const { main } = await landing(slug);

    expect(main.match(/<summary>[^<]+\?/g)).toEqual([`<summary>${slug} için araba gerekir mi?`]);
    expect(main).toContain(`<h2>Sorulanlar: ${slug}</h2>`);
    expect(main).toContain('<p>Evet.</p>');
    expect(main).not.toContain('x()');
  });

  test('search engines get them with the page that they keep', async () => {
    await ask('kas', 'Kaş’ta plaj var mı?');
    const [kept, narrowed] = [await landing('kas'), await landing('kas', week)];

    expect(kept.main).toContain('"@type":"FAQPage"');
    expect(kept.main).toContain('"name":"Kaş’ta plaj var mı?"');
    expect(narrowed.words).toContain('Kaş’ta plaj var mı?');
    expect(narrowed.main).not.toContain('FAQPage');
  });

  test('what staff hide is gone, a whole group too', async () => {
    const id = await ask('gokseki', 'Saklanan soru?');
    await db.updateTable('faq_entries').set({ active: false }).where('group_id', '=', id).execute();
    expect((await landing('gokseki')).words).not.toContain('Sorulanlar');

    await db.updateTable('faq_entries').set({ active: true }).where('group_id', '=', id).execute();
    await db.updateTable('faq_groups').set({ active: false }).where('id', '=', id).execute();
    expect((await landing('gokseki')).words).not.toContain('Sorulanlar');
  });
});

describe('costs', () => {
  // Menus and settings are kept in memory only while changes of them are heard.
  beforeAll(startHearingChanges);
  afterAll(stopHearingChanges);

  test.each([{}, week, { ...week, min_price: 9_999_999 }])('%o: three queries', async (query) => {
    await landing('kalkan', { adults: 3 });
    const { queries } = await countQueries(() => landing('kalkan', query));

    expect(queries).toHaveLength(3);
  });
});
