import fc from 'fast-check';
import { sql } from 'kysely';
import { KEPT_PLAN } from '../../server/db/kept-plans.ts';
import { gapsBetween } from '../../server/domain/gaps.ts';
import { type PricedVilla, quote } from '../../server/domain/pricing.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { getPricedVilla } from '../../server/queries/prices/priced-villas.ts';
import { type SearchContext, searchVillas } from '../../server/queries/search/villa-search.ts';
import { villaConditions } from '../../server/queries/search/villa-search-filters.ts';
import { fittingStays } from '../../server/queries/search/villa-search-fitting.ts';
import { ListingQuery, type VillaSearch } from '../../server/schemas/search.ts';
import { asPricedVilla } from '../../server/services/prices/priced-villas.ts';
import { addDays } from '../../server/shared/days.ts';
import { db } from '../support/db.ts';
import { FIRST_DAY, insertVillas, stays, villas } from './random-villas.ts';

const GAP_MAX_NIGHTS = 6;
const VILLAS = 64;
const STAYS = 100;
/** Search looks at all villas, the quote at the stay's own and at every so manieth of the others. */
const QUOTED = 4;

type Stay = ReturnType<typeof stays.generate>['value'];

/** With the villa it was made for. */
type AskedStay = Stay & { own?: number };

let priced: [id: number, villa: PricedVilla][];

beforeAll(async () => {
  const ids = await insertVillas(fc.sample(villas, { numRuns: VILLAS, seed: 18126 }));
  const whole = { check_in: addDays(FIRST_DAY, -31), check_out: addDays(FIRST_DAY, 400) };
  priced = await Promise.all(
    ids.map(async (id) => [id, asPricedVilla(await getPricedVilla(db, id, whole))] as const),
  ).then((all) => all.map(([id, villa]) => [id, villa]));
});

test('search sells the same stays as the quote, for the same sums', async () => {
  const seen = { sold: 0, in_gaps: 0, short: 0, refused: 0, two_kinds: 0, seasons: 0, whole: 0 };
  const kinds = { early: 0, last_minute: 0, period: 0, long_stay: 0, gap: 0 };
  for (const [turn, asked] of [...randomStays(), ...gapStays(), ...longStays()].entries()) {
    const { own, ...stay } = asked;
    const among = priced.filter(([id], place) => id === own || (place + turn) % QUOTED === 0);
    const quoted = quotesFor(stay, among);
    const sold = await searched(stay);
    expect({ stay, sold: sold.filter(({ id }) => among.some(([one]) => one === id)) }).toEqual({
      stay,
      sold: quoted.map(({ id, accommodation_kurus, discount_kurus, total_kurus }) => ({
        id,
        accommodation_kurus,
        discount_kurus,
        total_kurus,
      })),
    });
    seen.sold += quoted.length;
    seen.refused += among.length - quoted.length;
    seen.two_kinds += quoted.filter((sold) => sold.kinds.size > 1).length;
    seen.seasons += quoted.filter(({ seasons }) => seasons > 2).length;
    seen.whole += quoted.filter(({ balance_kurus }) => balance_kurus === 0).length;
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
      kinds[kind] += quoted.filter((sold) => sold.kinds.has(kind)).length;
    seen.short += quoted.filter(({ short_stay_fee_kurus }) => short_stay_fee_kurus).length;
    seen.in_gaps += quoted.filter(({ fills_gap }) => fills_gap).length;
  }
  expect(Object.entries(seen).filter(([, count]) => count < 15)).toEqual([]);
  expect(Object.entries(kinds).filter(([, count]) => count < 5)).toEqual([]);
});

const randomStays = (): AskedStay[] => fc.sample(stays, { numRuns: STAYS, seed: 18126 });

/** Stays that fill a gap, which chance alone would seldom find. */
const gapStays = (): AskedStay[] =>
  priced.flatMap(([own, { occupied }]) =>
    gapsBetween(occupied, GAP_MAX_NIGHTS)
      .map(({ check_in, check_out }, index) => ({
        own,
        check_in: check_in.toString(),
        // Every third leaves a night over, which is too few for the next guest.
        check_out: (index % 3 ? check_out : check_out.subtract({ days: 1 })).toString(),
        today: check_in.subtract({ days: index % 4 }).toString(),
        adults: 2,
        children: 0,
      }))
      .filter(({ check_in, check_out }) => check_in < check_out),
  );

