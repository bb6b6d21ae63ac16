import { z } from 'zod';

import { BoatDiscountAnswer } from './boat-discounts.ts';
import { BoatExtraAnswer } from './boat-extras.ts';
import { BoatPictureAnswer } from './boat-pictures.ts';
import { BoatDateAnswer, BoatPriceAnswer } from './boat-prices.ts';
import { Day, Id, Instant, Kurus, Name, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/boat`. */
export const BoatRow = z.strictObject({
  ...SlugName.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  boat_id: Id,
  code: z.string().nullable(),
  marina_id: Id,
  marina: z.string(),
  town: z.string(),
  types: z.array(Name),
  guests_day: z.int(),
  guests_night: z.int(),
  cabins: z.int(),
  length_cm: z.int().nullable(),
  owner_id: Id.nullable(),
  owner_name: z.string().nullable(),
  licence_no: z.string().nullable(),
  licence_verified: z.boolean(),
  insurance_until: Day.nullable(),
  seaworthiness_until: Day.nullable(),
  /** The lowest to come of each unit. */
  from_week_price_kurus: Kurus.nullable(),
  from_day_price_kurus: Kurus.nullable(),
  from_trip_price_kurus: Kurus.nullable(),
  thumbnail: z.string().nullable(),
  active: z.boolean(),
  popular: z.boolean(),
  withdrawn_reason: z.string().nullable(),
  position: z.int(),
  created_at: Instant,
  version: Version,
});

/** All that the editor of a boat shows but its prices and closings (`/boat/{id}/prices`). */
export const BoatAnswer = z.strictObject({
  ...BoatRow.shape,
  summary: z.string(),
  description: z.string(),
  internal_note: z.string().nullable(),
  bathrooms: z.int(),
  cabin_layout: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
  crew_count: z.int(),
  crew: z.string(),
  with_captain: z.boolean(),
  licence_required: z.boolean(),
  beam_cm: z.int().nullable(),
  built_year: z.int().nullable(),
  refit_year: z.int().nullable(),
  make_model: z.string().nullable(),
  flag: z.string().nullable(),
  engine: z.string().nullable(),
  cruising_speed_knots: z.int().nullable(),
  route: z.string(),
  included: z.string(),
  excluded: z.string(),
  /** 1 Monday … 7 Sunday. */
  changeover_weekday: z.int(),
  /** 'HH:MM', as all hours. */
  boarding_time: z.string(),
  leaving_time: z.string(),
  trip_starts_at: z.string(),
  trip_ends_at: z.string(),
  min_days: z.int(),
  prepayment_percent: z.int(),
  deposit_kurus: Kurus,
  option_hours: z.int().nullable(),
  instant_booking: z.boolean(),
  cancellation_policy_id: Id.nullable(),
  commission_percent: z.int(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  licence_holder: z.string().nullable(),
  licence_verified_at: Instant.nullable(),
  /** Who saw the licence. */
  licence_verified_by: z.string().nullable(),
  registry_no: z.string().nullable(),
  mooring_log_no: z.string().nullable(),
  insurer: z.string().nullable(),
  withdrawn_at: Instant.nullable(),
  /** Out of 5. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  type_ids: z.array(Id),
  feature_ids: z.array(Id),
  images: z.array(BoatPictureAnswer),
  prices: z.array(BoatPriceAnswer),
  /** Closings that are not over. */
  dates: z.array(BoatDateAnswer),
  discounts: z.array(BoatDiscountAnswer),
  extras: z.array(BoatExtraAnswer),
  updated_at: Instant,
});

/** `GET /v1/admin/boat/all`. */
export const BoatName = z.strictObject({ ...Name.shape, active: z.boolean() });

/** `GET /v1/admin/boatallactive`: what one needs to know of a boat to book it. */
export const BookableBoat = z.strictObject({
  ...SlugName.shape,
  marina: z.string(),
  /** 'WEEK', 'DAY', 'TRIP': those with a price to come. */
  units: z.array(z.string()),
  guests_day: z.int(),
  guests_night: z.int(),
});

/** `PUT /v1/admin/boat/{id}/features`. */
export const BoatFeaturesAnswer = z.strictObject({ id: Id, feature_ids: z.array(Id) });

export type BoatRow = z.infer<typeof BoatRow>;
export type BoatAnswer = z.infer<typeof BoatAnswer>;
