import {
  type Discount,
  type Extra,
  type PricedVilla,
  type QuoteRequest,
  quote,
  type SeasonPrice,
} from '../../server/domain/pricing.ts';
import { daysIncluding, parseDay, stayOf } from '../../server/domain/stay.ts';

/** Whole lira in kuruş, so that tests read like the price list. */
export const tl = (amount: number) => Math.round(amount * 100);

/** A season as a form shows it, both ends inside; its rules are the villa's unless given. */
export function season(
  id: number,
  days: [string, string],
  price: number,
  rules: Partial<SeasonPrice> = {},
): SeasonPrice {
  return {
    id,
    days: daysIncluding(...days),
    nightly_price_kurus: tl(price),
    min_nights: null,
    arrival_weekdays: null,
    short_stay_limit: null,
    short_stay_fee_kurus: null,
    prepayment_percent: null,
    deposit_kurus: null,
    ...rules,
  };
}

/** A discount on the nights of a range, both ends inside. */
export function discount(
  id: number,
  days: [string, string],
  percent: number,
  conditions: Partial<Discount> = {},
): Discount {
  return {
    id,
    kind: 'period',
    percent,
    days: daysIncluding(...days),
    book_before: null,
    within_days: null,
    min_nights: null,
    ...conditions,
  };
}

export function extra(id: number, amount: number, rest: Partial<Extra> = {}): Extra {
  return {
    id,
    name: `extra ${id}`,
    amount_kurus: tl(amount),
    unit: 'stay',
    optional: true,
    ...rest,
  };
}

/** The villa of the worked examples. */
export const seasonA = season(1, ['2026-06-01', '2026-06-14'], 10_000);
export const seasonB = season(2, ['2026-06-15', '2026-08-31'], 14_000, { min_nights: 5 });

export const villa = (changes: Partial<PricedVilla> = {}): PricedVilla => ({
  active: true,
  permit_verified: true,
  max_guests: 6,
  permit_guests: 8,
  min_nights: 3,
  arrival_weekdays: null,
  short_stay_limit: 5,
  short_stay_fee_kurus: tl(3_500),
  prepayment_percent: 20,
  deposit_kurus: tl(5_000),
  gap_allowed: true,
  gap_min_nights: 2,
  seasons: [seasonA, seasonB],
  discounts: [],
  extras: [],
  occupied: [],
  ...changes,
});

export const stays = (...ranges: [string, string][]) =>
  ranges.map(([checkIn, checkOut]) => stayOf(checkIn, checkOut));

export const request = (
  checkIn: string,
  checkOut: string,
  changes: Partial<Omit<QuoteRequest, 'stay' | 'today'>> & { today?: string } = {},
): QuoteRequest => {
  const { today = '2026-03-01', ...rest } = changes;
  return {
    stay: stayOf(checkIn, checkOut),
    guests: { adults: 2, children: 0, babies: 0 },
    extra_ids: [],
    today: parseDay(today),
    full_payment_days: 7,
    gap_max_nights: 6,
    ...rest,
  };
};

/** The codes that stand against a stay. */
export const reasonsOf = (of: PricedVilla, ...asked: Parameters<typeof request>): string[] =>
  quote(of, request(...asked)).reasons.map((reason) => reason.code);
