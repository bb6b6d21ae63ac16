import type { ExchangeRates } from '../shared/currency.ts';
import type { CancellationPolicy } from './cancellation.ts';
import { agreedPrepayment } from './charged-sums.ts';
import { percentInWholeTl, splitTaxes } from './money.ts';
import type { Quote } from './pricing.ts';
import type { QuoteExtra } from './pricing-types.ts';

/**
 * The quote that a reservation was sold by, as its JSON column keeps it. One that was written down by
 * hand, or before a part was known, lacks that part.
 */
export const frozenQuote = (kept: unknown): Partial<Quote> => (kept ?? {}) as Partial<Quote>;

/** The ladder that was agreed at the sale; null: none was. */
export const frozenPolicy = (kept: unknown): CancellationPolicy | null =>
  (kept ?? null) as CancellationPolicy | null;

/** The rates of the sale's day, for what it comes to in other currencies; null: none were known. */
export function frozenRates(kept: unknown): (ExchangeRates & { updated_on: string }) | null {
  const rates = (kept ?? {}) as Partial<ExchangeRates & { updated_on: string }>;
  const { dollar_exchange_rate, euro_exchange_rate, sterling_exchange_rate, updated_on } = rates;
  if (!dollar_exchange_rate || !euro_exchange_rate || !sterling_exchange_rate || !updated_on)
    return null;
  return { dollar_exchange_rate, euro_exchange_rate, sterling_exchange_rate, updated_on };
}

/** What a reservation was sold at, in kuruş, and the quote kept with it. */
export interface FrozenSale {
  quote: unknown;
  accommodation_kurus: number;
  discount_kurus: number;
  short_stay_fee_kurus: number;
  extras_kurus: number;
  total_kurus: number;
  prepayment_kurus: number;
  deposit_kurus: number;
}

type Prepaid = Pick<
  FrozenSale,
  'quote' | 'accommodation_kurus' | 'discount_kurus' | 'prepayment_kurus'
>;

/** The percent a sale was made at: of its discounted nights, or of the price staff agreed on. */
export const soldPercent = (sale: Prepaid): number =>
  frozenQuote(sale.quote).prepayment_percent ?? shareOfNights(sale);

/**
 * The percent that a part asked for was reckoned by, of the sale's nights or of the price staff agreed on;
 * null: that part is not by percent, or the sale keeps none.
 */
export function percentAsked(
  { quote, total_kurus }: Pick<FrozenSale, 'quote' | 'total_kurus'>,
  asked_kurus: number,
): number | null {
  const { prepayment_percent: percent = null, prepayment_kurus } = frozenQuote(quote);
  if (percent === null) return null;
  const isOfSale =
    asked_kurus === prepayment_kurus || asked_kurus === agreedPrepayment(total_kurus, percent);
  return isOfSale ? percent : null;
}

const shareOfNights = ({ accommodation_kurus, discount_kurus, prepayment_kurus }: Prepaid) =>
  Math.round((100 * prepayment_kurus) / Math.max(1, accommodation_kurus - discount_kurus));

/**
 * The quote of a sale whose nights stay and whose extras do not: nights, discounts, fee, deposit and
 * percent are those of the sale, whatever the price list says by now (product §4).
 */
export function quoteWithExtras(sale: FrozenSale, extras: QuoteExtra[]): Quote {
  const frozen = frozenQuote(sale.quote);
  const { accommodation_kurus, discount_kurus, short_stay_fee_kurus, deposit_kurus } = sale;
  const { whole_is_due = false, tax_rates = null } = frozen;
  const nights_kurus = accommodation_kurus - discount_kurus;
  const total_kurus = nights_kurus + short_stay_fee_kurus + sumOf(extras);
  const prepayment_percent = soldPercent(sale);
  const share = percentInWholeTl(nights_kurus, prepayment_percent);
  const prepayment_kurus = whole_is_due ? total_kurus : Math.min(share, total_kurus);
  return {
    // With what else was frozen, such as a charter's hours.
    ...frozen,
    sellable: true,
    reasons: [],
    nights: frozen.nights ?? [],
    accommodation_kurus,
    discount_kurus,
    short_stay_fee_kurus,
    short_stay_limit: frozen.short_stay_limit ?? null,
    extras,
    total_kurus,
    prepayment_kurus,
    balance_kurus: total_kurus - prepayment_kurus,
    deposit_kurus,
    prepayment_percent,
    whole_is_due,
    taxes: tax_rates && splitTaxes(total_kurus, tax_rates),
    tax_rates,
  };
}

/**
 * The total staff agreed on with the guest, more or less by what the extras now cost; undefined: the
 * sale is at its quote's price.
 */
export function agreedWithExtras(sale: FrozenSale, extras: QuoteExtra[]): number | undefined {
  if (!isAgreed(sale)) return undefined;
  return Math.max(0, sale.total_kurus + sumOf(extras) - sale.extras_kurus);
}

function isAgreed(sale: FrozenSale): boolean {
  const { accommodation_kurus, discount_kurus, short_stay_fee_kurus, extras_kurus } = sale;
  const lines_kurus = accommodation_kurus - discount_kurus + short_stay_fee_kurus + extras_kurus;
  const { total_kurus, prepayment_kurus } = frozenQuote(sale.quote);
  return (
    sale.total_kurus !== (total_kurus ?? lines_kurus) ||
    sale.prepayment_kurus !== (prepayment_kurus ?? sale.prepayment_kurus)
  );
}

const sumOf = (extras: QuoteExtra[]) =>
  extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
