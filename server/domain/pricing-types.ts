import type { ExtraUnitName } from '../shared/listing-choices.ts';
import type { TaxRates, TaxSplit } from './money.ts';
import type { DayRange, Stay } from './stay.ts';

/** The rules a season may carry; null leaves the listing's own in force. */
export type SeasonRules = {
  id: number;
  days: DayRange;
  min_nights: number | null;
  /** 1 Monday … 7 Sunday; empty means any day. */
  arrival_weekdays: number[] | null;
  short_stay_limit: number | null;
  short_stay_fee_kurus: number | null;
  prepayment_percent: number | null;
  deposit_kurus: number | null;
};

/** A villa's price row. Rows of one villa never overlap; the database sees to it. */
export type SeasonPrice = SeasonRules & { nightly_price_kurus: number };

export type DiscountKind = 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap';

/** A dated discount. Every condition that is not null must hold; `gap` also wants the stay in a gap. */
export type Discount = {
  id: number;
  kind: DiscountKind;
  /** Whole percent, 0–100. */
  percent: number;
  /** The nights it lowers. */
  days: DayRange;
  /** Last day on which it can still be booked. */
  book_before: Temporal.PlainDate | null;
  /** Check-in is at most so many days away. */
  within_days: number | null;
  /** The stay has at least so many nights. */
  min_nights: number | null;
};

export type ExtraUnit = Lowercase<ExtraUnitName>;

/** Pool heating, extra bed, pet cleaning …; `person` is per adult and child, once a stay. */
export type Extra = {
  id: number;
  name: string;
  amount_kurus: number;
  unit: ExtraUnit;
  /** False: part of every stay. True: only when the guest chose it. */
  optional: boolean;
  /** Months (1–12) it is offered in, such as the pool's heating months; null or absent: all year. */
  months?: number[] | null;
};

/** What a price depends on, whatever is rented. The rules are those where a season is silent. */
export type PricedListing = {
  active: boolean;
  /** The first day a stay may begin on; absent: today. */
  first_day?: Temporal.PlainDate;
  permit_verified: boolean;
  /** Never above what the permit allows. */
  max_guests: number;
  /** What the permit allows; null where none counts people, as for boats. */
  permit_guests: number | null;
  min_nights: number;
  arrival_weekdays: number[] | null;
  /** Stays with fewer nights pay the fee; 0 or null: none do. */
  short_stay_limit: number | null;
  short_stay_fee_kurus: number;
  prepayment_percent: number;
  deposit_kurus: number;
  discounts: Discount[];
  extras: Extra[];
  /** Taken stays, at least those within `gap_max_nights` of the stay in question; any order. */
  occupied: Stay[];
  /** Somebody is aboard when the stay would begin or end, though all its nights are free. */
  hours_taken?: boolean;
  /** The minimum of nights may be broken inside a gap, by stays of `gap_min_nights` or more. */
  gap_allowed: boolean;
  gap_min_nights: number;
};

export type PricedVilla = PricedListing & { seasons: SeasonPrice[] };

export type Guests = { adults: number; children: number; babies: number };

export type QuoteRequest = {
  stay: Stay;
  guests: Guests;
  /** Optional extras the guest chose; ids that are not the listing's count for nothing. */
  extra_ids: number[];
  /** Today in Istanbul. */
  today: Temporal.PlainDate;
  /** Site setting: with check-in nearer than this, the prepayment is the whole total. */
  full_payment_days: number;
  /** Site setting: the longest free range that still counts as a gap. */
  gap_max_nights: number;
  /** Site settings: the taxes inside the price; absent where nobody invoices by the quote. */
  tax_rates?: TaxRates;
};

export type ReasonCode =
  | 'past'
  | 'taken'
  | 'unpriced'
  | 'min_nights'
  | 'arrival_day'
  | 'too_many_guests'
  | 'too_long'
  | 'inactive'
  | 'no_permit'
  | 'over_permit';

/**
 * Why a stay cannot be sold; `values` are what its sentence names (`quote.json`, `reasons`).
 * `permit_guests` is there when the permit, too, is for fewer people. `over_permit` is what is left of
 * `too_many_guests` once staff have lifted their own rules.
 */
export type QuoteReason = {
  code: ReasonCode;
  values: {
    nights?: number;
    guests?: number;
    permit_guests?: number;
    weekdays?: number[];
    /** Of `taken`: a boat's days are free, but it leaves for a day trip before they end, or is not back before one. */
    by_hours?: true;
  };
};

/** A night with its season and price; neither, where no price row covers it. */
export type PricedNight = {
  /** ISO day on which the night begins. */
  date: string;
  season: SeasonRules | undefined;
  price_kurus: number | null;
};

/** The rules in force for one stay, after its seasons had their say. */
export type StayTerms = {
  min_nights: number;
  max_nights: number;
  /** Empty: any day. */
  arrival_weekdays: number[];
  short_stay_limit: number | null;
  short_stay_fee_kurus: number;
  prepayment_percent: number;
  deposit_kurus: number;
};

export type QuoteNight = {
  /** ISO day on which the night begins. */
  date: string;
  price_kurus: number | null;
  discount_kurus: number;
  season_id: number | null;
  discount_id: number | null;
  /** What its discount is called by, also once that is gone; not known of what was sold before quotes said so. */
  discount_kind?: DiscountKind | null;
};

export type QuoteExtra = { id: number; name: string; amount_kurus: number };

/** The price of one stay as of today; plain JSON. The sums are null while a night has no price. */
export type Quote = {
  sellable: boolean;
  /** Everything that stands against the stay, in a fixed order. */
  reasons: QuoteReason[];
  nights: QuoteNight[];
  /** Before discounts. */
  accommodation_kurus: number | null;
  discount_kurus: number | null;
  short_stay_fee_kurus: number | null;
  /** From so many nights the fee falls away; null: this listing has none. */
  short_stay_limit: number | null;
  extras: QuoteExtra[];
  total_kurus: number | null;
  prepayment_kurus: number | null;
  balance_kurus: number | null;
  /** Taken at hand-over and given back; in no sum. */
  deposit_kurus: number;
  /** 100 when check-in is so near that the whole total is due. */
  prepayment_percent: number;
  /** Check-in is so near that the whole total is the prepayment, whatever the percent of its seasons. */
  whole_is_due: boolean;
  /** The taxes inside the total, for its invoice; null while it or the rates are unknown. */
  taxes: TaxSplit | null;
  tax_rates: TaxRates | null;
};
