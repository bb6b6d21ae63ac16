import { countQueries } from '../../../server/db/index.ts';
import {
  changesHeard,
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { villaPageOf } from '../../../server/services/listings/villa-pages.ts';
import { noteOwnChange } from '../../../server/services/own-changes.ts';
import { db } from '../../support/db.ts';
import { createVilla, dayFromToday } from '../../support/factories.ts';

const { jest } = import.meta;

const wants = {
  days: { check_in: dayFromToday(0).toString(), check_out: dayFromToday(400).toString() },
  comments: { limit: 5, offset: 0 },
};
let villa: { id: number; slug: string };
let other: { id: number; slug: string };

beforeAll(async () => {
  villa = await createVilla({ bedrooms: 3 });
  other = await createVilla({ bedrooms: 4 });
  await startHearingChanges();
});
afterAll(stopHearingChanges);

const bedroomsOf = async (slug: string) => (await villaPageOf(slug, wants))?.bedrooms;
const queriesOf = async (run: () => Promise<unknown>) => (await countQueries(run)).queries.length;
const build = (id: number, bedrooms: number) =>
  db.updateTable('villas').set({ bedrooms }).where('id', '=', id).execute();

test('a villa that somebody has just looked at asks the database nothing', async () => {
  expect(await queriesOf(() => villaPageOf(villa.slug, wants))).toBe(1);
  expect(await queriesOf(() => villaPageOf(villa.slug, wants))).toBe(0);
  const later = { ...wants, comments: { limit: 20, offset: 20 } };
  expect(await queriesOf(() => villaPageOf(villa.slug, later))).toBe(1);
});

test('what no change tells of is read again after a minute, as a page is kept on top of it', async () => {
  await villaPageOf(villa.slug, wants);
  const later = (seconds: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
    return queriesOf(() => villaPageOf(villa.slug, wants)).finally(() => clock.mockRestore());
  };

  expect(await later(55)).toBe(0);
  expect(await later(61)).toBe(1);
});

test('a change through this process shows at once', async () => {
  for (const bedrooms of [5, 6, 7]) {
    await build(villa.id, bedrooms);
    noteOwnChange();
    expect(await bedroomsOf(villa.slug)).toBe(bedrooms);
  }
});

test('a change of another villa leaves it in memory', async () => {
  await villaPageOf(villa.slug, wants);
  await build(other.id, 8);
  await changesHeard();
  expect(await queriesOf(() => villaPageOf(villa.slug, wants))).toBe(0);
});

test('a change while it is being read is in the next answer', async () => {
  const before = villaPageOf(other.slug, wants);
  await build(other.id, 9);
  await before;
  await changesHeard();
  expect(await bedroomsOf(other.slug)).toBe(9);
});

test('a villa that nobody knew is there as soon as it is', async () => {
  expect(await villaPageOf('yeni-villa', wants)).toBeUndefined();
  await createVilla({ slug: 'yeni-villa', bedrooms: 2 });
  await changesHeard();
  expect(await bedroomsOf('yeni-villa')).toBe(2);
});

test('while changes cannot be heard nothing is kept', async () => {
  await stopHearingChanges();
  await villaPageOf(villa.slug, wants);
  expect(await queriesOf(() => villaPageOf(villa.slug, wants))).toBe(1);
});
