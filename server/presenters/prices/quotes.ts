import type { NearestDays } from '../../domain/nearest-stay.ts';
import type { Quote } from '../../domain/pricing.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import { reasonsInWords } from '../../services/prices/reason-words.ts';

interface QuotedStay {
  quoted: Quote;
  /** Null: the stay can be had, or no other days near it can. */
  nearest: NearestDays | null;
}

/** The answer of `GET /v1/quote` for a villa, and what its page's panel opens with. */
export const presentStayQuote = ({ quoted, nearest }: QuotedStay) => ({
  ...presentQuote(quoted),
  nearest,
});

/** What it says of villas and boats alike; amounts in kuruş, null where a night has no price. */
export const presentQuote = (quoted: Quote, isCharter = false) => ({
  sellable: quoted.sellable,
  reasons: reasonsInWords(quoted.reasons),
  nights: quoted.nights.map(({ date, price_kurus, discount_kurus }) => ({
    date,
    price_kurus,
    discount_kurus,
  })),
  accommodation_kurus: quoted.accommodation_kurus,
  discount_kurus: quoted.discount_kurus,
  discount_label: quoted.discount_kurus ? discountLabel(quoted.nights, isCharter) : null,
  short_stay_fee_kurus: quoted.short_stay_fee_kurus,
  short_stay_limit: quoted.short_stay_limit,
  extras: quoted.extras,
  total_kurus: quoted.total_kurus,
  prepayment_kurus: quoted.prepayment_kurus,
  prepayment_percent: quoted.prepayment_percent,
  whole_is_due: quoted.whole_is_due,
  balance_kurus: quoted.balance_kurus,
  deposit_kurus: quoted.deposit_kurus,
});
