import type { BoatClosingRow } from '../../queries/calendars/boat-closings.ts';
import type { PictureRow } from '../../queries/files/listing-pictures.ts';
import type { BoatDetail, BoatListRow } from '../../queries/listings/boats.ts';
import type { BoatDiscountRow } from '../../queries/prices/boat-discounts.ts';
import type { BoatExtraRow } from '../../queries/prices/boat-extras.ts';
import type { BoatPriceRow } from '../../queries/prices/boat-prices.ts';
import type { BoatAnswer, BoatRow } from '../../schemas/answers/boats.ts';
import { boatClosingAnswer } from '../../services/calendars/closing-answers.ts';
import type { Columns } from '../../services/exports/columns.ts';
import {
  boatDiscountAnswer,
  boatExtraAnswer,
  boatPriceAnswer,
} from '../../services/prices/boat-price-answers.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';
import { presentBoatPicture } from '../files/listing-pictures.ts';

/** A line of the list. */
export const presentBoatRow = (row: BoatListRow): BoatRow => ({
  id: row.id,
  boat_id: row.id,
  slug: row.slug,
  name: row.name,
  code: row.code,
  marina_id: row.marina_id,
  marina: row.marina,
  town: row.town,
  types: row.types,
  guests_day: row.guests_day,
  guests_night: row.guests_night,
  cabins: row.cabins,
  length_cm: row.length_cm,
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  licence_no: row.licence_no,
  licence_verified: row.licence_verified_at !== null,
  insurance_until: row.insurance_until,
  seaworthiness_until: row.seaworthiness_until,
  from_week_price_kurus: row.from_week_price_kurus,
  from_day_price_kurus: row.from_day_price_kurus,
  from_trip_price_kurus: row.from_trip_price_kurus,
  thumbnail: row.picture && thumbnailUrl(row.picture),
  active: row.active,
  popular: row.popular,
  withdrawn_reason: row.withdrawn_reason,
  position: row.position,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const boatColumns: Columns<BoatRow> = {
  id: 'number',
  code: 'text',
  name: 'text',
  marina: 'text',
  town: 'text',
  guests_day: 'number',
  guests_night: 'number',
  cabins: 'number',
  owner_name: 'text',
  licence_no: 'text',
  insurance_until: 'day',
  seaworthiness_until: 'day',
  from_week_price_kurus: 'money',
  from_day_price_kurus: 'money',
  from_trip_price_kurus: 'money',
  active: 'yes_no',
  popular: 'yes_no',
};

/** What hangs on a boat in rows of its own, which its calls name by id (spec §3). */
interface BoatParts {
  pictures: readonly PictureRow[];
  prices: readonly BoatPriceRow[];
  closings: readonly BoatClosingRow[];
  discounts: readonly BoatDiscountRow[];
  extras: readonly BoatExtraRow[];
}

/** One boat as its editor shows it. */
export const presentBoatDetail = (
  boat: BoatDetail,
  { pictures, prices, closings, discounts, extras }: BoatParts,
): BoatAnswer => ({
  ...presentBoatRow(boat),
  ...textsOf(boat),
  ...hullOf(boat),
  ...termsOf(boat),
  ...papersOf(boat),
  rating: boat.rating,
  rating_count: boat.rating_count,
  type_ids: boat.types.map(({ id }) => id),
  feature_ids: boat.feature_ids,
  images: pictures.map(presentBoatPicture),
  prices: prices.map(boatPriceAnswer),
  dates: closings.map(boatClosingAnswer),
  discounts: discounts.map(boatDiscountAnswer),
  extras: extras.map(boatExtraAnswer),
  updated_at: boat.updated_at.toISOString(),
});

const textsOf = (boat: BoatDetail) => ({
  summary: boat.summary,
  description: boat.description,
  internal_note: boat.internal_note,
  route: boat.route,
  included: boat.included,
  excluded: boat.excluded,
  seo_title: boat.seo_title,
  seo_description: boat.seo_description,
});

const hullOf = (boat: BoatDetail) => ({
  bathrooms: boat.bathrooms,
  cabin_layout: boat.cabin_layout,
  crew_count: boat.crew_count,
  crew: boat.crew,
  with_captain: boat.with_captain,
  licence_required: boat.licence_required,
  beam_cm: boat.beam_cm,
  built_year: boat.built_year,
  refit_year: boat.refit_year,
  make_model: boat.make_model,
  flag: boat.flag,
  engine: boat.engine,
  cruising_speed_knots: boat.cruising_speed_knots,
});

const termsOf = (boat: BoatDetail) => ({
  changeover_weekday: boat.changeover_weekday,
  boarding_time: boat.boarding_time,
  leaving_time: boat.leaving_time,
  trip_starts_at: boat.trip_starts_at,
  trip_ends_at: boat.trip_ends_at,
  min_days: boat.min_days,
  prepayment_percent: boat.prepayment_percent,
  deposit_kurus: boat.deposit_kurus,
  option_hours: boat.option_hours,
  instant_booking: boat.instant_booking,
  cancellation_policy_id: boat.cancellation_policy_id,
  commission_percent: boat.commission_percent,
});

const papersOf = (boat: BoatDetail) => ({
  licence_holder: boat.licence_holder,
  licence_verified_at: boat.licence_verified_at?.toISOString() ?? null,
  licence_verified_by: boat.licence_verified_by,
  registry_no: boat.registry_no,
  mooring_log_no: boat.mooring_log_no,
  insurer: boat.insurer,
  withdrawn_at: boat.withdrawn_at?.toISOString() ?? null,
});
