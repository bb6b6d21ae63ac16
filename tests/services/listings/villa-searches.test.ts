import { countQueries } from '../../../server/db/index.ts';
import { ListingQuery } from '../../../server/schemas/search.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { findVillas } from '../../../server/services/listings/villa-searches.ts';
import { db } from '../../support/db.ts';
import { createVilla, dayFromToday, stayFromToday } from '../../support/factories.ts';

const week = stayFromToday(30, 7);
let villa: { id: number };

beforeAll(async () => {
  villa = await createVilla({ nightly_price_kurus: 10_000_00 });
  await startHearingChanges();
});
afterAll(stopHearingChanges);

const find = (query: object = {}) =>
  findVillas(db, ListingQuery.parse({ ...week, ...query }), {
    today: dayFromToday(0),
    gap_max_nights: 6,
  });
const costs = async () => (await find()).villas.map(({ total_kurus }) => total_kurus);
const queriesOf = async (run: () => Promise<unknown>) => (await countQueries(run)).queries.length;

test('a search that somebody has just made asks the database nothing', async () => {
  expect(await queriesOf(() => find())).toBe(2);
  expect(await queriesOf(() => find())).toBe(0);
  expect(await queriesOf(() => find({ babies: 1 }))).toBe(0);
});

test('another page or order of it has the counts in common', async () => {
  await find();
  expect(await queriesOf(() => find({ sort: 'price_asc' }))).toBe(1);
  expect(await queriesOf(() => find({ adults: 3 }))).toBe(2);
});

test('those who ask at once wait for one answer', async () => {
  const asked = { q: 'villa', adults: 4 };
  const together = () => Promise.all(Array.from({ length: 8 }, () => find(asked)));
  expect(await queriesOf(together)).toBe(3);
});

test('a change shows at once, whoever made it', async () => {
  expect(await costs()).toEqual([70_000_00]);
  const change = (nightly_price_kurus: number) =>
    db
      .updateTable('villa_prices')
      .set({ nightly_price_kurus })
      .where('villa_id', '=', villa.id)
      .execute();
  for (const price of [11_000_00, 12_000_00, 13_000_00]) {
    await change(price);
    expect(await costs()).toEqual([7 * price]);
    expect((await find()).counts.prices?.lowest).toBe(7 * price);
  }
});

test('a change while a search is under way is in the next one', async () => {
  const before = find({ adults: 2, children: 1 });
  await db.updateTable('villas').set({ bedrooms: 7 }).where('id', '=', villa.id).execute();
  await before;
  expect((await find({ adults: 2, children: 1 })).villas).toMatchObject([{ bedrooms: 7 }]);
});

test('while changes cannot be heard nothing is kept', async () => {
  await stopHearingChanges();
  await find();
  expect(await queriesOf(() => find())).toBe(2);
});
