import { addDays } from '../shared/days.ts';
import { type PricedVilla, type Quote, type QuoteRequest, quote } from './pricing.ts';
import { type Stay, stayOf } from './stay.ts';

/** Days; how far from what was asked for another stay is looked for, either way. */
export const REACH = 28;

/** 1, -1, 2, -2 … */
const SHIFTS = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();

/** Days as an address says them. */
export interface NearestDays {
  check_in: string;
  check_out: string;
}

/** Reasons that other days may be without. */
const OF_DAYS: ReadonlySet<string> = new Set([
  'arrival_day',
  'min_nights',
  'past',
  'taken',
  'unpriced',
]);

/** Whether days alone are against what was wished: then others may be asked for. */
export const hasOtherDays = ({ sellable, reasons }: Quote): boolean =>
  !sellable && reasons.every(({ code }) => OF_DAYS.has(code));

/**
 * The nearest stay of the same length that a villa can be had for, where days alone are against the wished one.
 * The villa is read with its seasons and what is taken so far around.
 */
export function nearestSold(
  villa: PricedVilla,
  request: QuoteRequest,
  quoted: Quote,
): NearestDays | null {
  if (!hasOtherDays(quoted)) return null;
  const wished = {
    check_in: request.stay.check_in.toString(),
    check_out: request.stay.check_out.toString(),
    today: request.today,
  };
  return nearestStay(wished, villa.occupied, (stay) => quote(villa, { ...request, stay }).sellable);
}

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
): NearestDays | null {
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
