import { searchBoats } from '../../server/queries/search/boat-search.ts';
import { countBoatOptions } from '../../server/queries/search/boat-search-options.ts';
import { BoatListingQuery } from '../../server/schemas/boats.ts';
import { addDays } from '../../server/shared/days.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatType,
  createMarina,
  saturdayFromToday,
} from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createRegion, createTown, dayFromToday } from '../support/factories.ts';
import { createFeatureOf } from '../support/villa-catalogue-factories.ts';

const context = { today: dayFromToday(0), time: '09:00', gap_max_nights: 6 };
const week = { unit: 'week', ...saturdayFromToday(60) };
const parse = (query: object) => BoatListingQuery.parse(query);
const found = async (query: object) => {
  const { boats } = await searchBoats(db, parse(query), context);
  return boats.map(({ name }) => name);
};
const counted = (query: object, more = {}) =>
  countBoatOptions(db, parse(query), { ...context, ...more });

let marinas: { gocek: number; orhaniye: number; bodrum: number };
let feature: { sup: number; air: number };

beforeAll(async () => {
  const gulet = await createBoatType({ slug: 'gulet', name: 'Gulet' });
  const yacht = await createBoatType({ slug: 'motoryat', name: 'Motoryat' });
  const [lycia, caria] = [
    await createRegion({ slug: 'likya', name: 'Likya' }),
    await createRegion({ slug: 'karya', name: 'Karya' }),
  ];
  const gocek = await createTown({ slug: 'gocek', name: 'Göcek', region_id: lycia.id });
  const bodrum = await createTown({ slug: 'bodrum', name: 'Bodrum', region_id: caria.id });
  marinas = {
    gocek: (await createMarina({ name: 'Göcek', town_id: gocek.id })).id,
    orhaniye: (await createMarina({ name: 'Koy', town_id: gocek.id })).id,
    bodrum: (await createMarina({ name: 'Bodrum', town_id: bodrum.id })).id,
  };
  feature = {
    sup: (await createFeatureOf('BOAT', 'SUP')).feature,
    air: (await createFeatureOf('BOAT', 'Klima')).feature,
  };
  const { sup, air } = feature;
  await boat([sup, air], {
    ...{ name: 'Rüya', marina_id: marinas.gocek, types: [gulet.id], length_cm: 24_00 },
    ...{ crew_count: 4, instant_booking: true, prices: { WEEK: 350_000_00, TRIP: 45_000_00 } },
  });
  await boat([sup], {
    ...{
      name: 'Lodos',
      marina_id: marinas.orhaniye,
      types: [gulet.id],
      guests_night: 4,
      cabins: 2,
    },
    prices: { WEEK: 210_000_00, DAY: 35_000_00 },
  });
  await boat([], {
    ...{ name: 'Sürat', marina_id: marinas.bodrum, types: [yacht.id], length_cm: 9_00, cabins: 1 },
    prices: { WEEK: 140_000_00, DAY: 20_000_00 },
  });
  const full = await boat([sup, air], {
    ...{ name: 'Dolu', marina_id: marinas.bodrum, types: [gulet.id], crew_count: 2 },
    prices: { WEEK: 100_000_00 },
  });
  await createBoatClosing(full.id, saturdayFromToday(60));
});

async function boat(features: number[], own: Parameters<typeof createBoat>[0]) {
  const made = await createBoat({
    guests_day: 10,
    guests_night: 8,
    crew_count: 0,
    with_captain: false,
    ...own,
  });
  for (const feature_id of features)
    await db.insertInto('boat_features').values({ boat_id: made.id, feature_id }).execute();
  return made;
}

describe('a search', () => {
  test.each([
    ['a feature', () => ({ feature: feature.air }), ['Rüya', 'Dolu']],
    ['several features', () => ({ feature: [feature.sup, feature.air] }), ['Rüya', 'Dolu']],
    ['instant booking', () => ({ instant: '1' }), ['Rüya']],
    [
      'the price of a week',
      () => ({ unit: 'week', max_price: 210_000 }),
      ['Lodos', 'Sürat', 'Dolu'],
    ],
    ['the price of a day, a seventh of a week', () => ({ min_price: 30_000 }), ['Rüya', 'Lodos']],
    ['the price of the charter', () => ({ ...week, min_price: 200_000 }), ['Rüya', 'Lodos']],
    ['a region', () => ({ region: 'likya' }), ['Rüya', 'Lodos']],
    [
      'a marina of the region instead of it',
      () => ({ region: 'likya', marina: marinas.gocek }),
      ['Rüya'],
    ],
    [
      'a town beside another region',
      () => ({ region: 'karya', town: 'gocek' }),
      ['Rüya', 'Lodos', 'Sürat', 'Dolu'],
    ],
    ['a town', () => ({ town: 'gocek' }), ['Rüya', 'Lodos']],
    [
      'a marina of the town instead of it',
      () => ({ town: 'gocek', marina: marinas.gocek }),
      ['Rüya'],
    ],
    [
      'a marina beside another town',
      () => ({ town: 'gocek', marina: marinas.bodrum }),
      ['Rüya', 'Lodos', 'Sürat', 'Dolu'],
    ],
  ])('by %s', async (_what, query, names) => {
    expect(await found(query())).toEqual(names);
  });

  test('flexible days find each boat’s nearest, and say which', async () => {
    const days = {
      ...week,
      check_in: addDays(week.check_in, -2),
      check_out: addDays(week.check_out, -2),
    };

    expect(await found(days)).toEqual([]);
    const { boats } = await searchBoats(db, parse({ ...days, flex: 3 }), context);
    expect(boats.map(({ name, check_in }) => [name, check_in])).toEqual([
      ['Rüya', week.check_in],
      ['Lodos', week.check_in],
      ['Sürat', week.check_in],
    ]);
  });

  test('flexible days without a unit are those that are sold by any', async () => {
    const { unit: _, ...days } = week;
    const { boats } = await searchBoats(db, parse({ ...days, flex: 7 }), context);

    expect(
      boats.map(({ name, check_in, unit, total_kurus }) => [name, check_in, unit, total_kurus]),
    ).toContainEqual(['Dolu', addDays(week.check_in, -7), 'week', 100_000_00]);
  });
});

