import { z } from 'zod';

import { Day, Id, Instant, Kurus, Name, SlugName, Version } from './common.ts';
import { VillaDateAnswer } from './villa-dates.ts';
import { VillaPictureAnswer } from './villa-pictures.ts';
import { SeasonAnswer } from './villa-prices.ts';
import { PermitState } from './villas.ts';

const room = {
  name: z.string(),
  kind: z.string(),
  beds: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
  en_suite: z.boolean(),
  jacuzzi: z.boolean(),
  note: z.string(),
};

const distance = { key: z.string(), metres: z.int(), target: z.string().nullable() };

const facts = {
  ...SlugName.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  villa_id: Id,
  code: z.string().nullable(),
  owner_id: Id.nullable(),
  owner_name: z.string().nullable(),
  district_id: Id,
  district: z.string(),
  town_id: Id,
  town: z.string(),
  region_id: Id,
  region: z.string(),
  property_kind: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  living_rooms: z.int(),
  floor_area_m2: z.int().nullable(),
  plot_area_m2: z.int().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
};

const texts = {
  summary: z.string(),
  description: z.string(),
  house_rules: z.string(),
  /** Told to staff alone. */
  internal_note: z.string().nullable().optional(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
};

const pool = {
  pool_kind: z.string(),
  pool_privacy: z.string().nullable(),
  pool_length_cm: z.int().nullable(),
  pool_width_cm: z.int().nullable(),
  pool_depth_cm: z.int().nullable(),
  pool_heated: z.boolean(),
  pool_heating_months: z.array(z.int()),
  children_pool: z.boolean(),
  jacuzzi: z.boolean(),
};

const stay = {
  /** 'HH:MM', as `check_out_time` and `quiet_from`. */
  check_in_time: z.string(),
  check_out_time: z.string(),
  pets: z.string(),
  smoking: z.string(),
  parties_allowed: z.boolean(),
  groups_allowed: z.boolean(),
  extra_visitors_allowed: z.boolean(),
  quiet_from: z.string().nullable(),
};

const sale = {
  min_nights: z.int(),
  arrival_weekdays: z.array(z.int()).nullable(),
  short_stay_limit: z.int(),
  short_stay_fee_kurus: Kurus,
  prepayment_percent: z.int(),
  deposit_kurus: Kurus,
  gap_allowed: z.boolean(),
  gap_min_nights: z.int(),
  option_hours: z.int().nullable(),
  instant_booking: z.boolean(),
  cancellation_policy_id: Id.nullable(),
  commission_percent: z.int(),
};

const papers = {
  permit_type: z.string().nullable(),
  permit_no: z.string().nullable(),
  permit_holder: z.string().nullable(),
  permit_date: Day.nullable(),
  permit_capacity: z.int().nullable(),
  permit_state: PermitState,
  permit_verified_at: Instant.nullable(),
  permit_verified_by: z.string().nullable(),
  /** The day from which a verified permit is to be looked up again; null for one that is not. */
  permit_check_due: Day.nullable(),
  permit_evidence: z.string().nullable(),
  /** False for a number that does not look like one of this province; null without a number. */
  permit_looks_usual: z.boolean().nullable(),
  il_code: z.int().nullable(),
  ilce_code: z.int().nullable(),
  mahalle: z.string().nullable(),
  street: z.string().nullable(),
  lane: z.string().nullable(),
  outer_door_no: z.string().nullable(),
  inner_door_no: z.string().nullable(),
  property_no: z.string().nullable(),
  title_deed_no: z.string().nullable(),
  zoned: z.boolean().nullable(),
  kbs_force: z.string().nullable(),
  kbs_facility_code: z.string().nullable(),
  /** Without these the villa's stays are left out of the ministry's report. */
  btrans_missing: z.array(z.string()),
  /** Asked for too, but reported as unknown. */
  btrans_unknown: z.array(z.string()),
};

/** All that the tabs of the villa's form show. */
export const VillaAnswer = z.strictObject({
  ...facts,
  ...texts,
  ...pool,
  ...stay,
  ...sale,
  ...papers,
  type_ids: z.array(Id),
  feature_ids: z.array(Id),
  rooms: z.array(z.strictObject(room)),
  distances: z.array(z.strictObject(distance)),
  images: z.array(VillaPictureAnswer),
  cancellation_policy: Name.nullable(),
  active: z.boolean(),
  popular: z.boolean(),
  villa_of_month: z.boolean(),
  position: z.int(),
  withdrawn_at: Instant.nullable(),
  withdrawn_reason: z.string().nullable(),
  /** When the authority's warning came, of a villa that was withdrawn for what it warned of. */
  warned_at: Instant.nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  from_price_kurus: Kurus.nullable(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});

/** `GET /v1/admin/villas/{id}`: the villa with the rows whose ids its other calls want (spec §3). */
export const VillaDetail = z.strictObject({
  ...VillaAnswer.shape,
  prices: z.array(SeasonAnswer),
  /** Closings that are not over; what else takes its time has GET …/villas/withdates. */
  dates: z.array(VillaDateAnswer),
});

export type VillaAnswer = z.infer<typeof VillaAnswer>;
export type VillaDetail = z.infer<typeof VillaDetail>;
