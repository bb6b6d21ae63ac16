import { addDays, nightsBetween, weekday } from '../shared/days.ts';

/** Weeks a calendar shows when it is not told. */
const WEEKS_SHOWN = 4;

/** A quarter of a year: as much as is drawn at once. */
const MOST_DAYS = 92;

/**
 * The days a calendar page shows, half-open, from the call's first and last day; without them four
 * weeks from this week's Monday. Days beyond a quarter of a year are left out.
 */
export function shownDays(
  { dateStart, dateEnd }: { dateStart?: string | undefined; dateEnd?: string | undefined },
  today: string,
): { from: string; until: string } {
  const days = WEEKS_SHOWN * 7;
  const from =
    dateStart ?? (dateEnd ? addDays(dateEnd, 1 - days) : addDays(today, 1 - weekday(today)));
  const until = dateEnd ? addDays(dateEnd, 1) : addDays(from, days);
  return { from, until: nightsBetween(from, until) > MOST_DAYS ? addDays(from, MOST_DAYS) : until };
}
