import type { Surroundings } from './gaps.ts';
import type {
  Guests,
  PricedListing,
  PricedNight,
  QuoteReason,
  QuoteRequest,
  ReasonCode,
  StayTerms,
} from './pricing-types.ts';
import { daysUntil, isBefore, type Stay } from './stay.ts';

type Sale = { nights: PricedNight[]; terms: StayTerms; around: Surroundings };

/**
 * Staff decide of all but these. Law 7464: no permit, no contract; none over 100 nights. A boat's length of charter
 * is the table's rule too, and nobody sells one that is not insured or seaworthy.
 */
export const NEVER_OVERRIDDEN: ReadonlySet<ReasonCode> = new Set(['no_permit', 'too_long']);

/** Everything that stands against the stay at once, in a fixed order. */
export function reasonsAgainst(
  listing: PricedListing,
  request: QuoteRequest,
  { nights, terms, around }: Sale,
): QuoteReason[] {
  const { stay, guests, today } = request;
  const { min_nights, max_nights, arrival_weekdays } = terms;
  const tooShort = nights.length < min_nights && !fillsGap(listing, request, { terms, around });
  const byHours = !around.taken && listing.hours_taken === true;
  const objections: [ReasonCode, boolean, QuoteReason['values']?][] = [
    ['past', isBefore(stay.check_in, listing.first_day ?? today)],
    ['taken', around.taken || byHours, byHours ? { by_hours: true } : {}],
    ['unpriced', nights.some((night) => night.price_kurus === null)],
    ['min_nights', tooShort, { nights: min_nights }],
    ['arrival_day', !arrivesOn(stay, arrival_weekdays), { weekdays: arrival_weekdays }],
    ['too_many_guests', tooMany(guests, listing.max_guests), mostGuests(guests, listing)],
    ['too_long', nights.length > max_nights, { nights: max_nights }],
    ['inactive', !listing.active],
    ['no_permit', !listing.permit_verified],
  ];
  return objections
    .filter(([, stands]) => stands)
    .map(([code, , values = {}]) => ({ code, values }));
}

/**
 * Whether a stay shorter than the minimum may be sold because it lies in a gap: on each side of it
 * nothing or at least the minimum is left. Nights before today are nobody's to fill.
 */
function fillsGap(
  listing: PricedListing,
  { stay, today }: QuoteRequest,
  { terms, around }: Pick<Sale, 'terms' | 'around'>,
): boolean {
  if (!listing.gap_allowed || around.gap === null) return false;
  const { check_in, check_out } = around.gap;
  const firstFree = isBefore(check_in, today) ? today : check_in;
  const usable = (left: number) => left <= 0 || left >= terms.min_nights;
  return (
    daysUntil(stay.check_in, stay.check_out) >= listing.gap_min_nights &&
    usable(daysUntil(firstFree, stay.check_in)) &&
    usable(daysUntil(stay.check_out, check_out))
  );
}

function arrivesOn(stay: Stay, weekdays: number[]): boolean {
  return weekdays.length === 0 || weekdays.includes(stay.check_in.dayOfWeek);
}

/** Babies take no place. */
const tooMany = (guests: Guests, most: number): boolean => guests.adults + guests.children > most;

/** How many may stay, and the permit's own number once it is exceeded, too: no word of staff lifts that. */
function mostGuests(guests: Guests, { max_guests, permit_guests }: PricedListing) {
  if (permit_guests === null || !tooMany(guests, permit_guests)) return { guests: max_guests };
  return { guests: max_guests, permit_guests };
}