/** Stays of every villa that take up most of a free time, over as many seasons as there are in it. */
const longStays = (): AskedStay[] =>
  priced.flatMap(([own, { occupied }]) =>
    gapsBetween(occupied, LONG)
      .filter(({ check_in, check_out }) => check_in.until(check_out).days > 2 * GAP_MAX_NIGHTS)
      .map(({ check_in, check_out }, index) => ({
        own,
        check_in: check_in.add({ days: index % 3 }).toString(),
        check_out: check_out.subtract({ days: 1 + (index % 2) }).toString(),
        today: check_in.subtract({ days: 5 * index }).toString(),
        adults: 2,
        children: 0,
      })),
  );

/** The longest free time that is filled. */
const LONG = 40;

/** What the rule says of villas, those that can be sold only. */
function quotesFor(stay: Stay, among = priced) {
  const { adults, children } = stay;
  const request = {
    stay: stayOf(stay.check_in, stay.check_out),
    guests: { adults, children, babies: 3 },
    extra_ids: [],
    today: parseDay(stay.today),
    full_payment_days: 14,
    gap_max_nights: GAP_MAX_NIGHTS,
  };
  return among.flatMap(([id, villa]) => {
    const found = quote(villa, request);
    if (!found.sellable) return [];
    const maybeGap = found.nights.length <= GAP_MAX_NIGHTS;
    const fills_gap = maybeGap && !quote({ ...villa, gap_allowed: false }, request).sellable;
    const kinds = new Set(
      found.nights.map((night) => villa.discounts.find(({ id }) => id === night.discount_id)?.kind),
    );
    const seasons = new Set(found.nights.map((night) => night.season_id)).size;
    return [{ ...found, id, fills_gap, kinds, seasons }];
  });
}

/** What search says: all stays at once, and that a page counts as many without pricing them. */
async function searched({ today, ...stay }: Stay) {
  const context = { today, gap_max_nights: GAP_MAX_NIGHTS };
  const search = ListingQuery.parse(stay);
  const sold = await soldBy(search, context);
  if (sold.length % 3 === 0)
    expect((await searchVillas(db, search, context)).total).toBe(sold.length);
  return sold.map(({ check_in: _, ...sums }) => sums);
}

interface Sold {
  id: number;
  check_in: string;
  accommodation_kurus: number;
  discount_kurus: number;
  total_kurus: number;
}

async function soldBy(search: VillaSearch, context: SearchContext): Promise<Sold[]> {
  const looked = { where: villaConditions(search), columns: [], priced: true };
  const { rows } = await sql<Sold>`${sql.raw(KEPT_PLAN)}
    select villa_id as id, check_in, accommodation_kurus, discount_kurus, total_kurus
    from (${fittingStays(search, context, looked)}) s order by villa_id`.execute(db);
  return rows;
}

test('flexible days give each villa its nearest stay, or its cheapest', async () => {
  const asked = fc.sample(stays, { numRuns: 10, seed: 18127 });
  let moved = 0;
  for (const { today, ...stay } of asked) {
    const context = { today, gap_max_nights: GAP_MAX_NIGHTS };
    const around = [0, -1, 1, -2, 2, -3, 3].flatMap((days) => {
      const other = {
        check_in: addDays(stay.check_in, days),
        check_out: addDays(stay.check_out, days),
      };
      return quotesFor({ ...stay, ...other, today }).map((sold) => ({ ...sold, ...other, days }));
    });
    const pick = (order: (one: (typeof around)[0], other: (typeof around)[0]) => number) =>
      priced.flatMap(([id]) => {
        const [first] = around.filter((sold) => sold.id === id).sort(order);
        return first ? [[id, first.check_in, first.total_kurus]] : [];
      });
    const nearest = pick((one, other) => Math.abs(one.days) - Math.abs(other.days));
    const cheapest = pick((one, other) => (one.total_kurus ?? 0) - (other.total_kurus ?? 0));
    const found = async (sort: string) =>
      (await soldBy(ListingQuery.parse({ ...stay, flex: '3', sort }), context)).map(
        ({ id, check_in, total_kurus }) => [id, check_in, total_kurus],
      );
    expect(await found('recommended')).toEqual(nearest);
    expect(await found('price_asc')).toEqual(cheapest);
    moved += nearest.filter(([, check_in]) => check_in !== stay.check_in).length;
  }
  expect(moved).toBeGreaterThan(20);
});
