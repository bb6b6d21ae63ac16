import type { GuestAges } from '../../../islands/quote-labels.ts';
import type { ExtraUnit } from '../../../server/domain/pricing-types.ts';
import type { CharterUnit } from '../../../server/schemas/boats.ts';
import type { Availability } from '../../../server/shared/availability.ts';
import type { CharterSearch } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { BoatCardData } from '../../components/boat-card.tsx';
import type { TextLink } from '../../layouts/links.ts';
import type { DaysProblem } from '../listing/listing.ts';
import type { Cancellation, Comments, FeatureGroup, Location } from '../villas/villa.ts';

/** The prices of one unit, season by season. */
export interface UnitPrices {
  unit: CharterUnit;
  /** The lowest of them, kuruş. */
  from_price_kurus: number;
  seasons: BoatSeason[];
}

interface BoatSeason {
  first_day: string;
  last_day: string;
  name: string;
  price_kurus: number;
  /** Days at least; null where the unit has its own length. */
  min_days: number | null;
  /** Today lies in it. */
  current: boolean;
}

export interface BoatExtra {
  id: number;
  name: string;
  description: string;
  unit: ExtraUnit;
  amount_kurus: number;
}

type CabinKind = 'MASTER' | 'DOUBLE' | 'TWIN' | 'SINGLE' | 'BUNK';

/** All the page says of a boat; money in kuruş, times 'HH:MM', days ISO. */
export interface BoatData {
  id: number;
  slug: string;
  name: string;
  summary: string;
  paragraphs: string[];
  seo_title: string | null;
  seo_description: string | null;
  marina: string;
  town: string;
  town_slug: string;
  types: TextLink[];
  guests_day: number;
  guests_night: number;
  cabins: number;
  bathrooms: number;
  cabin_layout: { kind: CabinKind; count: number }[];
  crew_count: number;
  crew: string;
  with_captain: boolean;
  licence_required: boolean;
  length_cm: number | null;
  beam_cm: number | null;
  built_year: number | null;
  refit_year: number | null;
  make_model: string | null;
  flag: string | null;
  engine: string | null;
  cruising_speed_knots: number | null;
  route: string;
  included: string[];
  excluded: string[];
  changeover_weekday: number;
  boarding_time: string;
  leaving_time: string;
  trip_starts_at: string;
  trip_ends_at: string;
  prepayment_percent: number;
  deposit_kurus: number;
  licence_no: string;
  instant_booking: boolean;
  /** Out of 5; null without comments. */
  rating: number | null;
  rating_count: number;
  prices: UnitPrices[];
  extras: BoatExtra[];
  features: FeatureGroup[];
  cancellation: Cancellation | null;
  pictures: PictureData[];
  comments: Comments;
  /** The marina's. */
  location: Location | null;
  availability: Availability;
}

/** Boats like it; those free for the days asked for, and what their addresses carry on. */
export interface SimilarBoats {
  charter?: CharterSearch | undefined;
  boats: BoatCardData[];
}

/** The form of the page: a charter as it is wished for; days ISO or empty. */
export interface WishedCharter {
  wish: {
    unit: CharterUnit;
    check_in: string;
    check_out: string;
    adults: number;
    children: number;
    babies: number;
  };
  ages: GuestAges;
  /** Null until unit and days are chosen. */
  quote: WishedQuote | null;
  /** Why the days that were chosen make no charter, so that there is no quote. */
  days_problem: DaysProblem | null;
}

/** What it costs; sums are null while a day has no price. */
export interface WishedQuote {
  check_in: string;
  check_out: string;
  unit: CharterUnit;
  days: number;
  /** Everything against it, in words. */
  reasons: string[];
  /** The nearest days of that length that can be had, with their address; null: none near, or they would not help. */
  nearest: { check_in: string; check_out: string; href: string } | null;
  /** Days of one price together; none for weeks and trips, whose price is a whole. */
  lines: { price_kurus: number | null; days: number }[];
  accommodation_kurus: number | null;
  discount_kurus: number | null;
  /** Null: there is no discount. */
  discount_label: string | null;
  extras: { id: number; name: string; amount_kurus: number }[];
  total_kurus: number | null;
  prepayment_kurus: number | null;
  balance_kurus: number | null;
  prepayment_percent: number;
  deposit_kurus: number;
  /** Null where it cannot be sold. */
  booking_href: string | null;
}
