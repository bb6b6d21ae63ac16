import { countQueries } from '../../../server/db/index.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { paths } from '../../../server/shared/paths.ts';
import { site } from '../../support/api.ts';
import { createBoat, createMarina } from '../../support/boat-factories.ts';
import {
  createDistrict,
  createReservation,
  createTown,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { createVillaPicture } from '../../support/villa-catalogue-factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

const week = stayFromToday(60, 7);

const read = async (address: string) => {
  const response = await site.get(address).expect(200);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  const links = elementsOf(main, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));
  return { ...response, main, links, words: wordsOf(main) };
};

let taken: Awaited<ReturnType<typeof createVilla>>;
let free: Awaited<ReturnType<typeof createVilla>>;

beforeAll(async () => {
  await startHearingChanges();
  const kalkan = await createTown({ slug: 'kalkan', name: 'Kalkan', lat: 36.26, lon: 29.41 });
  const district_id = (
    await createDistrict({ town_id: kalkan.id, slug: 'islamlar', name: 'İslamlar' })
  ).id;
  const kas = await createTown({ slug: 'kas', name: 'Kaş', lat: 36.2, lon: 29.64 });
  const other = (await createDistrict({ town_id: kas.id, slug: 'cukurbag', name: 'Çukurbağ' })).id;
  taken = await createVilla({
    ...{ district_id, slug: 'villa-lodos', name: 'Villa Lodos', capacity: 12 },
    ...{ lat: 36.271234, lon: 29.412345 },
  });
  free = await createVilla({ district_id: other, slug: 'villa-imbat', name: 'Villa İmbat' });
  await createReservation({ villa_id: taken.id, status: 'CONFIRMED', ...week });
});

afterAll(stopHearingChanges);

