import { addDays, isDay } from '../shared/days.ts';
import type { CharterUnit } from './charter-pricing.ts';
import { type DaysProblem, searchedStay } from './searched-stay.ts';

interface Chosen {
  unit?: CharterUnit | undefined;
  check_in?: string | undefined;
  check_out?: string | undefined;
}

/**
 * The days of a charter as a form or an address asks for them, half-open, ISO; null while they are
 * none. A day trip is its first day, whatever the second says; a week needs no second. Days that are
 * over or in the wrong order are none.
 */
export function charterDays(
  chosen: Chosen,
  today: string,
): { check_in: string; check_out: string } | null {
  const { check_in, check_out } = bothDays(chosen);
  if (!check_in || !isDay(check_in) || check_in < today) return null;
  return check_out && check_in < check_out ? { check_in, check_out } : null;
}

/** Why the days that were chosen are no charter anybody could book; null also while there are none. */
export const charterDaysProblem = (chosen: Chosen, today: string): DaysProblem | null =>
  searchedStay(bothDays(chosen), today).problem;

/** What a form asks of a day trip: one day, which says the second whatever came with it. */
export const onOneDay = (asked: { check_in?: unknown }) => ({
  ...asked,
  check_out: isDayText(asked.check_in) ? addDays(asked.check_in, 1) : undefined,
});

const isDayText = (given: unknown): given is string => typeof given === 'string' && isDay(given);

/** With the second day where the unit says it. */
function bothDays({ unit, check_in, check_out }: Chosen): Pick<Chosen, 'check_in' | 'check_out'> {
  if (!check_in || !isDay(check_in)) return { check_in, check_out };
  if (unit === 'trip') return { check_in, check_out: addDays(check_in, 1) };
  if (!check_out && unit === 'week') return { check_in, check_out: addDays(check_in, 7) };
  return { check_in, check_out };
}
