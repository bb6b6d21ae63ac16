import { nightsBetween } from '../shared/days.ts';
import { MAX_NIGHTS } from './pricing-terms.ts';

interface Days {
  check_in?: string | undefined;
  check_out?: string | undefined;
}

/** Why the days of a search are no stay that anybody could book. */
export type DaysProblem = 'incomplete' | 'order' | 'past' | 'too_long';

interface SearchedDays {
  /** ISO, half-open; null when no days are given or they are no stay. */
  stay: { check_in: string; check_out: string } | null;
  problem: DaysProblem | null;
}

/** The stay that a search's days ask for: both or none. Days and `today` are ISO. */
export function searchedStay({ check_in, check_out }: Days, today: string): SearchedDays {
  if (!check_in && !check_out) return { stay: null, problem: null };
  if (!check_in || !check_out) return refused('incomplete');
  if (check_out <= check_in) return refused('order');
  if (check_in < today) return refused('past');
  if (nightsBetween(check_in, check_out) > MAX_NIGHTS) return refused('too_long');
  return { stay: { check_in, check_out }, problem: null };
}

export type WrongDays = Exclude<DaysProblem, 'incomplete'>;

/** What is wrong with two days that were typed; while one is missing nothing is. */
export function wrongDays(days: Days, today: string): WrongDays | null {
  const { problem } = searchedStay(days, today);
  return problem === 'incomplete' ? null : problem;
}

const refused = (problem: DaysProblem): SearchedDays => ({ stay: null, problem });
