import fc from 'fast-check';

import { gapsBetween } from '../../server/domain/gaps.ts';
import { type PricedVilla, quote } from '../../server/domain/pricing.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { asPricedVilla } from '../../server/presenters/priced-villas.ts';
import { getPricedVilla } from '../../server/queries/priced-villas.ts';
import { type FoundStay, searchVillas } from '../../server/queries/villa-search.ts';
import { ListingQuery } from '../../server/schemas/search.ts';
import { addDays } from '../../server/shared/days.ts';
import { db } from '../support/db.ts';
import { FIRST_DAY, insertVillas, stays, villas } from './random-villas.ts';

const GAP_MAX_NIGHTS = 6;
const VILLAS = 80;
const STAYS = 120;
/** Of the gaps between the villas' taken time, every so manieth is asked for as a stay. */
const EVERY_GAP = 2;

type Stay = ReturnType<typeof stays.generate>['value'];

let priced: [id: number, villa: PricedVilla][];

beforeAll(async () => {
  const ids = await insertVillas(fc.sample(villas, { numRuns: VILLAS, seed: 18126 }));
  const whole = { check_in: addDays(FIRST_DAY, -31), check_out: addDays(FIRST_DAY, 400) };
  priced = await Promise.all(
    ids.map(async (id) => [id, asPricedVilla(await getPricedVilla(db, id, whole))] as const),
  ).then((all) => all.map(([id, villa]) => [id, villa]));
});

test('search sells the same stays as the quote, for the same sums', async () => {
  const seen = { sold: 0, discounted: 0, in_gaps: 0, short: 0, refused: 0 };
  for (const stay of [...fc.sample(stays, { numRuns: STAYS, seed: 18126 }), ...gapStays()]) {
    const quoted = quotesFor(stay);
    expect({ stay, sold: await searched(stay) }).toEqual({
      stay,
      sold: quoted.map(({ id, accommodation_kurus, discount_kurus, total_kurus }) => ({
        id,
        accommodation_kurus,
        discount_kurus,
        total_kurus,
      })),
    });
    seen.sold += quoted.length;
    seen.refused += VILLAS - quoted.length;
    seen.discounted += quoted.filter(({ discount_kurus }) => discount_kurus).length;
    seen.short += quoted.filter(({ short_stay_fee_kurus }) => short_stay_fee_kurus).length;
    seen.in_gaps += quoted.filter(({ fills_gap }) => fills_gap).length;
  }
  expect(Object.entries(seen).filter(([, count]) => count < 15)).toEqual([]);
});

/** Stays that fill a gap, which chance alone would seldom find. */
function gapStays(): Stay[] {
  const gaps = priced.flatMap(([, { occupied }]) => gapsBetween(occupied, GAP_MAX_NIGHTS));
  return gaps
    .filter((_, index) => index % EVERY_GAP === 0)
    .map(({ check_in, check_out }, index) => ({
      check_in: check_in.toString(),
      // Every third leaves a night over, which is too few for the next guest.
      check_out: (index % 3 ? check_out : check_out.subtract({ days: 1 })).toString(),
      today: check_in.subtract({ days: index % 4 }).toString(),
      adults: 2,
      children: 0,
    }))
    .filter(({ check_in, check_out }) => check_in < check_out);
}

/** What the rule says of every villa, those that can be sold only. */
function quotesFor(stay: Stay) {
  const { adults, children } = stay;
  const request = {
    stay: stayOf(stay.check_in, stay.check_out),
    guests: { adults, children, babies: 3 },
    extra_ids: [],
    today: parseDay(stay.today),
    full_payment_days: 14,
    gap_max_nights: GAP_MAX_NIGHTS,
  };
  return priced.flatMap(([id, villa]) => {
    const found = quote(villa, request);
    if (!found.sellable) return [];
    const withoutGaps = quote({ ...villa, gap_allowed: false }, request);
    return [{ ...found, id, fills_gap: !withoutGaps.sellable }];
  });
}

async function searched({ today, ...stay }: Stay) {
  const context = { today, gap_max_nights: GAP_MAX_NIGHTS };
  const found: FoundStay[] = [];
  for (let page = 1; ; page += 1) {
    const search = { ...ListingQuery.parse(stay), page };
    const { villas: rows, total } = await searchVillas(db, search, context);
    found.push(...rows);
    if (found.length === total || rows.length === 0) break;
  }
  return found
    .map(({ id, accommodation_kurus, discount_kurus, total_kurus }) => ({
      id,
      accommodation_kurus,
      discount_kurus,
      total_kurus,
    }))
    .sort((one, other) => one.id - other.id);
}
