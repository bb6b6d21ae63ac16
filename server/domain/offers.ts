import type { OFFER_STATES } from '../shared/desk-states.ts';
import { percentInWholeTl, percentOf, splitTaxes } from './money.ts';
import type { Quote } from './pricing.ts';
import type { QuoteExtra, QuoteNight } from './pricing-types.ts';

export type OfferStatus = (typeof OFFER_STATES)[number];

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

/** How a guest takes an offer. */
type Taking = {
  /** Off its nights. */
  percent: number;
  /** Extras the guest chose. */
  chosen: readonly number[];
  /** As many people as it was made for. */
  same_people: boolean;
};

/**
 * What a guest who takes an offer pays: its nights as they were frozen, lowered by its percent, with
 * the fee and the extras of then, which belong to every stay, and those chosen now. For other people
 * the extras are today's. Whether the stay can be had at all is `live`'s to say.
 */
export function agreedQuote(live: Quote, frozen: Quote, taking: Taking): Quote {
  if (!live.sellable || frozen.accommodation_kurus === null || frozen.nights.length === 0)
    return live;
  const nights = lowered(frozen.nights, taking.percent);
  const extras = agreedExtras(live, frozen, taking);
  const discount_kurus = nights.reduce((sum, night) => sum + night.discount_kurus, 0);
  const stay_kurus = frozen.accommodation_kurus - discount_kurus;
  const extras_kurus = extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const total_kurus = stay_kurus + (frozen.short_stay_fee_kurus ?? 0) + extras_kurus;
  const share = percentInWholeTl(stay_kurus, live.prepayment_percent);
  const prepayment_kurus = live.whole_is_due ? total_kurus : Math.min(share, total_kurus);
  return {
    ...live,
    nights,
    extras,
    accommodation_kurus: frozen.accommodation_kurus,
    discount_kurus,
    short_stay_fee_kurus: frozen.short_stay_fee_kurus,
    short_stay_limit: frozen.short_stay_limit,
    total_kurus,
    prepayment_kurus,
    balance_kurus: total_kurus - prepayment_kurus,
    deposit_kurus: frozen.deposit_kurus,
    taxes: live.tax_rates && splitTaxes(total_kurus, live.tax_rates),
  };
}

/** What an offer names as its total stands: no extra of every stay that became dearer or new since. */
function agreedExtras(live: Quote, frozen: Quote, { chosen, same_people }: Taking): QuoteExtra[] {
  if (!same_people) return live.extras;
  const offered = new Set(frozen.extras.map(({ id }) => id));
  const added = live.extras.filter(({ id }) => chosen.includes(id) && !offered.has(id));
  return [...frozen.extras, ...added];
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
    const discount_kurus = night.discount_kurus + share;
    // What is off now is no discount of the villa alone, so that none of its kinds names it.
    return { ...night, discount_kurus, ...(share > 0 && { discount_kind: null }) };
  });
}
