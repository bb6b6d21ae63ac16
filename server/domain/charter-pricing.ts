import { divideHalfUp } from '../shared/rounding.ts';
import { quoteNights } from './pricing.ts';
import { pricedNights } from './pricing-nights.ts';
import { type OwnTerms, termsOf } from './pricing-terms.ts';
import type {
  Discount,
  Extra,
  PricedListing,
  PricedNight,
  Quote,
  QuoteRequest,
  SeasonRules,
  StayTerms,
} from './pricing-types.ts';
import { type DayRange, isBefore, refuseEmptyStay, type Stay } from './stay.ts';

/** By the week from the day of change, by the day, or a day trip between the boat's trip hours. */
export type CharterUnit = 'week' | 'day' | 'trip';

/** A boat's price row for one unit; a null rule leaves the boat's own in force. */
export type CharterSeason = {
  id: number;
  unit: CharterUnit;
  days: DayRange;
  /** Of a week, a day or a trip. */
  price_kurus: number;
  min_days: number | null;
  changeover_weekday: number | null;
  prepayment_percent: number | null;
  deposit_kurus: number | null;
};

/** A discount of a boat; without a unit it is open to all of them. */
export type CharterDiscount = Discount & { unit: CharterUnit | null };

export type PricedBoat = {
  active: boolean;
  /** The last day on which its insurance and its seaworthiness paper hold; null: one is missing. */
  papers_until: Temporal.PlainDate | null;
  /** People aboard on a day trip, and with beds for the night. */
  guests_day: number;
  guests_night: number;
  /** When its day trips leave. */
  trip_starts_at: Temporal.PlainTime;
  /** Day of change of the weeks, 1 Monday … 7 Sunday. */
  changeover_weekday: number;
  min_days: number;
  prepayment_percent: number;
  deposit_kurus: number;
  seasons: CharterSeason[];
  discounts: CharterDiscount[];
  extras: Extra[];
  /** When whoever sleeps aboard leaves on the last day. */
  leaving_time: Temporal.PlainTime;
  occupied: TakenCharter[];
};

/** Taken days of a boat, with the hours of a day trip, or when a charter leaves; a closing has neither. */
export type TakenCharter = Stay & {
  starts_at?: Temporal.PlainTime | null;
  leaves_at?: Temporal.PlainTime | null;
};

export type CharterRequest = QuoteRequest & {
  unit: CharterUnit;
  /** What the clock says in Istanbul. */
  time: Temporal.PlainTime;
};

const WEEK = 7;
const LIRA = 100;

/**
 * The price of one charter as of today, in the shape of a villa's quote. `request.stay` is half-open:
 * a day trip on 1 July is [1 July, 2 July). No short-stay fee, no gap rule; instead of a permit of
 * Law 7464 papers that hold on the day of the sale (domain.md §1.11), as next year's come each year.
 * @throws RangeError when the last day is not after the first
 */
export function quoteCharter(boat: PricedBoat, request: CharterRequest): Quote {
  refuseEmptyStay(request.stay);
  const { unit } = request;
  const seasons = boat.seasons.filter((season) => season.unit === unit).map(asSeason);
  const dated = pricedNights(request.stay, seasons, (season) => season.price_kurus);
  const is_shared = unit === 'week';
  const nights = is_shared ? shareWeeks(dated) : dated;
  const listing = asListing(boat, request);
  const terms = charterTerms(ownTerms(boat), nights, unit);
  return quoteNights(listing, request, { nights, terms, is_shared });
}

/**
 * A week's price over its days, half up, so that seven of them make it exactly; a day more is a seventh more.
 * Days of a price in whole lira are in whole lira too: a sum of two seasons' days is paid in cash on board.
 */