describe('counts', () => {
  test('each filter is counted without itself and with all others', async () => {
    const counts = await counted({ type: 'gulet', town: 'gocek', cabins: 3 });

    expect(counts.types).toEqual([{ value: 'gulet', name: 'Gulet', boats: 1 }]);
    expect(counts.towns).toMatchObject([
      { value: 'gocek', boats: 1 },
      { value: 'bodrum', boats: 1 },
    ]);
    expect(counts.marinas).toEqual([
      { value: String(marinas.gocek), name: 'Göcek', boats: 1, town: 'gocek' },
    ]);
    expect(counts.cabins).toMatchObject({ 1: 2, 2: 2, 3: 1, 4: 1, 5: 0 });
    expect(counts.features.map(({ name, boats }) => [name, boats])).toEqual([
      ['SUP', 1],
      ['Klima', 1],
    ]);
    expect(counts.without).toMatchObject({ place: 2, types: 1, cabins: 2, price: 1 });
  });

  test('a region leaves its own towns and marinas to choose from', async () => {
    const counts = await counted({ region: 'karya' });

    expect(counts.regions).toMatchObject([
      { value: 'likya', boats: 2 },
      { value: 'karya', boats: 2 },
    ]);
    expect(counts.towns).toEqual([{ value: 'bodrum', name: 'Bodrum', boats: 2 }]);
    expect(counts.marinas.map(({ name }) => name)).toEqual(['Bodrum']);
  });

  test.each([
    ['nothing', {}],
    ['a region', { region: 'likya' }],
    ['a town', { town: 'gocek' }],
    ['a week', week],
    ['a week for six, not too dear', { ...week, adults: 6, max_price: 300_000 }],
    [
      'a week, give or take',
      {
        ...week,
        check_in: addDays(week.check_in, 1),
        check_out: addDays(week.check_out, 1),
        flex: 3,
      },
    ],
    ['days', { check_in: week.check_in, check_out: week.check_out }],
    ['a feature and crew', { crew: 'with' }],
  ])('are what choosing the option finds: %s', async (_what, query) => {
    const counts = await counted(query);
    const options: [object, number][] = [
      ...counts.types.map(({ value, boats }): [object, number] => [{ type: value }, boats]),
      ...counts.towns.map(({ value, boats }): [object, number] => [{ town: value }, boats]),
      ...counts.features.map(({ value, boats }): [object, number] => [{ feature: value }, boats]),
      ...each('unit', counts.units),
      ...each('berths', counts.berths),
      ...each('cabins', counts.cabins),
      ...each('length', counts.lengths),
      ...each('crew', counts.crews),
      [{ instant: '1' }, counts.instant],
    ];
    const chosen = await Promise.all(
      options.map(async ([option]) => [
        option,
        (await found(chosenDays({ ...query, ...option }))).length,
      ]),
    );

    expect(options.length).toBeGreaterThan(20);
    expect(chosen).toEqual(options);
  });

  test('prices are spread over twenty steps, without the price filter', async () => {
    const { prices } = await counted({ ...week, max_price: 150_000 });

    expect(prices).toMatchObject({ lowest: 140_000_00, highest: 350_000_00 });
    expect(prices?.boats).toHaveLength(20);
    expect(prices?.boats.filter(Boolean)).toEqual([1, 1, 1]);
    expect((await counted({ town: 'atlantis' })).prices).toBeNull();
  });
});

describe('the nearest days of a search that found nothing', () => {
  test('are those that boats which fit can be had for, with the lowest price', async () => {
    const days = {
      ...week,
      check_in: addDays(week.check_in, 2),
      check_out: addDays(week.check_out, 2),
    };
    const { nearest } = await counted({ ...days, type: 'gulet' }, { nearest: true });

    expect(nearest).toEqual([
      { ...saturdayFromToday(53), boats: 3, lowest_kurus: 100_000_00 },
      { check_in: week.check_in, check_out: week.check_out, boats: 2, lowest_kurus: 210_000_00 },
      { ...saturdayFromToday(67), boats: 3, lowest_kurus: 100_000_00 },
    ]);
  });

  test('without a unit are those that are sold by any', async () => {
    const { check_in, check_out } = week;
    const full = { check_in, check_out, marina: marinas.bodrum, crew: 'with' };
    const { nearest } = await counted(full, { nearest: true });

    expect(nearest[0]).toMatchObject({ boats: 1, lowest_kurus: 100_000_00 });
    expect(nearest.map((days) => days.check_in)).toContain(addDays(check_in, -7));
  });

  test('are not asked for where something was found', async () => {
    expect((await counted(week)).nearest).toEqual([]);
  });
});

const each = (name: string, counts: Record<string, number>): [object, number][] =>
  Object.entries(counts).map(([value, boats]) => [{ [name]: value }, boats]);

/** A day trip is its first day, as the page reads an address. */
const chosenDays = (query: { unit?: string; check_in?: string } & object) =>
  query.unit === 'trip' && query.check_in
    ? { ...query, check_out: addDays(query.check_in, 1) }
    : query;
