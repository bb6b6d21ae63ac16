import { percentInWholeTl, percentOf, splitTaxes } from './money.ts';
import type { Quote } from './pricing.ts';
import type { QuoteNight } from './pricing-types.ts';

export const offerStatuses = [
  'DRAFT',
  'SENT',
  'OPENED',
  'ACCEPTED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Moments of an offer's life. */
export type OfferMoments = {
  valid_until: Temporal.Instant;
  sent_at: Temporal.Instant | null;
  opened_at: Temporal.Instant | null;
  accepted_at: Temporal.Instant | null;
  withdrawn_at: Temporal.Instant | null;
};

/**
 * How an offer stands now. What was accepted or withdrawn stays so; the last moment of its validity
 * is over.
 */
export function offerStatus(offer: OfferMoments, now: Temporal.Instant): OfferStatus {
  if (offer.accepted_at) return 'ACCEPTED';
  if (offer.withdrawn_at) return 'WITHDRAWN';
  if (Temporal.Instant.compare(offer.valid_until, now) <= 0) return 'EXPIRED';
  if (offer.opened_at) return 'OPENED';
  return offer.sent_at ? 'SENT' : 'DRAFT';
}

/** An accepted or withdrawn offer is a record; an expired one may be given new days of validity. */
export const isOfferClosed = (status: OfferStatus): boolean =>
  status === 'ACCEPTED' || status === 'WITHDRAWN';

/**
 * What a quoted stay costs in an offer, in kuruş: the percent is off what the nights cost after their
 * own discounts, never off fees and extras. null while a night has no price.
 */
export function offeredTotal(quoted: Quote, percent: number): number | null {
  const { total_kurus, accommodation_kurus, discount_kurus } = quoted;
  if (total_kurus === null || accommodation_kurus === null) return null;
  return total_kurus - percentOf(accommodation_kurus - (discount_kurus ?? 0), percent);
}

/**
 * What a guest who takes an offer pays: its nights as they were frozen, lowered by its percent, with
 * the fee of then and the extras chosen now. Whether the stay can be had at all is `live`'s to say.
 */
export function agreedQuote(live: Quote, frozen: Quote, percent: number): Quote {
  if (!live.sellable || frozen.accommodation_kurus === null || frozen.nights.length === 0)
    return live;
  const nights = lowered(frozen.nights, percent);
  const discount_kurus = nights.reduce((sum, night) => sum + night.discount_kurus, 0);
  const stay_kurus = frozen.accommodation_kurus - discount_kurus;
  const extras_kurus = live.extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const total_kurus = stay_kurus + (frozen.short_stay_fee_kurus ?? 0) + extras_kurus;
  const share = percentInWholeTl(stay_kurus, live.prepayment_percent);
  const prepayment_kurus =
    live.prepayment_percent === 100 ? total_kurus : Math.min(share, total_kurus);
  return {
    ...live,
    nights,
    accommodation_kurus: frozen.accommodation_kurus,
    discount_kurus,
    short_stay_fee_kurus: frozen.short_stay_fee_kurus,
    total_kurus,
    prepayment_kurus,
    balance_kurus: total_kurus - prepayment_kurus,
    deposit_kurus: frozen.deposit_kurus,
    taxes: live.tax_rates && splitTaxes(total_kurus, live.tax_rates),
  };
}

/** The percent is off all nights together, as it was offered; the last night takes what rounding leaves. */
function lowered(nights: readonly QuoteNight[], percent: number): QuoteNight[] {
  const priceOf = ({ price_kurus, discount_kurus }: QuoteNight) =>
    (price_kurus ?? 0) - discount_kurus;
  let left = percentOf(
    nights.reduce((sum, night) => sum + priceOf(night), 0),
    percent,
  );
  return nights.map((night, at) => {
    const share = at === nights.length - 1 ? left : percentOf(priceOf(night), percent);
    left -= share;
    return { ...night, discount_kurus: night.discount_kurus + share };
  });
}
