import { createHash } from 'node:crypto';

import type { Quote } from '../../domain/pricing.ts';
import { conflict } from '../../errors.ts';

interface MarkedExtra {
  id: number;
  unit: string;
  amount_kurus: number;
  optional: boolean;
  months?: number[] | null;
}

/**
 * A short name for all that makes a stay's price but the guest's own choices of people and extras:
 * while it stays the same, no price on the page has changed.
 */
export function priceMark(villa: { extras: MarkedExtra[] }, quoted: Quote): string {
  const extras = villa.extras.map(({ id, unit, amount_kurus, optional, months }) => [
    id,
    unit,
    amount_kurus,
    optional,
    months,
  ]);
  const facts = [
    quoted.nights.map(({ date, price_kurus, discount_kurus }) => [
      date,
      price_kurus,
      discount_kurus,
    ]),
    quoted.short_stay_fee_kurus,
    quoted.prepayment_percent,
    quoted.deposit_kurus,
    extras,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** What a booking form says its page showed. */
export interface ShownOffer {
  price_mark?: string | undefined;
  terms_mark?: string | undefined;
  shown_total_kurus?: number | undefined;
}

/**
 * Nobody is held to what they were not shown. People and extras chosen since do not change the marks, but
 * the total, and with it the contract that the guest accepts. @throws 409 `price_changed`, `texts_changed`
 */
export function refuseUnseen(
  listing: { extras: MarkedExtra[] },
  { quoted, terms_mark }: { quoted: Quote; terms_mark: string },
  shown: ShownOffer,
): void {
  const isPriceShown =
    priceMark(listing, quoted) === shown.price_mark &&
    quoted.total_kurus === shown.shown_total_kurus;
  if (!isPriceShown) throw conflict('price_changed');
  if (terms_mark !== shown.terms_mark) throw conflict('texts_changed');
}
