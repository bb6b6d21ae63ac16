import { percentOf } from './money.ts';
import type { Quote } from './pricing.ts';

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
