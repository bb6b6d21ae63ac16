import { daysUntil, isBefore, nights, overlaps, type Stay } from './stay.ts';

export const gapStatuses = ['sellable', 'too_short', 'unpriced'] as const;
export type GapStatus = (typeof gapStatuses)[number];

/** What stands around a stay: whether it is taken, and the gap it lies in, if in one. */
export type Surroundings = { taken: boolean; gap: Stay | null };

/**
 * Looks around a stay. A gap is the free range between two taken ones, at most `gapMaxNights` long;
 * free time without an end is none. `occupied` may be in any order.
 */
export function surroundings(stay: Stay, occupied: Stay[], gapMaxNights: number): Surroundings {
  let before: Temporal.PlainDate | null = null;
  let after: Temporal.PlainDate | null = null;
  for (const taken of occupied) {
    if (overlaps(taken, stay)) return { taken: true, gap: null };
    if (isBefore(taken.check_in, stay.check_in)) before = later(before, taken.check_out);
    else after = earlier(after, taken.check_in);
  }
  if (before === null || after === null) return { taken: false, gap: null };
  const gap = { check_in: before, check_out: after };
  return { taken: false, gap: nights(gap) <= gapMaxNights ? gap : null };
}

/** How a gap stands for sale. */
export type GapRules = {
  gap_allowed: boolean;
  gap_min_nights: number;
  /** Minimum nights of the season the gap begins in. */
  min_nights: number;
  /** Whether that season lets guests arrive on the weekday the gap begins on. */
  arrives: boolean;
};

/**
 * How a gap stands for sale as a whole. What the rules of length and arrival refuse stays `too_short`
 * whatever its price: no stay that fills it is allowed. Else it wants a price for every night. Lists of
 * gaps ask it in SQL (`queries/availability-gaps.ts`); a test of theirs holds the two together.
 */
export function gapStatus(gap: Stay, rules: GapRules, priced: boolean): GapStatus {
  const shortest = rules.gap_allowed
    ? Math.min(rules.gap_min_nights, rules.min_nights)
    : rules.min_nights;
  if (nights(gap) < shortest || !rules.arrives) return 'too_short';
  return priced ? 'sellable' : 'unpriced';
}

/**
 * The free ranges between two taken ones, at most `maxNights` long, in order. Taken ranges may
 * touch (a turnover leaves no gap) and overlap; free time before the first and after the last is
 * no gap.
 */
export function gapsBetween(occupied: Stay[], maxNights: number): Stay[] {
  const ordered = [...occupied].sort((one, other) =>
    Temporal.PlainDate.compare(one.check_in, other.check_in),
  );
  const gaps: Stay[] = [];
  let free: Temporal.PlainDate | null = null;
  for (const { check_in, check_out } of ordered) {
    const length: number = free === null ? 0 : daysUntil(free, check_in);
    if (free !== null && length > 0 && length <= maxNights) {
      gaps.push({ check_in: free, check_out: check_in });
    }
    free = later(free, check_out);
  }
  return gaps;
}

function later(one: Temporal.PlainDate | null, other: Temporal.PlainDate): Temporal.PlainDate {
  return one === null || isBefore(one, other) ? other : one;
}

function earlier(one: Temporal.PlainDate | null, other: Temporal.PlainDate): Temporal.PlainDate {
  return one === null || isBefore(other, one) ? other : one;
}
