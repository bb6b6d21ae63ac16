import { addDays } from '../shared/days.ts';

/** A stay's days, ISO, half-open. */
interface Days {
  check_in: string;
  check_out: string;
}

/** Days a stay may begin earlier or later; `month`: any day of the month it begins in. */
type Flexibility = number | 'month';

/** Days that a stay may be moved by, 0 among them: the nearest first, the earlier of two. */
export function flexibleShifts(check_in: string, flex: Flexibility | undefined): number[] {
  if (flex !== 'month')
    return [0, ...Array.from({ length: flex ?? 0 }, (_, at) => [-at - 1, at + 1]).flat()];
  const { day, daysInMonth } = Temporal.PlainDate.from(check_in);
  return Array.from({ length: daysInMonth }, (_, at) => at + 1 - day).sort(
    (one, other) => Math.abs(one) - Math.abs(other) || one - other,
  );
}

/** The stay begun so many days later or earlier. */
export const movedStays = ({ check_in, check_out }: Days, shifts: readonly number[]): Days[] =>
  shifts.map((days) => ({
    check_in: addDays(check_in, days),
    check_out: addDays(check_out, days),
  }));
