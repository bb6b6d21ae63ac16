import { surroundings } from './gaps.ts';
import { discountedNights, pricedNights } from './pricing-nights.ts';
import { reasonsAgainst } from './pricing-reasons.ts';
import { sumUp } from './pricing-sums.ts';
import { termsOf } from './pricing-terms.ts';
import type {
  PricedListing,
  PricedNight,
  PricedVilla,
  Quote,
  QuoteRequest,
  StayTerms,
} from './pricing-types.ts';
import { refuseEmptyStay } from './stay.ts';

export type * from './pricing-types.ts';

/**
 * The price of one stay in a villa as of today, or every reason why it cannot be sold.
 * The only place that knows a villa's prices; search has the same rules in SQL.
 * @throws RangeError when check-out is not after check-in
 */
export function quote(villa: PricedVilla, request: QuoteRequest): Quote {
  refuseEmptyStay(request.stay);
  const nights = pricedNights(request.stay, villa.seasons, (season) => season.nightly_price_kurus);
  return quoteNights(villa, request, { nights, terms: termsOf(villa, nights) });
}

/** What villas and boats share once a stay's nights have their prices and its rules are known. */
export function quoteNights(
  listing: PricedListing,
  request: QuoteRequest,
  sale: { nights: PricedNight[]; terms: StayTerms; is_shared?: boolean },
): Quote {
  const around = surroundings(request.stay, listing.occupied, request.gap_max_nights);
  const reasons = reasonsAgainst(listing, request, { ...sale, around });
  const nights = discountedNights(listing.discounts, request, { ...sale, around });
  const sums = sumUp(listing, request, { nights, terms: sale.terms });
  return { sellable: reasons.length === 0, reasons, nights, ...sums };
}
