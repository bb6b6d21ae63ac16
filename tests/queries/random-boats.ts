import fc from 'fast-check';

import { addDays } from '../../server/shared/days.ts';
import { createMarina } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';

/** Far enough that nothing of it is over on the day the tests run. A Saturday. */
export const FIRST_DAY = '2090-06-03';
/** Days after FIRST_DAY within which prices, taken time and charters lie. */
const SPAN = 150;

const day = (offset: number) => addDays(FIRST_DAY, offset);
const range = (from: number, until: number) => `[${day(from)},${day(until)})`;

/** Null most of the time, so that one rule does not hide the others. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
const days = (max: number) => fc.integer({ min: 1, max });
const kurus = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999_999 }));
/** A week's price in whole lira is shared to the lira, any other to the kuruş. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999 }),
  fc.integer({ min: 1, max: 999_999 }).map((lira) => lira * 100),
);
const weekday = fc.integer({ min: 1, max: 7 });
const sometimesNot = fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0);
const units = fc.constantFrom('WEEK', 'DAY', 'TRIP');

/** Prices one after the other, some with a few unpriced days between; rules of their own or none. */
const seasons = fc.array(
  fc.record({
    unpriced: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: days(6) }),
    length: days(50),
    price_kurus: price,
    min_days: maybe(days(9)),
    changeover_weekday: maybe(weekday),
  }),
  { minLength: 2, maxLength: 8 },
);

const discounts = fc.array(
  fc.record({
    unit: maybe(units),
    kind: fc.constantFrom('EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP'),
    percent: days(90),
    from: fc.nat(SPAN),
    length: days(60),
    book_before: maybe(fc.integer({ min: -20, max: 60 })),
    within_days: maybe(fc.nat(40)),
    min_nights: maybe(days(9)),
    active: sometimesNot,
  }),
  { minLength: 1, maxLength: 5 },
);

const extras = fc.array(
  fc.record({
    amount_kurus: kurus,
    unit: fc.constantFrom('NIGHT', 'STAY', 'PERSON'),
    optional: fc.boolean(),
    active: sometimesNot,
  }),
  { maxLength: 3 },
);

/** Free and taken by turns; free time of a few days is a gap. */
const taken = fc.array(fc.record({ free: fc.oneof(fc.nat(6), fc.nat(40)), length: days(4) }), {
  maxLength: 10,
});

/** How long a paper holds: mostly longer than anybody asks for. */
const papers = fc.oneof({ weight: 5, arbitrary: fc.constant(600) }, fc.nat(SPAN));

export const boats = fc.record({
  active: sometimesNot,
  guests_day: fc.integer({ min: 4, max: 12 }),
  guests_night: fc.integer({ min: 0, max: 8 }),
  trip_starts_at: fc.constantFrom('09:00', '10:00', '11:30'),
  changeover_weekday: fc.oneof({ weight: 3, arbitrary: fc.constant(6) }, weekday),
  min_days: days(4),
  weeks: seasons,
  by_day: seasons,
  trips: seasons,
  discounts,
  extras,
  taken,
  insured: papers,
  seaworthy: papers,
});

type RandomBoat = ReturnType<typeof boats.generate>['value'];

export const charters = fc
  .record({
    unit: fc.constantFrom('week', 'day', 'trip'),
    arrival: fc.nat(SPAN),
    weeks: fc.integer({ min: 1, max: 3 }),
    more: fc.oneof(fc.constant(0), fc.nat(6)),
    onSaturday: sometimesNot,
    daysAhead: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.nat(60)),
    hour: fc.integer({ min: 8, max: 12 }),
    adults: days(6),
    children: fc.nat(2),
  })
  .map(({ unit, arrival, weeks, more, onSaturday, daysAhead, hour, ...guests }) => {
    const first = unit === 'week' && onSaturday ? arrival - (arrival % 7) : arrival;
    const length = { week: 7 * weeks + more, day: 1 + more, trip: 1 }[unit] ?? 1;
    const ends = { check_in: day(first), check_out: day(first + length) };
    return {
      unit: unit as 'week' | 'day' | 'trip',
      ...ends,
      today: day(first - daysAhead),
      time: `${String(hour).padStart(2, '0')}:00`,
      ...guests,
    };
  });

/** Inserts the boats with all that is theirs; their ids, in order. */
export async function insertBoats(wanted: RandomBoat[]): Promise<number[]> {
  const marina = await createMarina();
  const inserted = await db
    .insertInto('boats')
    .values(
      wanted.map((boat, index) => ({
        active: boat.active,
        guests_day: boat.guests_day,
        guests_night: boat.guests_night,
        trip_starts_at: boat.trip_starts_at,
        changeover_weekday: boat.changeover_weekday,
        min_days: boat.min_days,
        slug: `rastgele-tekne-${index}`,
        name: `Rastgele ${index}`,
        marina_id: marina.id,
        licence_no: `DT-${index}`,
        licence_holder: 'Mavi Denizcilik',
        licence_verified_at: '2026-01-01T09:00:00Z',
        insurance_until: day(boat.insured),
        seaworthiness_until: day(boat.seaworthy),
      })),
    )
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  for (const [index, boat] of wanted.entries()) await insertParts(ids[index] ?? 0, boat);
  return ids;
}

async function insertParts(boat_id: number, boat: RandomBoat) {
  const rows = [
    ...priceRows(boat_id, 'WEEK', boat.weeks),
    ...priceRows(boat_id, 'DAY', boat.by_day),
    ...priceRows(boat_id, 'TRIP', boat.trips),
  ];
  await db.insertInto('boat_prices').values(rows).execute();
  if (boat.discounts.length)
    await db.insertInto('boat_discounts').values(discountRows(boat_id, boat)).execute();
  if (boat.extras.length)
    await db
      .insertInto('boat_extras')
      .values(boat.extras.map((extra, index) => ({ boat_id, name: `Ek ${index}`, ...extra })))
      .execute();
  const ranges = takenRanges(boat);
  if (!ranges.length) return;
  await db.transaction().execute(async (transaction) => {
    const closings = await transaction
      .insertInto('boat_closings')
      .values(ranges.map((stay) => ({ boat_id, stay })))
      .returning(['id', 'stay'])
      .execute();
    await transaction
      .insertInto('boat_occupancies')
      .values(closings.map(({ id, stay }) => ({ boat_id, stay, kind: 'CLOSING', closing_id: id })))
      .execute();
  });
}

function priceRows(boat_id: number, unit: string, seasonsOfUnit: RandomBoat['weeks']) {
  let from = 0;
  return seasonsOfUnit.map(({ unpriced, length, ...rules }) => {
    from += unpriced;
    const row = { boat_id, unit, ...rules, days: range(from, from + length) };
    from += length;
    return row;
  });
}

const discountRows = (boat_id: number, { discounts: rows }: RandomBoat) =>
  rows.map(({ from, length, book_before, within_days, min_nights, ...row }) => ({
    boat_id,
    ...row,
    days: range(from, from + length),
    book_before: book_before === null ? null : day(book_before),
    within_days: row.kind === 'LAST_MINUTE' ? (within_days ?? 10) : within_days,
    min_nights: row.kind === 'LONG_STAY' ? (min_nights ?? 7) : min_nights,
  }));

function takenRanges({ taken: rows }: RandomBoat): string[] {
  let from = 0;
  return rows.map(({ free, length }) => {
    from += free;
    const stay = range(from, from + length);
    from += length;
    return stay;
  });
}
