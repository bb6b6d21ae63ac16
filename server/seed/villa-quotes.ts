import {
  type DiscountKind,
  type ExtraUnit,
  type PricedVilla,
  type Quote,
  quote,
} from '../domain/pricing.ts';
import { parseDay, parseDays, stayOf } from '../domain/stay.ts';
import settings from './texts/settings.json' with { type: 'json' };
import type { DemoVilla } from './villas.ts';

export interface QuotedStay {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  extra_ids: number[];
  /** The day it is priced as of. */
  today: string;
}

/** The site's rules as settings.json has them. */
export const SITE_RULES = {
  full_payment_days: Number(settings.full_payment_days),
  gap_max_nights: Number(settings.gap_max_nights),
};

/** What a stay cost on the day it was booked, by the product's own rule and the seeded rows. */
export function quoteOf(villa: DemoVilla, stay: QuotedStay): Quote {
  const { check_in, check_out, adults, children, babies, extra_ids, today } = stay;
  const priced = pricedVilla(villa);
  // Compared as text: asking forty seasons for their dates would take longer than pricing the stay.
  const touches = ({ days }: { days: string }) =>
    days.slice(1, 11) < check_out && check_in < days.slice(12, 22);
  return quote(
    {
      ...priced,
      seasons: priced.seasons.filter((_, index) => touches(rowAt(villa.prices, index))),
      discounts: priced.discounts.filter((_, index) => touches(rowAt(villa.discounts, index))),
    },
    {
      stay: stayOf(check_in, check_out),
      guests: { adults, children, babies },
      extra_ids,
      today: parseDay(today),
      ...SITE_RULES,
    },
  );
}

const rowAt = (rows: readonly { days: string }[], index: number) => rows[index] ?? { days: '' };

const prepared = new WeakMap<DemoVilla, PricedVilla>();

function pricedVilla(villa: DemoVilla): PricedVilla {
  const known = prepared.get(villa);
  if (known) return known;
  const { row } = villa;
  const priced: PricedVilla = {
    // What was sold was on sale then.
    active: true,
    permit_verified: true,
    max_guests: row.capacity,
    permit_guests: row.capacity,
    min_nights: row.min_nights ?? 3,
    arrival_weekdays: row.arrival_weekdays ?? null,
    short_stay_limit: row.short_stay_limit ?? 0,
    short_stay_fee_kurus: row.short_stay_fee_kurus ?? 0,
    prepayment_percent: row.prepayment_percent ?? 20,
    deposit_kurus: row.deposit_kurus ?? 0,
    gap_allowed: row.gap_allowed ?? true,
    gap_min_nights: row.gap_min_nights ?? 2,
    seasons: seasonsOf(villa),
    discounts: discountsOf(villa),
    extras: villa.extras.map(({ id, name, amount_kurus, unit, months }) => {
      const kind = unit.toLowerCase() as ExtraUnit;
      return { id, name, amount_kurus, unit: kind, optional: true, months };
    }),
    occupied: [],
  };
  prepared.set(villa, priced);
  return priced;
}

const seasonsOf = ({ prices }: DemoVilla): PricedVilla['seasons'] =>
  prices.map((price) => ({
    id: price.id,
    days: parseDays(price.days),
    nightly_price_kurus: price.nightly_price_kurus,
    min_nights: price.min_nights ?? null,
    arrival_weekdays: price.arrival_weekdays ?? null,
    short_stay_limit: price.short_stay_limit ?? null,
    short_stay_fee_kurus: price.short_stay_fee_kurus ?? null,
    prepayment_percent: price.prepayment_percent ?? null,
    deposit_kurus: price.deposit_kurus ?? null,
  }));

const discountsOf = ({ discounts }: DemoVilla): PricedVilla['discounts'] =>
  discounts.map((discount) => ({
    id: discount.id,
    kind: discount.kind.toLowerCase() as DiscountKind,
    percent: discount.percent,
    days: parseDays(discount.days),
    book_before: discount.book_before ? parseDay(String(discount.book_before)) : null,
    within_days: discount.within_days ?? null,
    min_nights: discount.min_nights ?? null,
  }));
