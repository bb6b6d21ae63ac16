import { addDays, addMonths, monthOf } from './days.ts';

/** The whole months in which a half-open stay has nights, at most three: 'YYYY-MM', and their days. */
export function monthsAround(checkIn: string, checkOut: string) {
  const first = monthOf(checkIn);
  const last = monthOf(addDays(checkOut, -1));
  const months = [first, addMonths(first, 1), addMonths(first, 2)].filter((month) => month <= last);
  return {
    months,
    from: `${first}-01`,
    until: `${addMonths(months.at(-1) ?? first, 1)}-01`,
  };
}
