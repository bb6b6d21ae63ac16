import { percentInWholeTl, splitTaxes, type TaxSplit } from './money.ts';
import type { Quote } from './pricing.ts';

/**
 * What a reservation charges, in kuruş: the quote's sums, or those of the price staff agreed on with
 * the guest, whose prepayment then follows the quote's percent; all of it, to the kuruş, at 100.
 */
export function chargedSums(quoted: Quote, agreed: number | undefined) {
  const extras_kurus = quoted.extras.reduce((sum, extra) => sum + extra.amount_kurus, 0);
  const sums = {
    // What was agreed on holds the extras too.
    accommodation_kurus: quoted.accommodation_kurus ?? Math.max(0, (agreed ?? 0) - extras_kurus),
    discount_kurus: quoted.discount_kurus ?? 0,
    short_stay_fee_kurus: quoted.short_stay_fee_kurus ?? 0,
    extras_kurus,
    deposit_kurus: quoted.deposit_kurus,
    total_kurus: quoted.total_kurus ?? 0,
    prepayment_kurus: quoted.prepayment_kurus ?? 0,
    balance_kurus: quoted.balance_kurus ?? 0,
  };
  if (agreed === undefined) return sums;
  const prepayment_kurus = agreedPrepayment(agreed, quoted.prepayment_percent);
  return {
    ...sums,
    total_kurus: agreed,
    prepayment_kurus,
    balance_kurus: agreed - prepayment_kurus,
  };
}

/** Of a price staff agreed on with the guest, in kuruş: the percent of all of it. */
export const agreedPrepayment = (agreed: number, percent: number): number =>
  percent === 100 ? agreed : Math.min(agreed, percentInWholeTl(agreed, percent));

/** The taxes inside what is charged, quoted or agreed; null where the quote knew no rates. */
export function chargedTaxes(quoted: Quote, agreed: number | undefined): TaxSplit | null {
  if (agreed === undefined || !quoted.tax_rates) return quoted.taxes;
  return splitTaxes(agreed, quoted.tax_rates);
}
