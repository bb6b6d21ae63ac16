import { nightsBetween } from '../shared/days.ts';
import { isTrip } from '../shared/format-days.ts';

/** Half-open, ISO days; `unit` is how a boat is let. */
interface Taken {
  started_at: string;
  finished_at: string;
  unit?: string | null;
}

/** What a calendar shows: days half-open; `today` in Istanbul; `gap_max_nights` of the site. */
export interface GridDays {
  from: string;
  until: string;
  today: string;
  gap_max_nights: number;
}

/**
 * A piece of a villa's or a boat's line, in half-days of the grid: a stay begins and ends at noon, so that
 * a turnover is two pieces that touch; a day trip has its whole day, or what of it a charter that leaves in
 * the morning lets it have. Free ones know the nights that can be had in them; what is `past` has none.
 */
export type Segment<Stay extends Taken> = { first: number; span: number } & (
  | { kind: 'taken'; stay: Stay }
  | { kind: 'free' | 'gap' | 'past'; from: string; until: string; nights: number }
);

/**
 * A villa's line of the grid without a hole: what is taken, what is free, and what of the free lies
 * between two stays and is short enough for a gap. `stays` in order and apart; those next to the
 * days shown must be among them, else gaps at the edges are not known.
 */
export function lineOf<Stay extends Taken>(stays: Stay[], days: GridDays): Segment<Stay>[] {
  const end = 2 * nightsBetween(days.from, days.until);
  const halfOf = (day: string, { unit }: Stay) =>
    Math.min(Math.max(2 * nightsBetween(days.from, day) + (isTrip(unit) ? 0 : 1), 0), end);
  const line: Segment<Stay>[] = [];
  let reached = 0;
  let before: string | null = null;
  for (const stay of stays) {
    const first = halfOf(stay.started_at, stay);
    const last = halfOf(stay.finished_at, stay);
    if (first > reached)
      line.push(freeTime({ before, after: stay.started_at, days, first: reached, last: first }));
    if (last > Math.max(first, reached))
      line.push({
        kind: 'taken',
        stay,
        first: Math.max(first, reached),
        span: last - Math.max(first, reached),
      });
    reached = Math.max(reached, last);
    before = stay.finished_at;
  }
  if (reached < end) line.push(freeTime({ before, after: null, days, first: reached, last: end }));
  return line;
}

interface FreeTime {
  /** Departure of the stay before, arrival of the one after; null: none is near. */
  before: string | null;
  after: string | null;
  days: GridDays;
  first: number;
  last: number;
}

function freeTime({ before, after, days, first, last }: FreeTime): Segment<never> {
  const { today } = days;
  const place = { first, span: last - first };
  const begins = before !== null && before > days.from ? before : days.from;
  const until = after !== null && after < days.until ? after : days.until;
  if (until <= today || until <= begins)
    return { ...place, kind: 'past', from: begins, until, nights: 0 };
  if (before !== null && after !== null && nightsBetween(before, after) <= days.gap_max_nights) {
    const from = before > today ? before : today;
    return { ...place, kind: 'gap', from, until: after, nights: nightsBetween(from, after) };
  }
  const from = begins > today ? begins : today;
  return { ...place, kind: 'free', from, until, nights: nightsBetween(from, until) };
}
