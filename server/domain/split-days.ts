import { type DayRange, isBefore } from './stay.ts';

/**
 * What is left of a range of days once `cut` is taken out of it: nothing, one part or two. A price
 * row that makes room for a new one keeps these.
 */
export function daysOutside(range: DayRange, cut: DayRange): DayRange[] {
  const before = { from: range.from, until: earlier(range.until, cut.from) };
  const after = { from: later(range.from, cut.until), until: range.until };
  return [before, after].filter(({ from, until }) => isBefore(from, until));
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  isBefore(one, other) ? one : other;

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  isBefore(one, other) ? other : one;
