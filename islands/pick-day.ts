import { type Availability, canArrive, canLeave, dayState } from '../server/shared/availability.ts';
import type { StayChoice } from './live-quote-types.ts';

/**
 * The choice after a day was picked: first the arrival, then the departure. A day that cannot end the
 * stay begun begins another one, as every day of a day trip does; null when it can do neither.
 */
export function pickDay(
  availability: Availability,
  choice: StayChoice,
  day: string,
): StayChoice | null {
  const { check_in, check_out, one_day } = choice;
  if (!one_day && check_in && !check_out && canLeave(availability, check_in, day))
    return { ...choice, check_out: day };
  const hasLeft = one_day && availability.trip_left && day === availability.today;
  if (hasLeft || !canArrive(dayState(availability, day))) return null;
  return { ...choice, check_in: day, check_out: '' };
}

/** The choice after Shift and an arrow moved its end from `from` to `day`; a day trip has no end. */
export function extendTo(
  availability: Availability,
  choice: StayChoice,
  { from, day }: { from: string; day: string },
): StayChoice | null {
  if (choice.one_day) return null;
  const check_in = choice.check_in && choice.check_in < day ? choice.check_in : from;
  if (!canArrive(dayState(availability, check_in))) return null;
  return canLeave(availability, check_in, day) ? { ...choice, check_in, check_out: day } : null;
}

/** Whether picking the day would change anything. */
export const canPick = (availability: Availability, choice: StayChoice, day: string): boolean =>
  pickDay(availability, choice, day) !== null;
