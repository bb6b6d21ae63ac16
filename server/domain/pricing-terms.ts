import type { PricedListing, PricedNight, SeasonRules, StayTerms } from './pricing-types.ts';

/** The longest contract Law 7464 knows: a rule on reservations, not on closings. */
export const MAX_NIGHTS = 100;

/** What holds where a season says nothing. */
export type OwnTerms = Pick<PricedListing, keyof StayTerms & keyof PricedListing>;

/**
 * The rules of a stay that may cross seasons: minimum nights and arrival weekdays of the check-in
 * night; short-stay limit and fee, prepayment percent and deposit the highest among its nights.
 */
export function termsOf(listing: OwnTerms, nights: Pick<PricedNight, 'season'>[]): StayTerms {
  const seasons = [...new Set(nights.map((night) => night.season))];
  const arrival = nights[0]?.season;
  const highest = (rule: (season: SeasonRules | undefined) => number) =>
    Math.max(...seasons.map(rule));
  return {
    min_nights: arrival?.min_nights ?? listing.min_nights,
    max_nights: MAX_NIGHTS,
    arrival_weekdays: arrival?.arrival_weekdays ?? listing.arrival_weekdays ?? [],
    short_stay_limit:
      highest((season) => season?.short_stay_limit ?? listing.short_stay_limit ?? 0) || null,
    short_stay_fee_kurus: highest(
      (season) => season?.short_stay_fee_kurus ?? listing.short_stay_fee_kurus,
    ),
    prepayment_percent: highest(
      (season) => season?.prepayment_percent ?? listing.prepayment_percent,
    ),
    deposit_kurus: highest((season) => season?.deposit_kurus ?? listing.deposit_kurus),
  };
}
