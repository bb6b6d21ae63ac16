import { addDays } from '../shared/days.ts';
import { type Stay, stayOf } from './stay.ts';

/** Days; how far from what was asked for another stay is looked for, either way. */
export const REACH = 28;

/** 1, -1, 2, -2 … */
const SHIFTS = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();

interface Wished {
  check_in: string;
  check_out: string;
  today: Temporal.PlainDate;
}

/**
 * The nearest days of the same length that can be had, the later of two; null within reach. What is
 * taken is told by its text first: where little is free, pricing each of these stays cost more than
 * the rest of the page.
 */
export function nearestStay(
  { check_in, check_out, today }: Wished,
  occupied: readonly Stay[],
  isSold: (stay: Stay) => boolean,
) {
  const first = today.toString();
  const taken = occupied.map((stay) => [stay.check_in.toString(), stay.check_out.toString()]);
  for (const days of SHIFTS) {
    const moved = { check_in: addDays(check_in, days), check_out: addDays(check_out, days) };
    const isOpen =
      moved.check_in >= first &&
      !taken.some(([from = '', until = '']) => from < moved.check_out && moved.check_in < until);
    if (isOpen && isSold(stayOf(moved.check_in, moved.check_out))) return moved;
  }
  return null;
}
