import fc from 'fast-check';

import { addDays } from '../../server/shared/days.ts';
import { db } from '../support/db.ts';
import { createDistrict } from '../support/factories.ts';

/** Far enough that nothing of it is over on the day the tests run. */
export const FIRST_DAY = '2090-06-01';
/** Days after FIRST_DAY within which seasons, taken time and stays lie. */
const SPAN = 150;

const day = (offset: number) => addDays(FIRST_DAY, offset);
const range = (from: number, until: number) => `[${day(from)},${day(until)})`;

/** Null most of the time, so that one rule does not hide the others. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
const nights = (max: number) => fc.integer({ min: 1, max });
const kurus = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999_999 }));
const price = fc.integer({ min: 1, max: 9_999_999 });
const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });

/** Seasons one after the other, some with a few unpriced nights between; rules of their own or none. */
const seasons = fc.array(
  fc.record({
    unpriced: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: nights(6) },
    ),
    length: nights(50),
    nightly_price_kurus: price,
    min_nights: maybe(nights(8)),
    arrival_weekdays: maybe(weekdays),
    short_stay_limit: maybe(fc.integer({ min: 0, max: 10 })),
    short_stay_fee_kurus: maybe(kurus),
  }),
  { minLength: 2, maxLength: 8 },
);

const sometimesNot = fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0);

const discounts = fc.array(
  fc.record({
    kind: fc.constantFrom('EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP', 'GAP', 'GAP'),
    percent: nights(90),
    from: fc.nat(SPAN),
    length: nights(60),
    book_before: maybe(fc.integer({ min: -20, max: 60 })),
    within_days: maybe(fc.nat(40)),
    min_nights: maybe(nights(9)),
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

/** Free and taken by turns; free time of a few nights is a gap. */
const taken = fc.array(fc.record({ free: fc.oneof(fc.nat(6), fc.nat(40)), length: nights(4) }), {
  maxLength: 16,
});

export const villas = fc.record({
  active: sometimesNot,
  capacity: fc.integer({ min: 2, max: 10 }),
  min_nights: fc.integer({ min: 2, max: 7 }),
  arrival_weekdays: maybe(weekdays),
  short_stay_limit: fc.nat(10),
  short_stay_fee_kurus: kurus,
  gap_allowed: sometimesNot,
  gap_min_nights: nights(3),
  seasons,
  discounts,
  extras,
  taken,
});

type RandomVilla = ReturnType<typeof villas.generate>['value'];

export const stays = fc
  .record({
    arrival: fc.nat(SPAN),
    length: fc.oneof(
      { weight: 6, arbitrary: nights(5) },
      { weight: 1, arbitrary: nights(12) },
      { weight: 1, arbitrary: nights(110) },
    ),
    daysAhead: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.nat(60)),
    adults: nights(6),
    children: fc.nat(2),
  })
  .map(({ arrival, length, daysAhead, ...guests }) => ({
    check_in: day(arrival),
    check_out: day(arrival + length),
    today: day(arrival - daysAhead),
    ...guests,
  }));

/** Inserts the villas with all that is theirs; their ids, in order. */
export async function insertVillas(wanted: RandomVilla[]): Promise<number[]> {
  const district = await createDistrict();
  const inserted = await db
    .insertInto('villas')
    .values(
      wanted.map(({ seasons: _, discounts: __, extras: ___, taken: ____, ...villa }, index) => ({
        ...villa,
        slug: `rastgele-${index}`,
        name: `Rastgele ${index}`,
        district_id: district.id,
        permit_no: `07-${index}`,
        permit_capacity: villa.capacity,
        permit_verified_at: '2026-01-01T09:00:00Z',
      })),
    )
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  await insertParts(wanted.map((villa, index) => [ids[index] ?? 0, villa]));
  return ids;
}

/** One statement a table: search is brought up to date once each. */
async function insertParts(villas: [id: number, villa: RandomVilla][]) {
  const of = <Row>(rows: (id: number, villa: RandomVilla) => Row[]): Row[] =>
    villas.flatMap(([id, villa]) => rows(id, villa));
  await db.insertInto('villa_prices').values(of(seasonRows)).execute();
  await db.insertInto('villa_discounts').values(of(discountRows)).execute();
  await db.insertInto('villa_extras').values(of(extraRows)).execute();
  await db.transaction().execute(async (transaction) => {
    const closings = await transaction
      .insertInto('villa_closings')
      .values(of((villa_id, villa) => takenRanges(villa).map((stay) => ({ villa_id, stay }))))
      .returning(['id', 'villa_id', 'stay'])
      .execute();
    await transaction
      .insertInto('villa_occupancies')
      .values(closings.map(({ id, ...taken }) => ({ ...taken, kind: 'CLOSING', closing_id: id })))
      .execute();
  });
}

const extraRows = (villa_id: number, { extras }: RandomVilla) =>
  extras.map((extra, index) => ({ villa_id, name: `Ek ${index}`, ...extra }));

function seasonRows(villa_id: number, villa: RandomVilla) {
  let from = -10;
  return villa.seasons.map(({ unpriced, length, ...rules }) => {
    const start = from + unpriced;
    from = start + length;
    return { villa_id, days: range(start, from), ...rules };
  });
}

function discountRows(villa_id: number, villa: RandomVilla) {
  return villa.discounts.map(({ from, length, book_before, ...discount }) => ({
    villa_id,
    ...discount,
    days: range(from, from + length),
    book_before: book_before === null ? null : day(book_before),
    within_days:
      discount.kind === 'LAST_MINUTE' ? (discount.within_days ?? 7) : discount.within_days,
    min_nights: discount.kind === 'LONG_STAY' ? (discount.min_nights ?? 5) : discount.min_nights,
  }));
}

function takenRanges(villa: RandomVilla): string[] {
  let from = -12;
  return villa.taken.map(({ free, length }) => {
    const start = from + free;
    from = start + length;
    return range(start, from);
  });
}
