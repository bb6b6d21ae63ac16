import type { Actor } from '../../actor.ts';
import { looksLikePermit, missingForReport, unknownForReport } from '../../domain/btrans-facts.ts';
import type { ClosingRow } from '../../queries/calendars/villa-dates.ts';
import type { VillaForm } from '../../queries/listings/villa-forms.ts';
import type { SeasonRow } from '../../queries/prices/villa-prices.ts';
import type { VillaAnswer, VillaDetail } from '../../schemas/answers/villa-forms.ts';
import { closingAnswer } from '../../services/calendars/closing-answers.ts';
import { seasonAnswer } from '../../services/prices/villa-price-answers.ts';
import { presentVillaPicture } from '../files/listing-pictures.ts';
import { permitStateOf } from './villas.ts';

/** All that the tabs of a villa's form show; the agency's own note is told to staff alone. */
export const presentVilla = (row: VillaForm, viewer: Pick<Actor, 'role'>): VillaAnswer => ({
  id: row.id,
  villa_id: row.id,
  ...factsOf(row),
  ...textsOf(row),
  ...(viewer.role === 'ADMIN' && { internal_note: row.internal_note }),
  ...poolOf(row),
  ...stayOf(row),
  ...saleOf(row),
  ...papersOf(row),
  ...partsOf(row),
  ...stateOf(row),
});

/** With its prices, and the days staff closed; what they noted of those is not for owners. */
export const presentVillaDetail = (
  row: VillaForm,
  { seasons, closings }: { seasons: SeasonRow[]; closings: ClosingRow[] },
  viewer: Pick<Actor, 'role'>,
): VillaDetail => ({
  ...presentVilla(row, viewer),
  prices: seasons.map(seasonAnswer),
  dates: closings
    .map(closingAnswer)
    .map((date) => (viewer.role === 'ADMIN' ? date : { ...date, note: '' })),
});

/** What it is, whose, and where. */
const factsOf = (row: VillaForm) => ({
  name: row.name,
  slug: row.slug,
  code: row.code,
  owner_id: row.owner_id,
  district_id: row.district_id,
  property_kind: row.property_kind,
  capacity: row.capacity,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  living_rooms: row.living_rooms,
  floor_area_m2: row.floor_area_m2,
  plot_area_m2: row.plot_area_m2,
  lat: row.lat,
  lon: row.lon,
  owner_name: row.owner_name,
  district: row.district,
  town_id: row.town_id,
  town: row.town,
  region_id: row.region_id,
  region: row.region,
});

/** What guests read. */
const textsOf = (row: VillaForm) => ({
  summary: row.summary,
  description: row.description,
  house_rules: row.house_rules,
  seo_title: row.seo_title,
  seo_description: row.seo_description,
});

/** Its water. */
const poolOf = (row: VillaForm) => ({
  pool_kind: row.pool_kind,
  pool_privacy: row.pool_privacy,
  pool_length_cm: row.pool_length_cm,
  pool_width_cm: row.pool_width_cm,
  pool_depth_cm: row.pool_depth_cm,
  pool_heated: row.pool_heated,
  pool_heating_months: row.pool_heating_months,
  children_pool: row.children_pool,
  jacuzzi: row.jacuzzi,
});

/** How guests live in it. */
const stayOf = (row: VillaForm) => ({
  check_in_time: row.check_in_time,
  check_out_time: row.check_out_time,
  pets: row.pets,
  smoking: row.smoking,
  parties_allowed: row.parties_allowed,
  groups_allowed: row.groups_allowed,
  extra_visitors_allowed: row.extra_visitors_allowed,
  quiet_from: row.quiet_from,
});

/** How it is sold where a season is silent. */
const saleOf = (row: VillaForm) => ({
  min_nights: row.min_nights,
  arrival_weekdays: row.arrival_weekdays,
  short_stay_limit: row.short_stay_limit,
  short_stay_fee_kurus: row.short_stay_fee_kurus,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  gap_allowed: row.gap_allowed,
  gap_min_nights: row.gap_min_nights,
  option_hours: row.option_hours,
  instant_booking: row.instant_booking,
  cancellation_policy_id: row.cancellation_policy_id,
  commission_percent: row.commission_percent,
});

/** Permit and address, and what the ministry’s report still lacks. */
const papersOf = (row: VillaForm) => ({
  permit_type: row.permit_type,
  permit_no: row.permit_no,
  permit_holder: row.permit_holder,
  permit_date: row.permit_date,
  permit_capacity: row.permit_capacity,
  permit_evidence: row.permit_evidence,
  il_code: row.il_code,
  ilce_code: row.ilce_code,
  mahalle: row.mahalle,
  street: row.street,
  lane: row.lane,
  outer_door_no: row.outer_door_no,
  inner_door_no: row.inner_door_no,
  property_no: row.property_no,
  title_deed_no: row.title_deed_no,
  zoned: row.zoned,
  kbs_force: row.kbs_force,
  kbs_facility_code: row.kbs_facility_code,
  permit_state: permitStateOf(row),
  permit_verified_at: row.permit_verified_at?.toISOString() ?? null,
  permit_verified_by: row.verifier,
  permit_check_due: row.permit_check_due,
  permit_looks_usual: row.permit_no === null ? null : looksLikePermit(row.permit_no, row.il_code),
  btrans_missing: missingForReport(row, row.owner),
  btrans_unknown: unknownForReport(row),
});

/** Rows that hang on it. */
const partsOf = (row: VillaForm) => ({
  type_ids: row.type_ids,
  feature_ids: row.feature_ids,
  rooms: row.rooms.map(({ name, kind, beds, en_suite, jacuzzi, note }) => ({
    name,
    kind,
    beds: beds.map((bed) => ({ kind: bed.kind, count: bed.count })),
    en_suite,
    jacuzzi,
    note,
  })),
  distances: row.distances.map(({ key, metres, target }) => ({ key, metres, target })),
  images: row.pictures.map(presentVillaPicture),
  cancellation_policy: row.cancellation_policy && {
    id: row.cancellation_policy.id,
    name: row.cancellation_policy.name,
  },
});

/** How it stands. */
const stateOf = (row: VillaForm) => ({
  active: row.active,
  popular: row.popular,
  villa_of_month: row.villa_of_month,
  position: row.position,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  withdrawn_reason: row.withdrawn_reason,
  warned_at: row.warned_at?.toISOString() ?? null,
  rating: row.rating,
  rating_count: row.rating_count,
  from_price_kurus: row.from_price_kurus,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});
