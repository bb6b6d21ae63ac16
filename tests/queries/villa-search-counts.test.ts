import { sql } from 'kysely';

import { countFilterOptions } from '../../server/queries/search/villa-search-counts.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createSeason,
  createVilla,
  dayFromToday,
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

const counted = (query: object) => countFilterOptions(db, parse(query), context);

let feature: SearchedVillas['feature'];

beforeAll(async () => {
  ({ feature } = await createSearchedVillas());
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
      expect.objectContaining({ id: feature.sauna, name: 'Sauna', category_place: 1, villas: 1 }),
      expect.objectContaining({ id: feature.sea_view, category_place: 2, villas: 1 }),
    ]);
    expect(counts.without).toMatchObject({ place: 2, types: 2, features: 1, price: 1 });
  });

  test('a count is what choosing the option would find', async () => {
    const query = { ...week, region: 'antalya', max_price: 150_000 };
    const { towns, types, found: all } = await counted(query);
    expect(await found(query)).toHaveLength(all);
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

  test('rooms, pools and the rest are counted by what choosing them finds', async () => {
    const query = { ...week, town: 'kalkan' };
    const counts = await counted(query);
    expect(counts).toMatchObject({ one_of: 1, bedrooms: { 1: 2, 2: 2, 3: 1, 4: 1, 5: 0, 6: 0 } });
    for (const [least, villas] of Object.entries(counts.bathrooms))
      expect(await found({ ...query, bathrooms: least })).toHaveLength(villas);
    for (const [kind, villas] of Object.entries(counts.pools))
      expect(await found({ ...query, pool: kind })).toHaveLength(villas);
    for (const [kind, villas] of Object.entries(counts.privacy))
      expect(await found({ ...query, privacy: kind })).toHaveLength(villas);
    for (const [metres, villas] of Object.entries(counts.sea))
      expect(await found({ ...query, sea: metres })).toHaveLength(villas);
    expect(counts).toMatchObject({
      ...{ bathrooms: { 1: 2, 2: 0 }, pools: { private: 2, shared: 0 } },
      privacy: { open: 0, partly: 1, secluded: 1 },
    });
    expect(await found({ ...query, pets: '1' })).toHaveLength(counts.pets);
    expect(await found({ ...query, instant: '1' })).toHaveLength(counts.instant);
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
    { ...stayFromToday(27, 3), villas: 1, lowest_kurus: 30_000_00 },
    { ...stayFromToday(28, 3), villas: 1, lowest_kurus: 30_000_00 },
    { ...stayFromToday(33, 3), villas: 1, lowest_kurus: 30_000_00 },
  ]);
  const dear = parse({ ...stayFromToday(30, 3), district: slug, max_price: 29_999 });
  const none = await countFilterOptions(db, dear, { ...context, nearest: true });
  expect(none.nearest).toEqual([]);
});

describe('of very many villas', () => {
  /** As the last `analyze` of a hundred times as many would have it. */
  const manyVillas = (reltuples: number) =>
    sql`update pg_class set reltuples = ${reltuples} where oid = 'villa_openings'::regclass`.execute(
      db,
    );
  beforeAll(() => manyVillas(20_000));
  afterAll(() => manyVillas(-1));

  test('one of so many is counted and stands for the others, which the answer tells', async () => {
    const counts = await counted({});
    expect(counts).toMatchObject({ one_of: 2, places_one_of: 2 });
    const { rows } = await sql<{ even: number }>`
      select count(*)::int as even from villa_openings
      where villa_id % 2 = 0 and max_guests >= 2`.execute(db);
    expect(counts.without.place).toBe(2 * (rows[0]?.even ?? 0));
  });

  test('those of a chosen place are all counted', async () => {
    const counts = await counted({ town: 'kalkan' });
    expect(counts).toMatchObject({ one_of: 1, places_one_of: 2, towns: { kalkan: 2 } });
    expect(counts.prices).toMatchObject({ one_of: 1 });
    expect(counts.bedrooms).toMatchObject({ 1: 2, 4: 1 });
  });

  test('those of a region are counted exactly while they are few', async () => {
    expect(await counted({ region: 'antalya' })).toMatchObject({ one_of: 1, places_one_of: 1 });
  });
});
