import { daysBetween } from '../shared/days.ts';
import type { Surroundings } from './gaps.ts';
import { percentOf } from './money.ts';
import type {
  Discount,
  PricedNight,
  QuoteNight,
  QuoteRequest,
  SeasonRules,
} from './pricing-types.ts';
import { type DayRange, daysUntil, isBefore, type Stay } from './stay.ts';

/** Every night of the stay with the season that covers it. */
export function pricedNights<Season extends SeasonRules>(
  stay: Stay,
  seasons: Season[],
  priceOf: (season: Season) => number,
): (PricedNight & { season: Season | undefined })[] {
  const dated = seasons.map(datedByText);
  return daysBetween(stay.check_in.toString(), stay.check_out.toString()).map((date) => {
    const season = dated.find((row) => row.from <= date && date < row.until)?.row;
    return { date, season, price_kurus: season ? priceOf(season) : null };
  });
}

interface PricedSale {
  nights: PricedNight[];
  around: Surroundings;
  /** One price was shared over the nights: so is what is taken from it, half up of all, not of each. */
  is_shared?: boolean | undefined;
}

/** Takes from every night the best discount that reaches it, never two; ties go to the lowest id. */
export function discountedNights(
  discounts: Discount[],
  request: QuoteRequest,
  sale: PricedSale,
): QuoteNight[] {
  const best = discounts
    .filter((discount) => isOpen(discount, request, sale))
    .sort((one, other) => other.percent - one.percent || one.id - other.id)
    .map(datedByText);
  const taken = discounter(sale.is_shared);
  return sale.nights.map(({ date, season, price_kurus }) => {
    const discount = best.find((row) => row.from <= date && date < row.until)?.row;
    const given = price_kurus !== null && discount !== undefined;
    return {
      date,
      price_kurus,
      discount_kurus: given ? taken(price_kurus, discount.percent) : 0,
      season_id: season?.id ?? null,
      discount_id: given ? discount.id : null,
      discount_kind: given ? discount.kind : null,
    };
  });
}

/**
 * What a percent takes from a night. Of a price that was shared, each night has what its place adds to
 * the percent of all that were lowered so: ten percent of a week make exactly a tenth of it.
 */
function discounter(isShared: boolean | undefined) {
  const lowered = new Map<number, number>();
  return (price_kurus: number, percent: number): number => {
    const before = (isShared && lowered.get(percent)) || 0;
    lowered.set(percent, before + price_kurus);
    return percentOf(before + price_kurus, percent) - percentOf(before, percent);
  };
}

/** Whether a discount is open to this stay at all, whichever of its nights it lowers. */
function isOpen(
  discount: Discount,
  { stay, today }: QuoteRequest,
  { nights, around }: { nights: PricedNight[]; around: Surroundings },
): boolean {
  const { kind, book_before, within_days, min_nights } = discount;
  return (
    (book_before === null || !isBefore(book_before, today)) &&
    (within_days === null || daysUntil(today, stay.check_in) <= within_days) &&
    (min_nights === null || nights.length >= min_nights) &&
    (kind !== 'gap' || around.gap !== null)
  );
}

/** ISO days compare as text, many times faster than as dates. */
function datedByText<Row extends { days: DayRange }>(row: Row) {
  return { row, from: row.days.from.toString(), until: row.days.until.toString() };
}
