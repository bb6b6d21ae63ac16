import { divideHalfUp } from '../shared/rounding.ts';

/** Lira with a dot and two digits, as banks and the state want them: 499950 → '4999.50'; never below zero. */
export const plainAmount = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;

/** A whole percent of an amount, half up to the kuruş: a night's discount. */
export function percentOf(amountKurus: number, percent: number): number {
  return divideHalfUp(amountKurus * percent, 100);
}

/** Half up to whole lira, still in kuruş: 12.345,50 TL → 12.346,00 TL. */
export function wholeTl(amountKurus: number): number {
  return divideHalfUp(amountKurus, 100) * 100;
}

/**
 * A whole percent of an amount in whole lira, half up: the prepayment.
 * Rounded once; by way of the kuruş, 49,995 kuruş would climb to a lira in two steps.
 */
export function percentInWholeTl(amountKurus: number, percent: number): number {
  return divideHalfUp(amountKurus * percent, 10_000) * 100;
}

/** Whole percents inside a tax-inclusive price (settings `vat_rate`, `accommodation_tax_rate`). */
export type TaxRates = { vat_rate: number; accommodation_tax_rate: number };

export type TaxSplit = {
  base_kurus: number;
  vat_kurus: number;
  accommodation_tax_kurus: number;
};

/**
 * Splits a tax-inclusive amount for the invoice. Both taxes are on the same base (6802 s.K. m.34);
 * they are computed first and the base is what remains, so the three always sum to the amount.
 */
export function splitTaxes(grossKurus: number, rates: TaxRates): TaxSplit {
  const parts = 100 + rates.vat_rate + rates.accommodation_tax_rate;
  const vat = divideHalfUp(grossKurus * rates.vat_rate, parts);
  const accommodationTax = divideHalfUp(grossKurus * rates.accommodation_tax_rate, parts);
  return {
    base_kurus: grossKurus - vat - accommodationTax,
    vat_kurus: vat,
    accommodation_tax_kurus: accommodationTax,
  };
}
