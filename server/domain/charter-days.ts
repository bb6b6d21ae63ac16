import { addDays, isDay } from '../shared/days.ts';
import type { CharterUnit } from './charter-pricing.ts';

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
  { unit, check_in, check_out }: Chosen,
  today: string,
): { check_in: string; check_out: string } | null {
  if (!check_in || !isDay(check_in) || check_in < today) return null;
  if (unit === 'trip') return { check_in, check_out: addDays(check_in, 1) };
  if (!check_out && unit === 'week') return { check_in, check_out: addDays(check_in, 7) };
  return check_out && check_in < check_out ? { check_in, check_out } : null;
}
