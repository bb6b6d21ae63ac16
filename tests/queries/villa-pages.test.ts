import { findVillaPlaces } from '../../server/queries/listings/map-places.ts';
import { listSimilarVillas } from '../../server/queries/listings/similar-villas.ts';
import { findPresentSlug, findVillaPage } from '../../server/queries/listings/villa-pages.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createDistrict,
  createReservation,
  createSeason,
  createTown,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../support/factories.ts';

const wants = {
  days: { check_in: dayFromToday(0), check_out: dayFromToday(420) },
  comments: { limit: 5, offset: 0 },
};

const find = (slug: string) => findVillaPage(db, slug, wants);

test('one round trip brings the villa with its rows', async () => {
  const villa = await createVilla({ nightly_price_kurus: null });
  await createSeason({ villa_id: villa.id, days: `[${dayFromToday(10)},${dayFromToday(20)})` });
  await createClosing(villa.id, stayFromToday(12, 3));
  const row = await find(villa.slug);

  expect(row).toMatchObject({ id: villa.id, town: 'Kalkan', district: 'Kalamar', comments: [] });
  expect(row?.seasons).toHaveLength(1);
  expect(row?.occupied).toHaveLength(1);
  expect(row?.scores.counts).toEqual([0, 0, 0, 0, 0]);
});

test('an expired option takes nothing', async () => {
  const villa = await createVilla();
  await createReservation({
    villa_id: villa.id,
    status: 'OPTION',
    option_until: inHours(-1),
    ...stayFromToday(30, 7),
  });

  expect((await find(villa.slug))?.occupied).toEqual([]);
});

test("the villa's own place comes before its district's", async () => {
  const district_id = (await createDistrict({ lat: '36.2', lon: '29.4' })).id;
  const own = await createVilla({ district_id, lat: '36.265', lon: '29.413' });
  const without = await createVilla({ district_id });

  expect((await find(own.slug))?.position).toEqual({ lat: 36.265, lon: 29.413 });
  expect((await find(without.slug))?.position).toEqual({ lat: 36.2, lon: 29.4 });
});

test('on the map one without a place stands at its district, or its town where that has none', async () => {
  const town_id = (await createTown({ lat: '36.3', lon: '29.5' })).id;
  const placed = await createDistrict({ town_id, lat: '36.2', lon: '29.4' });
  const unplaced = await createDistrict({ town_id });
  const at_district = await createVilla({ district_id: placed.id });
  const at_town = await createVilla({ district_id: unplaced.id });

  const { listings } = await findVillaPlaces(db, [at_district.id, at_town.id]);

  expect(listings).toEqual(
    expect.arrayContaining([
      { id: at_district.id, lat: 36.2, lon: 29.4 },
      { id: at_town.id, lat: 36.3, lon: 29.5 },
    ]),
  );
});

test('a villa of any state is found, an unknown one is not', async () => {
  const villa = await createVilla({ active: false, deleted_at: '2026-01-01T00:00:00Z' });

  expect((await find(villa.slug))?.deleted_at).toBeTruthy();
  expect(await find('hic-olmamis')).toBeUndefined();
});

test('a former address leads to the present one, over several changes', async () => {
  const villa = await createVilla({ slug: 'birinci' });
  for (const slug of ['ikinci', 'ucuncu'])
    await db.updateTable('villas').set({ slug }).where('id', '=', villa.id).execute();

  expect(await findPresentSlug(db, 'birinci')).toBe('ucuncu');
  expect(await findPresentSlug(db, 'ikinci')).toBe('ucuncu');
  expect(await findPresentSlug(db, 'ucuncu')).toBeUndefined();
});

describe('similar villas', () => {
  const stayOf = (days: { check_in: string; check_out: string }) => ({
    ...days,
    guests: 2,
    today: dayFromToday(0),
    gap_max_nights: 6,
  });

  test('the town before the region, sizes that are near before others', async () => {
    const town = await createDistrict();
    const { region_id } = await db
      .selectFrom('towns')
      .select('region_id')
      .where('id', '=', town.town_id)
      .executeTakeFirstOrThrow();
    const { id: town_id } = await db
      .insertInto('towns')
      .values({ slug: 'komsu-belde', name: 'Kaş', region_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const beyond = await createDistrict({ town_id });
    const villa = await createVilla({ district_id: town.id, capacity: 8 });
    const far = await createVilla({ district_id: beyond.id, capacity: 8 });
    const large = await createVilla({ district_id: town.id, capacity: 20 });
    const alike = await createVilla({ district_id: town.id, capacity: 8 });
    const to = { id: villa.id, region_id, town_id: town.town_id, capacity: 8 };
    const found = await listSimilarVillas(db, to, null);

    expect(found.map(({ id }) => id)).toEqual([alike.id, large.id, far.id]);
    expect(found[0]?.total_kurus).toBeNull();
  });

  test('with a stay only those that can be sold for it', async () => {
    const district_id = (await createDistrict()).id;
    const villa = await createVilla({ district_id });
    const free = await createVilla({ district_id });
    const taken = await createVilla({ district_id });
    await createVilla({ district_id, min_nights: 14 });
    await createVilla({ district_id, capacity: 1 });
    const days = stayFromToday(30, 7);
    await createClosing(taken.id, days);
    const row = await find(villa.slug);
    const found = await listSimilarVillas(db, row as NonNullable<typeof row>, stayOf(days));

    expect(found.map(({ id }) => id)).toEqual([free.id]);
    expect(found[0]?.total_kurus).toBe(70_000_00);
  });
});
