import { percentInWholeTl, splitTaxes } from './money.ts';
import type {
  Extra,
  PricedListing,
  Quote,
  QuoteExtra,
  QuoteNight,
  QuoteRequest,
  StayTerms,
} from './pricing-types.ts';
import { daysUntil } from './stay.ts';

type Sale = { nights: QuoteNight[]; terms: StayTerms };

type Sums = Pick<
  Quote,
  | 'accommodation_kurus'
  | 'discount_kurus'
  | 'short_stay_fee_kurus'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'balance_kurus'
>;

const unknownSums: Sums = {
  accommodation_kurus: null,
  discount_kurus: null,
  short_stay_fee_kurus: null,
  total_kurus: null,
  prepayment_kurus: null,
  balance_kurus: null,
};

/** The lines below the nights: fee, extras, total and how it is paid. */
export function sumUp(
  listing: PricedListing,
  request: QuoteRequest,
  { nights, terms }: Sale,
): Omit<Quote, 'sellable' | 'reasons' | 'nights'> {
  const extras = extrasOf(listing.extras, request, nights);
  const whole_is_due = daysUntil(request.today, request.stay.check_in) < request.full_payment_days;
  const prepaymentPercent = whole_is_due ? 100 : terms.prepayment_percent;
  const priced = nights.every((night) => night.price_kurus !== null);
  const rates = request.tax_rates ?? null;
  const sums = priced ? sumsOf({ nights, terms }, extras, whole_is_due) : unknownSums;
  return {
    ...sums,
    taxes: rates && sums.total_kurus !== null ? splitTaxes(sums.total_kurus, rates) : null,
    tax_rates: rates,
    short_stay_limit: terms.short_stay_limit,
    extras,
    deposit_kurus: terms.deposit_kurus,
    prepayment_percent: prepaymentPercent,
    whole_is_due,
  };
}

/** The extras of a stay: those that belong to it and those the guest chose, where in season. */
function extrasOf(extras: Extra[], request: QuoteRequest, nights: QuoteNight[]): QuoteExtra[] {
  return extras
    .filter((extra) => !extra.optional || request.extra_ids.includes(extra.id))
    .map((extra) => ({ extra, times: timesCharged(extra, request, nights) }))
    .filter(({ times }) => times > 0)
    .map(({ extra: { id, name, amount_kurus }, times }) => ({
      id,
      name,
      amount_kurus: amount_kurus * times,
    }));
}

function timesCharged(extra: Extra, { guests }: QuoteRequest, nights: QuoteNight[]): number {
  const { months } = extra;
  const offered = months
    ? nights.filter((night) => months.includes(Number(night.date.slice(5, 7)))).length
    : nights.length;
  if (offered === 0) return 0;
  if (extra.unit === 'night') return offered;
  return extra.unit === 'person' ? guests.adults + guests.children : 1;
}

/**
 * total = accommodation − discount + short-stay fee + extras. The prepayment is a percent of the
 * discounted accommodation, or everything when check-in is near; the balance is what remains.
 */
function sumsOf({ nights, terms }: Sale, extras: QuoteExtra[], wholeIsDue: boolean): Sums {
  const accommodation = sum(nights.map((night) => night.price_kurus ?? 0));
  const discount = sum(nights.map((night) => night.discount_kurus));
  const isShort = nights.length < (terms.short_stay_limit ?? 0);
  const fee = isShort ? terms.short_stay_fee_kurus : 0;
  const total = accommodation - discount + fee + sum(extras.map((extra) => extra.amount_kurus));
  const share = percentInWholeTl(accommodation - discount, terms.prepayment_percent);
  const prepayment = wholeIsDue ? total : Math.min(share, total);
  return {
    accommodation_kurus: accommodation,
    discount_kurus: discount,
    short_stay_fee_kurus: fee,
    total_kurus: total,
    prepayment_kurus: prepayment,
    balance_kurus: total - prepayment,
  };
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
