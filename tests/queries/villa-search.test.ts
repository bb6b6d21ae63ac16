import { countQueries } from '../../server/db/index.ts';
import { searchTyped, searchVillas } from '../../server/queries/villa-search.ts';
import { countFilterOptions } from '../../server/queries/villa-search-counts.ts';
import { ListingQuery, type Sort } from '../../server/schemas/search.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createDiscount,
  createDistrict,
  createExtra,
  createRegion,
  createSeason,
  createTown,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../support/factories.ts';

const context = { today: dayFromToday(0), gap_max_nights: 6 };
const week = stayFromToday(30, 7);

const parse = (query: object) => ListingQuery.parse(query);
const found = async (query: object) => {
  const { villas } = await searchVillas(db, parse(query), context);
  return villas.map(({ name }) => name);
};
const counted = (query: object) => countFilterOptions(db, parse(query), context);

/** A district of its own, so that what a test makes is nowhere else's. */
const elsewhere = async () =>
  createDistrict({ name: 'Uzak', town_id: (await createTown({ name: 'Öte' })).id });

const place = { kalkan: 0, islamlar: 0, kalamar: 0, kas: 0, gokseki: 0, cesme: 0, alacati: 0 };
const type = { honeymoon: 0, secluded: 0 };
const feature = { sauna: 0, sea_view: 0 };

beforeAll(async () => {
  const antalya = await createRegion({ slug: 'antalya', name: 'Antalya' });
  const izmir = await createRegion({ slug: 'izmir', name: 'İzmir' });
  const town = async (slug: string, name: string, region_id: number) =>
    (await createTown({ slug, name, region_id })).id;
  const district = async (slug: string, name: string, town_id: number) =>
    (await createDistrict({ slug, name, town_id })).id;
  place.kalkan = await town('kalkan', 'Kalkan', antalya.id);
  place.kas = await town('kas', 'Kaş', antalya.id);
  place.cesme = await town('cesme', 'Çeşme', izmir.id);
  place.islamlar = await district('islamlar', 'İslamlar', place.kalkan);
  place.kalamar = await district('kalamar', 'Kalamar', place.kalkan);
  place.gokseki = await district('gokseki', 'Gökseki', place.kas);
  place.alacati = await district('alacati', 'Alaçatı', place.cesme);
  type.honeymoon = await insertType('balayi', 'Balayı Villaları');
  type.secluded = await insertType('muhafazakar', 'Muhafazakâr Villalar');
  feature.sauna = await insertFeature('Sauna');
  feature.sea_view = await insertFeature('Deniz manzarası');
  await createVillas();
});

async function createVillas() {
  await describedVilla({
    name: 'Villa Lodos',
    district_id: place.islamlar,
    capacity: 8,
    bedrooms: 4,
    nightly_price_kurus: 20_000_00,
    position: 2,
    types: [type.secluded, type.honeymoon],
    features: [feature.sauna, feature.sea_view],
  });
  await describedVilla({
    name: 'Villa Poyraz',
    district_id: place.kalamar,
    capacity: 4,
    bedrooms: 2,
    nightly_price_kurus: 10_000_00,
    position: 1,
    types: [type.honeymoon],
    features: [feature.sauna],
  });
  await describedVilla({
    name: 'Villa Meltem',
    district_id: place.gokseki,
    capacity: 6,
    bedrooms: 3,
    nightly_price_kurus: 15_000_00,
    position: 3,
    popular: true,
    types: [type.secluded],
    features: [],
  });
  await describedVilla({
    name: 'Villa İmbat',
    district_id: place.alacati,
    capacity: 6,
    bedrooms: 3,
    nightly_price_kurus: 30_000_00,
    position: 4,
    types: [],
    features: [feature.sea_view],
  });
  await createVilla({ name: 'Villa Kapalı', district_id: place.kalamar, active: false });
}

interface Described extends NonNullable<Parameters<typeof createVilla>[0]> {
  types: number[];
  features: number[];
}

async function describedVilla({ types, features, ...own }: Described) {
  const { id: villa_id } = await createVilla(own);
  if (types.length)
    await db
      .insertInto('villa_villa_types')
      .values(types.map((villa_type_id) => ({ villa_id, villa_type_id })))
      .execute();
  if (features.length)
    await db
      .insertInto('villa_features')
      .values(features.map((feature_id) => ({ villa_id, feature_id })))
      .execute();
}

