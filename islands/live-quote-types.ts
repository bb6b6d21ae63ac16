/** What the guest chose so far; days ISO, '' while not chosen. */
export interface StayChoice {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  /** Of a day trip: its day is the whole choice, and there is no second. */
  one_day?: boolean;
}

/** The answer of `GET /v1/quote` as the panel shows it; kuruş, null where a night has no price. */
export interface LiveQuote {
  sellable: boolean;
  reasons: { code: string; text: string }[];
  nights: { date: string; price_kurus: number | null; discount_kurus: number }[];
  accommodation_kurus: number | null;
  discount_kurus: number | null;
  /** Null: there is no discount. */
  discount_label: string | null;
  short_stay_fee_kurus: number | null;
  short_stay_limit: number | null;
  extras: { id: number; name: string; amount_kurus: number }[];
  total_kurus: number | null;
  prepayment_kurus: number | null;
  prepayment_percent: number;
  whole_is_due: boolean;
  balance_kurus: number | null;
  deposit_kurus: number;
  /** Of days that cannot be had the nearest of that length that can. */
  nearest: { check_in: string; check_out: string } | null;
}
