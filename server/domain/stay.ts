import { isDay } from '../shared/days.ts';

/** A half-open stay: the night of `check_in` is taken, the day `check_out` is free for the next arrival. */
export type Stay = { check_in: Temporal.PlainDate; check_out: Temporal.PlainDate };

/** A half-open range of days: `from` belongs to it, `until` does not. Seasons and discounts. */
export type DayRange = { from: Temporal.PlainDate; until: Temporal.PlainDate };

/**
 * Reads 'YYYY-MM-DD', nothing looser.
 * @throws RangeError when the text is no day of the calendar
 */
export function parseDay(text: string): Temporal.PlainDate {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`);
  return Temporal.PlainDate.from(text);
}

/**
 * A stay from two ISO days.
 * @throws RangeError when a day does not exist or check-out is not after check-in
 */
export function stayOf(checkIn: string, checkOut: string): Stay {
  const stay = { check_in: parseDay(checkIn), check_out: parseDay(checkOut) };
  refuseEmptyStay(stay);
  return stay;
}

/** @throws RangeError when check-out is not after check-in */
export function refuseEmptyStay(stay: Stay): void {
  if (!isBefore(stay.check_in, stay.check_out))
    throw new RangeError(`Empty stay: ${stay.check_in} – ${stay.check_out}`);
}

/** The range a form shows with both ends inside ('01.06 – 14.06' is 14 nights). */
export function daysIncluding(firstDay: string, lastDay: string): DayRange {
  return { from: parseDay(firstDay), until: parseDay(lastDay).add({ days: 1 }) };
}

/** A half-open range as a form shows it, its last day inside. */
export const bothEnds = ({ from, until }: DayRange) => ({
  start_date: from.toString(),
  end_date: until.subtract({ days: 1 }).toString(),
});

/** PostgreSQL's text of a `daterange`, '[2026-07-01,2026-07-08)', as a stay. @throws RangeError */
export function parseStay(range: string): Stay {
  const [from, until] = rangeEnds(range);
  return stayOf(from, until);
}

/** PostgreSQL's text of a `daterange` as a range of days. @throws RangeError */
export function parseDays(range: string): DayRange {
  const { check_in, check_out } = parseStay(range);
  return { from: check_in, until: check_out };
}

/** The text PostgreSQL reads as this stay's `daterange`. */
export function printStay(stay: Stay): string {
  return `[${stay.check_in},${stay.check_out})`;
}

/** The text PostgreSQL reads as this `daterange`. */
export function printDays(days: DayRange): string {
  return `[${days.from},${days.until})`;
}

/** How many nights are slept: the day of departure is none. */
export function nights(stay: Stay): number {
  return daysUntil(stay.check_in, stay.check_out);
}

/** Days from one day to another; negative when the other lies before it. */
export function daysUntil(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return from.until(to, { largestUnit: 'days' }).days;
}

/** True when the two share a night. A departure and an arrival on one day share none. */
export function overlaps(one: Stay, other: Stay): boolean {
  return isBefore(one.check_in, other.check_out) && isBefore(other.check_in, one.check_out);
}

/** True when every night of `inner` is a night of `outer`. */
export function contains(outer: Stay, inner: Stay): boolean {
  return !isBefore(inner.check_in, outer.check_in) && !isBefore(outer.check_out, inner.check_out);
}

/** On one day, neither is before the other. */
export function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}

function rangeEnds(range: string): [string, string] {
  const found = /^\[(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})\)$/.exec(range);
  if (!found?.[1] || !found[2]) throw new RangeError(`Not a half-open range of days: ${range}`);
  return [found[1], found[2]];
}
