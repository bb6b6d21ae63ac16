import { daysUntil, isBefore, nights, overlaps, type Stay } from './stay.ts';

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
