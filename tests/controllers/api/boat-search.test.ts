import { countQueries } from '../../../server/db/index.ts';
import { addDays } from '../../../server/shared/days.ts';
import { site } from '../../support/api.ts';
import {
  createBoat,
  createBoatReservation,
  createBoatType,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { dayFromToday, stayFromToday } from '../../support/factories.ts';

const search = (query: object) => site.get('/v2/searchboat').query({ client: 'true', ...query });

let type: { id: number; slug: string };

beforeAll(async () => {
  type = await createBoatType();
  const types = [type.id];
  await createBoat({
    name: 'Rüya',
    types,
    position: 1,
    prices: { WEEK: 350_000_00, TRIP: 45_000_00 },
  });
  await createBoat({
    name: 'Lodos',
    types,
    position: 2,
    guests_night: 4,
    prices: { WEEK: 210_000_00 },
  });
  const full = await createBoat({ name: 'Dolu', types, position: 3, prices: { WEEK: 100_000_00 } });
  const week = saturdayFromToday(60);
  await createBoatReservation({ boat_id: full.id, unit: 'WEEK', status: 'CONFIRMED', ...week });
});

const LAST_OF_DAY = { trip_starts_at: '23:58', trip_ends_at: '23:59' };

const namesOf = (body: { content: { name: string }[] }) => body.content.map(({ name }) => name);

test('cards with the from-price, without days', async () => {
  const { body } = await search({ type: type.slug }).expect(200);
  expect([body.total, body.skip, body.take]).toEqual([3, 0, 20]);
  expect(body.content[0]).toMatchObject({
    name: 'Rüya',
    town: expect.stringMatching(/./),
    thumbnail: null,
    permit_no: null,
    unit: 'TRIP',
    from_price_kurus: 45_000_00,
    total_kurus: null,
  });
});

test('days and a unit give the true total of those that can be sold', async () => {
  const charter = { type: type.slug, unit: 'week', ...saturdayFromToday(60, 10), adults: 4 };
  const { body } = await search({ ...charter, sort: 'price_asc' }).expect(200);
  expect(body.content).toMatchObject([
    { name: 'Lodos', total_kurus: 300_000_00 },
    { name: 'Rüya', total_kurus: 500_000_00 },
  ]);
});

test('a day trip that has left is nobody’s any more', async () => {
  const trips = await createBoatType();
  const prices = { TRIP: 45_000_00 };
  const types = [trips.id];
  await createBoat({ name: 'Kalkan', types, prices, trip_starts_at: '00:00' });
  await createBoat({ name: 'Bekleyen', types, prices, ...LAST_OF_DAY });
  const found = async (query: object) =>
    namesOf((await search({ type: trips.slug, ...query })).body);

  expect(await found({ ...stayFromToday(0, 1), unit: 'trip' })).toEqual(['Bekleyen']);
  expect(await found(stayFromToday(0, 1))).toEqual(['Bekleyen']);
  expect(await found({ ...stayFromToday(1, 1), unit: 'trip' })).toHaveLength(2);
});

test('no trip begins before a charter of that day has left, and no charter ends after it began', async () => {
  const mixed = await createBoatType();
  const prices = { DAY: 60_000_00, TRIP: 45_000_00 };
  const boat = await createBoat({ types: [mixed.id], prices, leaving_time: '11:00' });
  const { check_in, check_out } = stayFromToday(40, 4);
  await createBoatReservation({ boat_id: boat.id, status: 'OPTION', check_in, check_out });
  const trip = { boat_id: boat.id, status: 'OPTION', unit: 'TRIP', ...stayFromToday(50, 1) };
  await createBoatReservation({ ...trip, starts_at: '10:00', ends_at: '18:00' });
  const found = async (unit: string, [from, days]: [number, number]) => {
    const wanted = { unit, ...stayFromToday(from, days) };
    const { body } = await search({ type: mixed.slug, ...wanted });
    const quoted = await site.get('/v1/quote').query({ boat_id: boat.id, adults: 2, ...wanted });
    return [body.total, quoted.body.content.sellable];
  };

  expect(await found('trip', [44, 1])).toEqual([0, false]);
  expect(await found('trip', [45, 1])).toEqual([1, true]);
  expect(await found('day', [47, 3])).toEqual([0, false]);
  expect(await found('day', [46, 3])).toEqual([1, true]);
  expect(await found('day', [44, 3])).toEqual([1, true]);
});

test('berths count overnight', async () => {
  const week = saturdayFromToday(60);
  const { body } = await search({ type: type.slug, unit: 'week', ...week, adults: 6 });
  expect(namesOf(body)).toEqual(['Rüya']);
});

test('people count before the days are chosen: children too, and by the unit', async () => {
  const found = async (query: object) =>
    namesOf((await search({ type: type.slug, ...query }).expect(200)).body);
  expect(await found({ children: 100 })).toEqual([]);
  expect(await found({ adults: 2, children: 4 })).toEqual(['Rüya', 'Dolu']);
  expect(await found({ unit: 'week', adults: 12 })).toEqual([]);
  expect(await found({ unit: 'week', adults: 4, children: 2 })).toEqual(['Rüya', 'Dolu']);
  expect(await found({ unit: 'trip', adults: 12 })).toEqual(['Rüya']);
  expect(await found({ unit: 'week' })).toEqual(['Rüya', 'Lodos', 'Dolu']);
});

test('a week from a Wednesday is nobody’s', async () => {
  const from = Temporal.PlainDate.from(saturdayFromToday(60).check_in).subtract({ days: 3 });
  const days = { check_in: from.toString(), check_out: from.add({ days: 7 }).toString() };
  const { body } = await search({ type: type.slug, unit: 'week', ...days });
  expect(body).toMatchObject({ content: [], total: 0 });
});

test('a trip wants one day alone', async () => {
  const { body } = await search({ type: type.slug, unit: 'trip', check_in: dayFromToday(20) });
  expect(body.content).toMatchObject([{ name: 'Rüya', total_kurus: 45_000_00 }]);
});

test('the filters’ counts, and the nearest days of a search that found nothing', async () => {
  const week = saturdayFromToday(60);
  const { body } = await search({ type: type.slug, unit: 'week', ...week });
  expect(body.counts).toMatchObject({
    types: { [type.slug]: 2 },
    units: { week: 2, trip: 1 },
    prices: { lowest: 210_000_00, highest: 350_000_00 },
    nearest: [],
  });
  const sunday = { check_in: addDays(week.check_in, 1), check_out: addDays(week.check_out, 1) };
  const none = await search({ type: type.slug, unit: 'week', ...sunday });
  expect(none.body.counts.nearest).toContainEqual({ ...week, boats: 2, lowest_kurus: 210_000_00 });
  const moved = await search({ type: type.slug, unit: 'week', ...sunday, flex: 3 });
  expect(moved.body.content).toMatchObject([
    { name: 'Rüya', ...week, total_kurus: 350_000_00 },
    { name: 'Lodos', ...week },
  ]);
});

test('by price, of the total where there is one', async () => {
  const week = { unit: 'week', ...saturdayFromToday(60) };
  const { body } = await search({ type: type.slug, ...week, max_price: 300_000 });
  expect(namesOf(body)).toEqual(['Lodos']);
});

test('a unit may be written as the answer writes it', async () => {
  const { body } = await search({ type: type.slug, unit: 'trip' });
  const again = await search({ type: type.slug, unit: body.content[0].unit });

  expect(again.body.content).toEqual(body.content);
  expect(body.content).not.toEqual([]);
});

test('days without a unit leave out what is taken', async () => {
  const { body } = await search({ type: type.slug, ...saturdayFromToday(60) });
  expect(namesOf(body)).toEqual(['Rüya', 'Lodos']);
});

test.each([
  ['an unknown parameter', { crew: 3 }, 'crew'],
  [
    'days in the wrong order',
    { check_in: dayFromToday(9), check_out: dayFromToday(5) },
    'check_out',
  ],
  ['an unknown unit', { unit: 'hour' }, 'unit'],
  ['a feature that is no id', { feature: 'sauna' }, 'feature.0'],
  ['a price that is none', { max_price: -1 }, 'max_price'],
  ['more days of flexibility than a week', { flex: 8 }, 'flex'],
])('%s is 422', async (_what, query, field) => {
  const { status, body } = await search(query);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

test('asks the database at most three times', async () => {
  const charter = { unit: 'day', ...stayFromToday(40, 3) };
  await search(charter);
  const { queries } = await countQueries(async () => search(charter).expect(200));
  expect(queries.length).toBeLessThanOrEqual(3);
});
