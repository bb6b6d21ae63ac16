import { countQueries } from '../../server/db/index.ts';
import { searchFirstVillas, searchVillas } from '../../server/queries/search/villa-search.ts';
import { countFilterOptions } from '../../server/queries/search/villa-search-counts.ts';
import type { Sort } from '../../server/schemas/search.ts';
import { findVillas } from '../../server/services/listings/villa-searches.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createDiscount,
  createDistrict,
  createExtra,
  createRegion,
  createTown,
  createVilla,
  stayFromToday,
} from '../support/factories.ts';
import {
  context,
  createSearchedVillas,
  elsewhere,
  found,
  parse,
  type SearchedVillas,
  week,
} from './searched-villas.ts';

let feature: SearchedVillas['feature'];

beforeAll(async () => {
  ({ feature } = await createSearchedVillas());
});

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

/** A region of its own, with one district. */
async function createPlaces() {
  const { id: region_id, slug } = await createRegion();
  const { id: town_id } = await createTown({ region_id });
  return { slug, district_id: (await createDistrict({ town_id })).id };
}

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

  test('the first of a large region are those of the whole search, or it is told that they may not be', async () => {
    const { slug, district_id } = await createPlaces();
    for (let position = 0; position < 45; position += 1)
      await createVilla({ district_id, position, popular: position % 7 === 0 });
    const asked = (own: object = {}) => parse({ region: slug, ...week, ...own });
    const first = (most: number, own?: object) => searchFirstVillas(db, asked(own), context, most);
    const whole = await searchVillas(db, asked(), context);
    const ids = whole.villas.map(({ id }) => id);
    const idsOf = async (most: number) => (await first(most))?.villas.map(({ id }) => id);

    expect([await idsOf(30), await idsOf(45)]).toEqual([ids, ids]);
    expect(await first(30)).toMatchObject({ total: null });
    expect(await first(45)).toMatchObject({ total: 45, villas: { length: 20 } });
    expect(await first(15)).toBeUndefined();
    expect(await first(30, { page: 2 })).toBeUndefined();
    expect(await first(60, { page: 3 })).toMatchObject({ total: 45, villas: { length: 5 } });
    for (const own of [{ sort: 'rating' }, { flex: 3 }, { max_price: 1000 }, { region: '' }])
      expect(await first(30, own)).toBeUndefined();
  });

  test('of a large region the counts tell the total', async () => {
    const { slug, district_id } = await createPlaces();
    await Promise.all(Array.from({ length: 410 }, () => createVilla({ district_id })));
    const search = parse({ region: slug, ...week });

    const { queries, result } = await countQueries(() => findVillas(db, search, context));

    expect(result).toMatchObject({ total: 410, villas: { length: 20 }, counts: { found: 410 } });
    expect(queries).toHaveLength(2);
  });

  test('the total is known on a page beyond the last too', async () => {
    const { villas, total } = await searchVillas(db, parse({ town: 'kalkan', page: 9 }), context);
    expect([villas, total]).toEqual([[], 2]);
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
