import fc from 'fast-check';
import { sql } from 'kysely';
import { type PricedBoat, quoteCharter } from '../../server/domain/charter-pricing.ts';
import { flexibleShifts } from '../../server/domain/moved-stays.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { getPricedBoat } from '../../server/queries/prices/priced-boats.ts';
import { type FoundCharter, searchBoats } from '../../server/queries/search/boat-search.ts';
import { hasUsualShape } from '../../server/queries/search/boat-search-filters.ts';
import { soldBoats } from '../../server/queries/search/boat-search-fitting.ts';
import { BoatListingQuery, CHARTER_UNITS } from '../../server/schemas/boats.ts';
import { asPricedBoat } from '../../server/services/prices/priced-boats.ts';
import { addDays } from '../../server/shared/days.ts';
import { db } from '../support/db.ts';
import { boats, charters, FIRST_DAY, insertBoats } from './random-boats.ts';

const GAP_MAX_NIGHTS = 6;
const BOATS = 60;
const CHARTERS = 200;

type Charter = ReturnType<typeof charters.generate>['value'];

let priced: [id: number, boat: PricedBoat][];

beforeAll(async () => {
  const ids = await insertBoats(fc.sample(boats, { numRuns: BOATS, seed: 18126 }));
  const whole = { check_in: addDays(FIRST_DAY, -31), check_out: addDays(FIRST_DAY, 500) };
  priced = await Promise.all(
    ids.map(async (id) => [id, asPricedBoat(await getPricedBoat(db, id, whole))] as const),
  ).then((all) => all.map(([id, boat]) => [id, boat]));
});

test('search sells the same charters as the quote, for the same sums', async () => {
  const seen = { week: 0, day: 0, trip: 0, discounted: 0, weeks_and_days: 0, refused: 0 };
  for (const charter of fc.sample(charters, { numRuns: CHARTERS, seed: 18126 })) {
    const quoted = quotesFor(charter);
    expect({ charter, sold: await searched(charter) }).toEqual({
      charter,
      sold: quoted.map(({ id, accommodation_kurus, discount_kurus, total_kurus }) => ({
        id,
        accommodation_kurus,
        discount_kurus,
        total_kurus,
      })),
    });
    seen[charter.unit] += quoted.length;
    seen.refused += BOATS - quoted.length;
    seen.discounted += quoted.filter(({ discount_kurus }) => discount_kurus).length;
    if (charter.unit === 'week')
      seen.weeks_and_days += quoted.filter(({ nights }) => nights.length % 7).length;
  }
  expect(Object.entries(seen).filter(([, count]) => count < 15)).toEqual([]);
});

test('without a unit each boat is sold by the one that costs least', async () => {
  const seen = { week: 0, day: 0, trip: 0, several: 0 };
  for (const { unit: _, ...charter } of fc.sample(charters, { numRuns: 40, seed: 18128 })) {
    const quoted = CHARTER_UNITS.flatMap((unit) =>
      quotesFor({ ...charter, unit }).map(({ id, total_kurus }) => ({ id, unit, total_kurus })),
    );
    const ofBoat = Map.groupBy(quoted, ({ id }) => id);
    const found = await allOf(charter);

    expect(found.map(({ id }) => id)).toEqual([...ofBoat.keys()].sort((one, other) => one - other));
    for (const { id, unit, total_kurus } of found) {
      const sold = ofBoat.get(id) ?? [];
      expect(total_kurus).toBe(Math.min(...sold.map((each) => each.total_kurus ?? 0)));
      expect(sold).toContainEqual({ id, unit, total_kurus });
      seen[unit] += 1;
      seen.several += sold.length > 1 ? 1 : 0;
    }
  }
  expect(Object.entries(seen).filter(([, count]) => count < 10)).toEqual([]);
});

test('of flexible days each boat’s nearest that can be sold for such a price, the earlier of two', async () => {
  const seen = { moved: 0, dearer: 0 };
  for (const charter of fc.sample(charters, { numRuns: 16, seed: 18127 })) {
    const flex = 3;
    const [median] = quotesFor(charter).map(({ total_kurus }) => total_kurus ?? 0);
    const max_price = Math.ceil((median ?? 50_000_00) / 100);
    const asked = { ...charter, flex, max_price };
    const moved = flexibleShifts(charter.check_in, flex).map((shift) => {
      const days = {
        check_in: addDays(charter.check_in, shift),
        check_out: addDays(charter.check_out, shift),
      };
      return quotesFor({ ...charter, ...days }).map((quoted) => ({ ...quoted, ...days }));
    });
    const expected = new Map<number, object>();
    for (const { id, check_in, total_kurus } of moved.flat()) {
      if ((total_kurus ?? 0) > max_price * 100) seen.dearer += 1;
      else if (!expected.has(id)) expected.set(id, { id, check_in, total_kurus });
    }
    const found = await allOf(asked);
    expect(found.map(({ id, check_in, total_kurus }) => ({ id, check_in, total_kurus }))).toEqual(
      [...expected].sort(([one], [other]) => one - other).map(([, row]) => row),
    );
    seen.moved += found.filter(({ check_in }) => check_in !== charter.check_in).length;
  }
  expect(seen.moved).toBeGreaterThan(15);
  expect(seen.dearer).toBeGreaterThan(15);
});

test('a search has one text for each unit, for all together, and whatever is asked, so that its plan is kept', () => {
  const context = { today: FIRST_DAY, time: '09:00', gap_max_nights: GAP_MAX_NIGHTS };
  const textOf = (asked: object) => {
    const days = { check_in: FIRST_DAY, check_out: addDays(FIRST_DAY, 1) };
    const search = { ...BoatListingQuery.parse({ ...days, ...asked }), ...days };
    const looked = {
      where: sql`true`,
      columns: [],
      shifts: flexibleShifts(FIRST_DAY, search.flex),
    };
    expect(hasUsualShape(search)).toBe(true);
    return soldBoats(search, context, looked).compile(db).sql;
  };
  const asked = [...CHARTER_UNITS.map((unit) => ({ unit })), {}, { adults: 5 }, { flex: 3 }];
  expect(new Set(asked.map(textOf)).size).toBe(1);
});

/** What the rule says of every boat, those that can be sold only. */
function quotesFor({ unit, check_in, check_out, today, time, adults, children }: Charter) {
  const request = {
    unit,
    stay: stayOf(check_in, check_out),
    guests: { adults, children, babies: 3 },
    extra_ids: [],
    today: parseDay(today),
    time: Temporal.PlainTime.from(time),
    full_payment_days: 14,
    gap_max_nights: GAP_MAX_NIGHTS,
  };
  return priced.flatMap(([id, boat]) => {
    const found = quoteCharter(boat, request);
    return found.sellable ? [{ ...found, id }] : [];
  });
}

const searched = async (charter: Charter) =>
  (await allOf(charter)).map(({ id, accommodation_kurus, discount_kurus, total_kurus }) => ({
    id,
    accommodation_kurus,
    discount_kurus,
    total_kurus,
  }));

/** Every page of a search, by id. */
async function allOf({
  today,
  time,
  ...charter
}: Omit<Charter, 'unit'> & Partial<Charter> & { flex?: number; max_price?: number }) {
  const context = { today, time, gap_max_nights: GAP_MAX_NIGHTS };
  const found: FoundCharter[] = [];
  for (let page = 1; ; page += 1) {
    const search = { ...BoatListingQuery.parse(charter), page };
    const { boats: rows, total } = await searchBoats(db, search, context);
    found.push(...rows);
    if (found.length === total || rows.length === 0) break;
  }
  return found.sort((one, other) => one.id - other.id);
}
