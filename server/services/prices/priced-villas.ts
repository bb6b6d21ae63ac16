import { hasPermit } from '../../domain/permits.ts';
import type { Discount, Extra, PricedVilla, SeasonPrice } from '../../domain/pricing.ts';
import { parseDay, parseDays, parseStay, type Stay } from '../../domain/stay.ts';
import type { PricedVillaRow } from '../../queries/prices/priced-villas.ts';

type Row = Pick<
  PricedVillaRow,
  | 'active'
  | 'capacity'
  | 'permit_no'
  | 'permit_verified_at'
  | 'permit_capacity'
  | 'withdrawn_reason'
  | 'min_nights'
  | 'arrival_weekdays'
  | 'short_stay_limit'
  | 'short_stay_fee_kurus'
  | 'prepayment_percent'
  | 'deposit_kurus'
  | 'gap_allowed'
  | 'gap_min_nights'
  | 'seasons'
  | 'discounts'
  | 'extras'
  | 'occupied'
>;

/** A villa's rows as the rule of prices wants them: days instead of texts, the trade's lower-case kinds. */
export const asPricedVilla = (row: Row): PricedVilla => ({
  active: row.active,
  permit_verified: hasPermit(row),
  // Without the permit's number the villa is not verified: it can be priced, but nobody sells it.
  max_guests: Math.min(row.capacity, row.permit_capacity ?? row.capacity),
  permit_guests: row.permit_capacity,
  min_nights: row.min_nights,
  arrival_weekdays: row.arrival_weekdays,
  short_stay_limit: row.short_stay_limit,
  short_stay_fee_kurus: row.short_stay_fee_kurus,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  gap_allowed: row.gap_allowed,
  gap_min_nights: row.gap_min_nights,
  seasons: row.seasons.map(asSeason),
  discounts: row.discounts.map(asDiscount),
  extras: row.extras.map(asExtra),
  occupied: row.occupied.map(({ stay }): Stay => parseStay(stay)),
});

const asSeason = (row: Row['seasons'][number]): SeasonPrice => ({
  ...row,
  days: parseDays(row.days),
});

const asDiscount = (row: Row['discounts'][number]): Discount => ({
  ...row,
  kind: row.kind.toLowerCase() as Discount['kind'],
  days: parseDays(row.days),
  book_before: row.book_before === null ? null : parseDay(row.book_before),
});

const asExtra = (row: Row['extras'][number]): Extra => ({
  id: row.id,
  name: row.name,
  amount_kurus: row.amount_kurus,
  unit: row.unit.toLowerCase() as Extra['unit'],
  optional: row.optional,
  months: row.months,
});