function shareWeeks(nights: PricedNight[]): PricedNight[] {
  return nights.map((night, index) => {
    if (night.price_kurus === null) return night;
    const weekPrice = night.price_kurus;
    const day = index - nights.findIndex((other) => other.season === night.season);
    const coin = weekPrice % LIRA === 0 ? LIRA : 1;
    const upTo = (days: number) => divideHalfUp((weekPrice / coin) * days, WEEK) * coin;
    return { ...night, price_kurus: upTo(day + 1) - upTo(day) };
  });
}

/** The rules of a charter whose days are all of one season. */
export const termsOfSeason = (boat: PricedBoat, season: CharterSeason): StayTerms =>
  charterTerms(ownTerms(boat), [{ season: asSeason(season) }], season.unit);

function charterTerms(own: OwnTerms, nights: Seasoned[], unit: CharterUnit): StayTerms {
  const terms = termsOf(own, nights);
  if (unit === 'week') return { ...terms, min_nights: Math.max(WEEK, terms.min_nights) };
  if (unit === 'day') return { ...terms, arrival_weekdays: [] };
  return { ...terms, arrival_weekdays: [], min_nights: 1, max_nights: 1 };
}

type Seasoned = Pick<PricedNight, 'season'>;

function asSeason(season: CharterSeason): SeasonRules & { price_kurus: number } {
  const { id, days, price_kurus, min_days, changeover_weekday } = season;
  const { prepayment_percent, deposit_kurus } = season;
  return {
    id,
    days,
    price_kurus,
    min_nights: min_days,
    arrival_weekdays: changeover_weekday === null ? null : [changeover_weekday],
    short_stay_limit: null,
    short_stay_fee_kurus: null,
    prepayment_percent,
    deposit_kurus,
  };
}

function asListing(boat: PricedBoat, request: CharterRequest): PricedListing {
  const { unit, today } = request;
  const { active, papers_until, extras, occupied } = boat;
  return {
    active,
    first_day: firstDay(boat, request),
    permit_verified: papers_until !== null && !isBefore(papers_until, today),
    permit_guests: null,
    max_guests: unit === 'trip' ? boat.guests_day : boat.guests_night,
    ...ownTerms(boat),
    discounts: boat.discounts.filter((discount) => (discount.unit ?? unit) === unit),
    extras,
    occupied,
    hours_taken: areHoursTaken(boat, request),
    gap_allowed: false,
    gap_min_nights: 1,
  };
}

function ownTerms(boat: PricedBoat): OwnTerms {
  const { min_days, changeover_weekday, prepayment_percent, deposit_kurus } = boat;
  return {
    min_nights: min_days,
    arrival_weekdays: [changeover_weekday],
    short_stay_limit: null,
    short_stay_fee_kurus: 0,
    prepayment_percent,
    deposit_kurus,
  };
}

/** Nobody boards a day trip that has left, while who stays the night may come until the day is over. */
function firstDay({ trip_starts_at }: PricedBoat, { unit, today, time }: CharterRequest) {
  return unit === 'trip' && hasLeft(trip_starts_at, time) ? today.add({ days: 1 }) : today;
}

/** Whether what leaves at an hour has left; also as SQL: `queries/search/boat-search-charters.ts`. */
export const hasLeft = (at: Temporal.PlainTime, time: Temporal.PlainTime): boolean =>
  Temporal.PlainTime.compare(at, time) <= 0;

/** A day trip cannot begin before a charter of that day has left; the ledger's constraint says the same. */
function areHoursTaken(boat: PricedBoat, { unit, stay }: CharterRequest): boolean {
  const { trip_starts_at, leaving_time } = boat;
  if (unit === 'trip')
    return boat.occupied.some(
      ({ check_out, leaves_at }) =>
        check_out.equals(stay.check_in) && isEarlier(trip_starts_at, leaves_at),
    );
  return boat.occupied.some(
    ({ check_in, starts_at }) =>
      check_in.equals(stay.check_out) && isEarlier(starts_at, leaving_time),
  );
}

type Hour = Temporal.PlainTime | null | undefined;

const isEarlier = (one: Hour, other: Hour): boolean =>
  Boolean(one && other && Temporal.PlainTime.compare(one, other) < 0);