const insertType = async (slug: string, name: string) => {
  const row = await db
    .insertInto('villa_types')
    .values({ slug, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

async function insertFeature(name: string): Promise<number> {
  const category = await db
    .insertInto('feature_categories')
    .values({ kind: 'VILLA', name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('features')
    .values({ category_id: category.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a search finds', () => {
  test.each([
    ['everything on sale', {}, ['Meltem', 'Poyraz', 'Lodos', 'İmbat']],
    ['a region', { region: 'antalya' }, ['Meltem', 'Poyraz', 'Lodos']],
    ['a town', { town: 'kalkan' }, ['Poyraz', 'Lodos']],
    ['any of several towns', { town: 'kas,cesme' }, ['Meltem', 'İmbat']],
    ['a district', { district: 'islamlar' }, ['Lodos']],
    ['a district inside its town', { town: 'kalkan', district: 'islamlar' }, ['Lodos']],
    ['a district beside another town', { town: 'kas', district: 'islamlar' }, ['Meltem', 'Lodos']],
    ['nothing in a town outside the region', { region: 'izmir', town: 'kalkan' }, []],
    ['any of several types', { type: 'muhafazakar,balayi' }, ['Meltem', 'Poyraz', 'Lodos']],
    ['room for adults and children', { adults: 4, children: 3 }, ['Lodos']],
    [
      'room where babies take none',
      { adults: 4, babies: 9 },
      ['Meltem', 'Poyraz', 'Lodos', 'İmbat'],
    ],
    ['so many bedrooms or more', { bedrooms: 3 }, ['Meltem', 'Lodos', 'İmbat']],
    ['nightly prices from', { min_price: 15_000 }, ['Meltem', 'Lodos', 'İmbat']],
    ['nightly prices up to', { max_price: 15_000 }, ['Meltem', 'Poyraz']],
    ['words of name, place and type', { q: 'antalya BALAYI lodos' }, ['Lodos']],
    ['everything when the words say nothing', { q: '!?' }, ['Meltem', 'Poyraz', 'Lodos', 'İmbat']],
    ['nothing for nonsense', { q: 'zxqwyk' }, []],
    ['nothing in a place that is not there', { town: 'atlantis' }, []],
  ])('%s', async (_, query, names) => {
    expect(await found(query)).toEqual(names.map((name) => `Villa ${name}`));
  });

  test('all of the chosen features', async () => {
    expect(await found({ feature: `${feature.sauna}` })).toEqual(['Villa Poyraz', 'Villa Lodos']);
    const both = { feature: [`${feature.sauna}`, `${feature.sea_view}`] };
    expect(await found(both)).toEqual(['Villa Lodos']);
  });
});

describe('with dates', () => {
  test('what a villa costs is the total of the stay, and price goes by it', async () => {
    const { villas } = await searchVillas(db, parse({ ...week, town: 'kas' }), context);
    expect(villas).toMatchObject([
      { name: 'Villa Meltem', total_kurus: 105_000_00, accommodation_kurus: 105_000_00 },
    ]);
    expect(await found({ ...week, min_price: 100_000, max_price: 110_000 })).toEqual([
      'Villa Meltem',
    ]);
    expect(await found({ ...week, sort: 'price_desc' })).toEqual([
      'Villa İmbat',
      'Villa Lodos',
      'Villa Meltem',
      'Villa Poyraz',
    ]);
  });

  test('a villa that is taken, unpriced or too strict is not there', async () => {
    const town = await createTown({ slug: 'gocek', name: 'Göcek' });
    const { id: district_id } = await createDistrict({ name: 'Uzak', town_id: town.id });
    const free = await createVilla({ name: 'Boş', district_id });
    const taken = await createVilla({ name: 'Dolu', district_id });
    await createClosing(taken.id, stayFromToday(36, 3));
    await createVilla({ name: 'Fiyatsız', district_id, nightly_price_kurus: null });
    await createVilla({ name: 'Uzun', district_id, min_nights: 8 });
    const turnover = await createVilla({ name: 'Aynı gün', district_id });
    await createClosing(turnover.id, stayFromToday(37, 3));
    await createClosing(turnover.id, stayFromToday(25, 5));
    expect(await found({ ...week, town: 'gocek', sort: 'newest' })).toEqual(['Aynı gün', 'Boş']);
    expect(free.name).toBe('Boş');
  });

  test.each([
    ['that begin in the past', stayFromToday(-1, 7)],
    ['longer than the law knows', stayFromToday(30, 101)],
  ])('nothing is sold for stays %s', async (_, stay) => {
    expect(await found(stay)).toEqual([]);
  });

  test('discounts and what belongs to every stay are in the total', async () => {
    const district = await elsewhere();
    const { id: villa_id } = await createVilla({ name: 'Villa Kekik', district_id: district.id });
    await createDiscount({ villa_id, percent: 10 });
    await createDiscount({ villa_id, percent: 15, kind: 'LONG_STAY', min_nights: 7 });
    await createExtra({ villa_id, optional: false, unit: 'PERSON', amount_kurus: 500_00 });
    await createExtra({ villa_id, optional: true, amount_kurus: 9_999_00 });
    const query = { ...week, district: district.slug, adults: 2, children: 1, babies: 1 };
    const { villas } = await searchVillas(db, parse(query), context);
    expect(villas).toMatchObject([
      { accommodation_kurus: 70_000_00, discount_kurus: 10_500_00, total_kurus: 61_000_00 },
    ]);
  });
});

describe('sorting', () => {
  test.each<[Sort, string[]]>([
    ['recommended', ['Meltem', 'Poyraz', 'Lodos']],
    ['price_asc', ['Poyraz', 'Meltem', 'Lodos']],
    ['price_desc', ['Lodos', 'Meltem', 'Poyraz']],
    ['newest', ['Meltem', 'Poyraz', 'Lodos']],
    ['capacity', ['Lodos', 'Meltem', 'Poyraz']],
  ])('%s', async (sort, names) => {
    expect(await found({ region: 'antalya', sort })).toEqual(names.map((name) => `Villa ${name}`));
  });

  test('rating: best first, then most often rated, unrated last', async () => {
    const { id: district_id, slug } = await elsewhere();
    const rated = { district_id, rating_count: 3 };
    await createVilla({ ...rated, name: 'Dört', rating_average: '4.00' });
    await createVilla({ ...rated, name: 'Hiç', rating_average: null, rating_count: 0 });
    await createVilla({ ...rated, name: 'Beş', rating_average: '5.00' });
    await createVilla({ ...rated, name: 'Çok beş', rating_average: '5.00', rating_count: 9 });
    expect(await found({ district: slug, sort: 'rating' })).toEqual([
      'Çok beş',
      'Beş',
      'Dört',
      'Hiç',
    ]);
  });
});

describe('paging', () => {
  test('every villa stands on exactly one page, whatever they have in common', async () => {
    const { id: district_id, slug } = await elsewhere();
    const made = await Promise.all(
      Array.from({ length: 45 }, () => createVilla({ district_id, nightly_price_kurus: 100_00 })),
    );
    for (const sort of ['recommended', 'price_asc', 'rating', 'capacity']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) =>
          searchVillas(db, parse({ district: slug, sort, page, ...week }), context),
        ),
      );
      expect(pages.map(({ villas, total }) => [villas.length, total])).toEqual([
        [20, 45],
        [20, 45],
        [5, 45],
      ]);
      const ids = pages.flatMap(({ villas }) => villas.map(({ id }) => id));
      expect(new Set(ids)).toEqual(new Set(made.map(({ id }) => id)));
    }
  });

  test('the total is known on a page beyond the last too', async () => {
    const { villas, total } = await searchVillas(db, parse({ town: 'kalkan', page: 9 }), context);
    expect([villas, total]).toEqual([[], 2]);
  });
});

describe('counts of the filters', () => {
  test('each filter is counted without itself and with all others', async () => {
    const counts = await counted({ town: 'kalkan', type: 'muhafazakar' });
    expect(counts.towns).toEqual({ kalkan: 1, kas: 1 });
    expect(counts.types).toEqual({ balayi: 2, muhafazakar: 1 });
    expect(counts.districts).toEqual([
      { slug: 'islamlar', name: 'İslamlar', town: 'kalkan', villas: 1 },
      { slug: 'kalamar', name: 'Kalamar', town: 'kalkan', villas: 0 },
    ]);
    expect(counts.features).toEqual([
      { id: feature.sauna, name: 'Sauna', villas: 1 },
      { id: feature.sea_view, name: 'Deniz manzarası', villas: 1 },
    ]);
    expect(counts.without).toMatchObject({ place: 2, types: 2, features: 1, price: 1 });
  });

  test('a count is what choosing the option would find', async () => {
    const query = { ...week, region: 'antalya', max_price: 150_000 };
    const { towns, types } = await counted(query);
    for (const [slug, villas] of Object.entries(towns))
      expect(await found({ ...query, town: slug })).toHaveLength(villas);
    for (const [slug, villas] of Object.entries(types))
      expect(await found({ ...query, type: slug })).toHaveLength(villas);
    expect([towns, types].map((counts) => Object.keys(counts).length)).toEqual([2, 2]);
  });

  test('prices are spread over twenty steps, without the price filter', async () => {
    const { prices } = await counted({ region: 'antalya', max_price: 10_000 });
    expect(prices).toMatchObject({ lowest: 10_000_00, highest: 20_000_00 });
    expect(prices?.villas).toHaveLength(20);
    expect(prices?.villas.filter(Boolean)).toEqual([1, 1, 1]);
  });

  test('where nothing is left, there are no prices', async () => {
    expect((await counted({ town: 'atlantis' })).prices).toBeNull();
  });
});

test('the nearest days of a search that found nothing', async () => {
  const { id: district_id, slug } = await elsewhere();
  const villa = await createVilla({ district_id, nightly_price_kurus: null });
  await createSeason({ villa_id: villa.id, days: `[${dayFromToday(0)},${dayFromToday(60)})` });
  await createClosing(villa.id, stayFromToday(31, 2));
  const search = parse({ ...stayFromToday(30, 3), district: slug });
  const counts = await countFilterOptions(db, search, { ...context, nearest: true });
  expect(counts.nearest).toEqual([
    { ...stayFromToday(27, 3), villas: 1 },
    { ...stayFromToday(28, 3), villas: 1 },
    { ...stayFromToday(33, 3), villas: 1 },
  ]);
  const dear = parse({ ...stayFromToday(30, 3), district: slug, max_price: 29_999 });
  const none = await countFilterOptions(db, dear, { ...context, nearest: true });
  expect(none.nearest).toEqual([]);
});

describe('a typed search', () => {
  test.each([
    ['cesme', ['Villa İmbat']],
    ['Çeşme', ['Villa İmbat']],
    ['KAŞ', ['Villa Meltem']],
    ['kas', ['Villa Meltem']],
    ['ISLAMLAR', ['Villa Lodos']],
    ['imbat', ['Villa İmbat']],
    ['balayı kalamar', ['Villa Poyraz']],
    ['kalkan kiralık villa', ['Villa Poyraz', 'Villa Lodos']],
    ['kalkna', ['Villa Poyraz', 'Villa Lodos']],
    ['klakan', ['Villa Poyraz', 'Villa Lodos']],
    ['kalan', ['Villa Poyraz', 'Villa Lodos']],
    ['kalkann', ['Villa Poyraz', 'Villa Lodos']],
    ['calkan', ['Villa Poyraz', 'Villa Lodos']],
    ['melten', ['Villa Meltem']],
    ['kaz', ['Villa Meltem']],
    ['villa imbta', ['Villa İmbat']],
    ['kapalı', []],
    ['zxqwyk', []],
    ['%', []],
    ['___', []],
    ['kiralık', []],
  ])('«%s»', async (typed, names) => {
    const suggested = await searchTyped(db, typed);
    expect(suggested.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  test('shows where a villa is, and eight at most', async () => {
    expect(await searchTyped(db, 'lodos')).toEqual([
      { slug: expect.any(String), name: 'Villa Lodos', town: 'Kalkan', hash: null, width: null },
    ]);
    expect(await searchTyped(db, 'villa')).toHaveLength(8);
  });
});

test('a search is one query and so are its counts, however many villas there are', async () => {
  for (const query of [{}, week, { ...week, town: 'atlantis' }, { q: 'kalkna' }]) {
    const search = parse(query);
    expect((await countQueries(() => searchVillas(db, search, context))).queries).toHaveLength(1);
    const counts = countQueries(() =>
      countFilterOptions(db, search, { ...context, nearest: true }),
    );
    expect((await counts).queries).toHaveLength(1);
  }
});
