import type { LiveQuote, StayChoice } from '../../../islands/live-quote-types.ts';
import type { ExtraUnit } from '../../../server/domain/pricing-types.ts';
import type { Availability } from '../../../server/shared/availability.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { VillaCardData } from '../../components/villa-card.tsx';

export type BedKind = 'DOUBLE' | 'SINGLE' | 'TWIN' | 'BUNK' | 'SOFA' | 'COT';

interface Bed {
  kind: BedKind;
  count: number;
}

export interface Room {
  id: number;
  name: string;
  beds: Bed[];
  en_suite: boolean;
  jacuzzi: boolean;
  note: string;
}

export interface Feature {
  name: string;
  /** A name of Lucide's, if staff gave one that exists. */
  icon: string | null;
}

export interface FeatureGroup {
  category: string;
  features: Feature[];
}

export interface Pool {
  kind: 'NONE' | 'PRIVATE' | 'SHARED' | 'INDOOR';
  privacy: 'OPEN' | 'PARTLY' | 'SECLUDED' | null;
  /** Centimetres. */
  length_cm: number | null;
  width_cm: number | null;
  depth_cm: number | null;
  heated: boolean;
  /** 1–12; empty: all year. */
  heating_months: number[];
  children: boolean;
}

/** What a stay is held to; only what is worth telling of a season. */
export interface SeasonRules {
  /** The weekdays it may begin on, 1 Monday … 7 Sunday; absent: any. */
  arrivals?: number[];
  /** Null: a short stay costs no more. */
  short_stay?: ShortStay | null;
  prepayment_percent?: number;
  deposit_kurus?: number;
}

/** A stay of fewer nights than `limit` costs so much more. */
interface ShortStay {
  limit: number;
  fee_kurus: number;
}

export interface Season {
  /** Both inclusive, ISO. */
  first_day: string;
  last_day: string;
  name: string;
  nightly_price_kurus: number;
  weekly_price_kurus: number;
  min_nights: number;
  /** Where it is otherwise than usual; days of arrival always. */
  own: SeasonRules;
  /** Where the chosen stay, or without one today, falls. */
  marked: 'stay' | 'today' | null;
}

export interface Extra {
  id: number;
  name: string;
  description: string;
  unit: ExtraUnit;
  amount_kurus: number;
  optional: boolean;
  /** 1–12 in which it is offered; null: all year. */
  months: number[] | null;
}

export type DistanceKey =
  | 'SEA'
  | 'BEACH'
  | 'CENTRE'
  | 'MARKET'
  | 'RESTAURANT'
  | 'PUBLIC_TRANSPORT'
  | 'HOSPITAL'
  | 'PHARMACY'
  | 'ATM'
  | 'AIRPORT'
  | 'BUS_STATION'
  | 'MARINA'
  | 'MOSQUE';

export interface Distance {
  key: DistanceKey;
  metres: number;
  target: string | null;
}

export interface HouseRules {
  /** 'HH:MM'. */
  check_in_time: string;
  check_out_time: string;
  quiet_from: string | null;
  pets: 'NO' | 'YES' | 'ON_REQUEST';
  smoking: 'NO' | 'OUTSIDE' | 'YES';
  parties: boolean;
  groups: boolean;
  visitors: boolean;
  own: string;
}

/** Cancelled in this step, `percent` of the base is kept. */
export interface CancellationStep {
  percent: number;
  /** Days before check-in, the bounds included; null: no upper bound. */
  days_from: number;
  days_until: number | null;
  /** The same as days of the calendar when a stay is chosen; null: open on that side. */
  first_day: string | null;
  last_day: string | null;
}

export interface Cancellation {
  base: 'PREPAYMENT' | 'TOTAL';
  steps: CancellationStep[];
  date_changes: number;
  date_change_days: number | null;
}

type ScorePart = 'cleanliness' | 'location' | 'comfort' | 'contact' | 'value';

export interface Comment {
  id: number;
  author: string;
  score: number;
  text: string;
  answer: string | null;
  /** 'YYYY-MM' */
  month: string;
  /** The guest stayed by a reservation of ours. */
  verified: boolean;
  /** Null: the guest sent none. */
  pictures: PictureData[] | null;
}

export interface Comments {
  /** Out of 5; null without comments. */
  rating: number | null;
  count: number;
  parts: { part: ScorePart; score: number }[];
  /** How many gave five stars, four … one. */
  counts: { stars: number; given: number }[];
  shown: Comment[];
  /** Null: only the first few are shown. */
  page: number | null;
  pages: number;
}

export interface MapPlace {
  name: string;
  town: boolean;
  /** Metres east and north of the circle's middle. */
  east: number;
  north: number;
}

/** Where the villa is, no nearer than a few hundred metres. */
export interface Location {
  /** The middle of the square it lies in, degrees. */
  lat: number;
  lon: number;
  places: MapPlace[];
}

/** A free range that is shorter than the minimum and can be had nevertheless. Days ISO, half-open. */
export interface OpenGap {
  check_in: string;
  check_out: string;
  nights: number;
}

/** All the page says of a villa; money in kuruş, days ISO. */
export interface VillaData {
  id: number;
  slug: string;
  name: string;
  summary: string;
  paragraphs: string[];
  seo_title: string | null;
  seo_description: string | null;
  town: string;
  town_slug: string;
  district: string;
  district_slug: string;
  region: string;
  permit_no: string;
  instant_booking: boolean;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  jacuzzi: boolean;
  floor_area_m2: number | null;
  plot_area_m2: number | null;
  pool: Pool;
  rooms: Room[];
  features: FeatureGroup[];
  absent: Feature[];
  feature_count: number;
  /** English names as search engines know them. */
  amenities: string[];
  pictures: PictureData[];
  distances: Distance[];
  seasons: Season[];
  extras: Extra[];
  /** Rules that are not the same in all seasons, as most have them. */
  usual: SeasonRules;
  /** Null: no stay pays a fee for being short, or it is another one in each season. */
  short_stay: ShortStay | null;
  /** Kuruş, the same where all seasons have the same. */
  deposits: { lowest: number; highest: number };
  from_price_kurus: number | null;
  availability: Availability;
  gaps: OpenGap[];
  rules: HouseRules;
  cancellation: Cancellation | null;
  location: Location | null;
  comments: Comments;
}

/** What the guest asked for with the page's address. */
export interface VisitData {
  choice: StayChoice;
  quote: LiveQuote | null;
  /** The address named days that cannot be a stay. */
  days_refused: boolean;
}

export interface SimilarVillas {
  /** Whether they are free on the chosen days. */
  same_days: boolean;
  villas: VillaCardData[];
}
