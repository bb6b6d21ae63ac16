import { addDays, nightsBetween, weekday } from '../shared/days.ts';
import { type PricedVilla, type Quote, type QuoteRequest, quote } from './pricing.ts';
import { termsOf } from './pricing-terms.ts';
import type { StayTerms } from './pricing-types.ts';
import { type DayRange, nights, type Stay, stayOf } from './stay.ts';

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
  return hasOtherDays(quoted) ? nearestOf(villa, request) : null;
}

/** The same, whatever is against the wished stay. */
export function nearestOf(villa: PricedVilla, request: QuoteRequest): NearestDays | null {
  const wished = { ...textOf(request.stay), today: request.today };
  const seasons = villa.seasons.map((season) => ({ season, terms: termsOf(villa, [{ season }]) }));
  const mayBeSold = seasonsAllow(seasons, nights(request.stay), gapFiller(villa, request));
  const isSold = ({ check_in, check_out }: NearestDays) =>
    quote(villa, { ...request, stay: stayOf(check_in, check_out) }).sellable;
  return nearestStay(wished, villa.occupied, (days) => mayBeSold(days) && isSold(days));
}

/** A season with the rules of a stay that lies in it. */
interface SeasonTerms {
  season: { days: DayRange };
  terms: Pick<StayTerms, 'min_nights' | 'max_nights' | 'arrival_weekdays'>;
}

/**
 * Whether the seasons of a stay of some nights leave open that it is sold, told by the text of its days: where it is
 * too short, or nothing has a price, pricing each of these stays cost more than the rest of the page.
 */
export function seasonsAllow(
  termed: readonly SeasonTerms[],
  length: number,
  mayBeShorter: (days: NearestDays) => boolean = () => false,
) {
  const seasons = termed.map(({ season: { days }, terms }) => ({
    from: days.from.toString(),
    until: days.until.toString(),
    ...terms,
  }));
  const seasonOn = (day: string) => seasons.find(({ from, until }) => from <= day && day < until);
  return (days: NearestDays): boolean => {
    const { check_in, check_out } = days;
    const arrival = seasonOn(check_in);
    if (!arrival || length > arrival.max_nights) return false;
    const { min_nights, arrival_weekdays } = arrival;
    if (length < min_nights && !mayBeShorter(days)) return false;
    if (arrival_weekdays.length > 0 && !arrival_weekdays.includes(weekday(check_in))) return false;
    let priced = arrival.until;
    while (priced < check_out) {
      const next = seasonOn(priced);
      if (!next) return false;
      priced = next.until;
    }
    return true;
  };
}

/** Whether days that are too short for their season may fill a gap. */
function gapFiller(villa: PricedVilla, { stay, gap_max_nights }: QuoteRequest) {
  const isGap = gapTeller(villa.occupied, gap_max_nights);
  const isLong = villa.gap_allowed && nights(stay) >= villa.gap_min_nights;
  return (days: NearestDays): boolean => isLong && isGap(days);
}

/** Whether free days lie in a gap, as `surroundings` of them tells. */
function gapTeller(occupied: readonly Stay[], gap_max_nights: number) {
  const taken = occupied.map(textOf);
  return ({ check_in }: NearestDays): boolean => {
    let [before, after] = ['', ''];
    for (const stay of taken)
      if (stay.check_in < check_in) before = stay.check_out > before ? stay.check_out : before;
      else if (after === '' || stay.check_in < after) after = stay.check_in;
    return before !== '' && after !== '' && nightsBetween(before, after) <= gap_max_nights;
  };
}

const textOf = ({ check_in, check_out }: Stay): NearestDays => ({
  check_in: check_in.toString(),
  check_out: check_out.toString(),
});

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
  isSold: (days: NearestDays) => boolean,
): NearestDays | null {
  const first = today.toString();
  const taken = occupied.map(textOf);
  for (const days of SHIFTS) {
    const moved = { check_in: addDays(check_in, days), check_out: addDays(check_out, days) };
    const isOpen =
      moved.check_in >= first &&
      !taken.some((stay) => stay.check_in < moved.check_out && moved.check_in < stay.check_out);
    if (isOpen && isSold(moved)) return moved;
  }
  return null;
}