describe('the map beside the list', () => {
  test('is asked for by a link and closed by one', async () => {
    const list = await read(paths.villas({ town: 'kas' }));
    const map = await read(paths.villas({ town: 'kas', view: 'map' }));

    expect(list.links).toContain(paths.villas({ town: 'kas', view: 'map' }));
    expect(map.links).toContain(paths.villas({ town: 'kas' }));
  });

  test('has every shown villa with its price, as a link that says which', async () => {
    const { main } = await read(paths.villas({ view: 'map' }));
    const pins = elementsOf(main, 'a').filter(({ class: name }) => name === 'pin');

    expect(pins.map(({ href }) => href)).toEqual(
      expect.arrayContaining([paths.villa(free.slug), paths.villa(taken.slug)]),
    );
    expect(pins.map((pin) => pin['aria-label'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Villa İmbat, ₺[\d.]+$/)]),
    );
  });

  test('leads from one town to what is nearer', async () => {
    const { links } = await read(paths.villas({ view: 'map' }));

    expect(links).toContain(paths.villas({ town: 'kalkan', view: 'map' }));
  });

  test('costs no byte and no query where it is not asked for', async () => {
    const list = await read(paths.villas());
    const { queries } = await countQueries(() => read(paths.villas({ view: 'map', page: 1 })));

    expect(list.main).not.toContain('<figure class="map"');
    expect(list.text).not.toContain('--shore');
    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test('is kept out of search engines; the list alone is what they keep', async () => {
    const { text } = await read(paths.villas({ view: 'map' }));

    expect(text).toContain('content="noindex, follow"');
    expect(text).toContain(`<link rel="canonical" href="http://koy.test${paths.villas()}"`);
  });

  test('goes on with the filters', async () => {
    const { main } = await read(paths.villas({ view: 'map' }));

    expect(main.match(/<input type="hidden" name="view" value="map"/g)).toHaveLength(2);
  });
});

describe('a part of the map', () => {
  const kalkan = '36.250,29.390,36.300,29.450';
  const sea = '35.100,29.390,35.200,29.450';

  test('is a list of what lies in it, with the map of just that and a way back to all', async () => {
    const { words, links } = await read(paths.villas({ area: kalkan, view: 'map' }));

    expect(links).toContain(paths.villa(taken.slug));
    expect(links).not.toContain(paths.villa(free.slug));
    expect(words).toContain('Haritadaki alan');
    expect(links).toContain(paths.villas({ view: 'map' }));
    expect(links).toContain(paths.villas({ area: '36.275,29.390,36.343,29.450', view: 'map' }));
  });

  test('that is shown can be searched, and what lies beside it, instead of the place chosen', async () => {
    const { main } = await read(paths.villas({ ...week, town: 'kas', view: 'map' }));
    const [search, ...steps] = elementsOf(
      main.replace(/.*<nav class="moves"/s, '').replace(/<\/nav>.*/s, ''),
      'a',
    );
    const query = new URLSearchParams(search?.href?.replace(/.*\?/, '').replaceAll('&amp;', '&'));

    expect(Object.fromEntries(query)).toEqual({
      ...week,
      ...{ view: 'map', area: expect.stringMatching(/^36\.\d{3},29\.\d{3},36\.\d{3},29\.\d{3}$/) },
    });
    expect(steps).toHaveLength(6);
    // Each leads on to others: no search engine would come to an end.
    expect([search, ...steps].every((link) => link?.rel === 'nofollow')).toBe(true);
  });

  test('finds no villa by its exact place: only by the middle of the square it is known to lie in', async () => {
    const { links } = await read(paths.villas({ area: '36.2711,29.4122,36.2714,29.4125' }));

    expect(links).not.toContain(paths.villa(taken.slug));
  });

  test('without any villa keeps the map to go on from, and says how to be rid of it', async () => {
    const { main, words, links } = await read(paths.villas({ area: sea, view: 'map' }));

    expect(main).toContain('<figure class="map"');
    expect(words).toMatch(
      /Bu aramaya uyan villa yok Haritanın bu bölümünde .*Konumlar yaklaşıktır/,
    );
    expect(links).toEqual(
      expect.arrayContaining([paths.villas({ view: 'map' }), paths.villas({ area: sea })]),
    );
  });

  test('goes on with the filters and the search, and costs no query more', async () => {
    const { main } = await read(paths.villas({ area: kalkan }));
    const { queries } = await countQueries(() =>
      read(paths.villas({ area: kalkan, view: 'map', adults: 3 })),
    );

    expect(main.match(/<input type="hidden" name="area" value="36.250,/g)).toHaveLength(2);
    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test.each(['36.3,29.4,36.2,29.5', 'Kalkan', '36.2,29.4', '36.2,29.4,36.3,1e2'])(
    'that is none (%s) narrows nothing; a caller is told',
    async (area) => {
      const { links } = await read(paths.villas({ area }));
      const { body } = await site.get(paths.api.villaSearch({ area })).expect(422);

      expect(links).toEqual(
        expect.arrayContaining([paths.villa(free.slug), paths.villa(taken.slug)]),
      );
      expect(body.fields).toHaveProperty('area');
    },
  );
});

describe('when nothing is free', () => {
  const search = { ...week, town: 'kalkan', adults: 12 };

  test('villas say why not, and when instead', async () => {
    const { main, words, links } = await read(paths.villas(search));
    const nearest = links.filter((link) => link?.startsWith(`${paths.villa(taken.slug)}?`));

    expect(words).toContain('Başka tarihte bu koşullara uyanlar');
    expect(words).toContain('Bu tarihte dolu');
    expect(words).toContain('En yakın uygun tarih');
    expect(main).toContain('class="card taken"');
    expect(nearest.some((link) => !link?.includes(week.check_in))).toBe(true);
  });

  test('that costs one query more', async () => {
    const { queries } = await countQueries(() => read(paths.villas({ ...search, babies: 1 })));

    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test('a price that nothing has is no matter of days', async () => {
    const { words } = await read(paths.villas({ ...search, min_price: 9_000_000 }));

    expect(words).not.toContain('Başka tarihte bu koşullara uyanlar');
  });
});

describe('pictures of cards', () => {
  test('come for a page of villas at once, those on sale only', async () => {
    await createVillaPicture(free.id);
    await createVillaPicture(free.id);
    const closed = await createVilla({ active: false });
    const { body, headers } = await site
      .get(paths.villaPictures([free.slug, closed.slug]))
      .expect(200);

    expect(Object.keys(body.content)).toEqual([free.slug]);
    expect(body.content[free.slug]).toHaveLength(2);
    expect(body.content[free.slug][0].srcset).toMatch(/^\/media\/\w+\/\d+\.avif \d+w/);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test.each(['a b', ',', Array.from({ length: 21 }, (_, at) => `v${at}`).join()])(
    'are not there for %j',
    async (slugs) => {
      const { status } = await site.get(`/listing/resimler/${encodeURIComponent(slugs)}`);

      expect(status).toBe(404);
    },
  );
});

describe('boats', () => {
  const builds = { types: [], prices: { DAY: 50_000_00, WEEK: 300_000_00 } };

  beforeAll(async () => {
    const marina = await createMarina({ name: 'Kaş Marina', lat: 36.2, lon: 29.63 });
    const boat = { ...builds, marina_id: marina.id };
    await createBoat({
      ...{ ...boat, slug: 'buyuk', name: 'Büyük', cabins: 6, guests_night: 12 },
      ...{ length_cm: 2600, crew_count: 4, with_captain: true, position: 1 },
    });
    await createBoat({
      ...{ ...boat, slug: 'kucuk', name: 'Küçük', cabins: 2, guests_night: 4 },
      ...{ length_cm: 980, crew_count: 0, with_captain: false, position: 2 },
    });
  });

  const namesIn = (main: string) =>
    [...main.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name);

  test.each([
    ['cabins', { cabins: 3 }, ['Büyük']],
    ['beds', { berths: 4 }, ['Büyük', 'Küçük']],
    ['length', { length: 10 }, ['Büyük']],
    ['a crew', { crew: 'with' as const }, ['Büyük']],
    ['none', { crew: 'without' as const }, ['Küçük']],
    ['the newest first', { sort: 'newest' as const }, ['Küçük', 'Büyük']],
  ])('are found by %s', async (_, search, names) => {
    expect(namesIn((await read(paths.boats(search))).main)).toEqual(names);
  });

  test('each choice says how many it would find, the others as they are', async () => {
    const { main, links } = await read(paths.boats({ crew: 'without' }));
    const counted = (name: string, value: string) =>
      new RegExp(`name="${name}" value="${value}"/>[^<]*<span class="count">(\\d+)<`).exec(
        main,
      )?.[1];

    expect(counted('crew', 'with')).toBe('1');
    expect(counted('cabins', '2')).toBe('1');
    expect(counted('cabins', '3')).toBeUndefined();
    expect(links).toContain(paths.boats());
  });

  test('stand on the map at their marinas', async () => {
    const { main } = await read(paths.boats({ view: 'map' }));

    expect(main).toContain('aria-label="Büyük, ₺50.000"');
    expect(main).toContain('Kaş Marina');
  });

  test('have a calendar of twelve months, two of them on their page', async () => {
    const boat = await read(paths.boat('buyuk'));
    const calendar = await read(paths.boatCalendar('buyuk'));

    expect(boat.main.match(/<caption>/g)).toHaveLength(2);
    expect(boat.links).toContain(paths.boatCalendar('buyuk'));
    expect(calendar.main.match(/<caption>/g)).toHaveLength(12);
    expect(calendar.text).toContain('noindex');
  });
});
