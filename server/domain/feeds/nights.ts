/** Half-open nights between two ISO days, which compare as text. */
export interface Nights {
  started_at: string;
  finished_at: string;
}

/** True when the two share a night. A departure and an arrival on one day share none. */
export const nightsOverlap = (one: Nights, other: Nights): boolean =>
  one.started_at < other.finished_at && other.started_at < one.finished_at;

/** The nights both have, null when they share none. */
export function sharedNights(one: Nights, other: Nights): Nights | null {
  if (!nightsOverlap(one, other)) return null;
  return {
    started_at: later(one.started_at, other.started_at),
    finished_at: earlier(one.finished_at, other.finished_at),
  };
}

/** Sorted ranges that neither overlap nor touch, with the nights of all given ones. */
export function joinNights(ranges: readonly Nights[]): Nights[] {
  const joined: Nights[] = [];
  for (const range of ranges.toSorted(byStart)) {
    const last = joined.at(-1);
    if (last && range.started_at <= last.finished_at)
      last.finished_at = later(last.finished_at, range.finished_at);
    else joined.push({ started_at: range.started_at, finished_at: range.finished_at });
  }
  return joined;
}

/** What is left of a range without the nights of others, in order. */
export function withoutNights(range: Nights, others: readonly Nights[]): Nights[] {
  const left: Nights[] = [];
  let from = range.started_at;
  for (const other of joinNights(others)) {
    if (other.finished_at <= from) continue;
    if (other.started_at >= range.finished_at) break;
    if (other.started_at > from) left.push({ started_at: from, finished_at: other.started_at });
    from = later(from, other.finished_at);
  }
  if (from < range.finished_at) left.push({ started_at: from, finished_at: range.finished_at });
  return left;
}

/** The nights of a range that lie in any of the others, in order. */
export const nightsWithin = (range: Nights, others: readonly Nights[]): Nights[] =>
  joinNights(others).flatMap((other) => sharedNights(range, other) ?? []);

/** True when every night of the range is in one of the others. */
export const isCovered = (range: Nights, others: readonly Nights[]): boolean =>
  withoutNights(range, others).length === 0;

/** An order for sorting: what starts first, and of two that start together the shorter one. */
export const byStart = (one: Nights, other: Nights): number =>
  one.started_at.localeCompare(other.started_at) ||
  one.finished_at.localeCompare(other.finished_at);

export const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
