import { z } from 'zod';
import { BED_KINDS, DISTANCE_KEYS, PROPERTY_KINDS, ROOM_KINDS } from '../shared/listing-choices.ts';

import { Id, Line, Slug, Text, Version, whateverElse } from './common.ts';
import { Kurus } from './price-fields.ts';
import { IdSet } from './villas.ts';

/** Whole numbers within what the database takes. */
const Count = (least: number, most: number) => z.int().min(least).max(most);

/** 'HH:MM' */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_time');

const Days = (most: number) =>
  z
    .array(Count(1, most))
    .max(most)
    .transform((list) => [...new Set(list)].sort((one, other) => one - other));

const facts = {
  name: Line(120),
  /** Without it the address is made from the name. */
  slug: Slug,
  code: Line(30).nullable(),
  owner_id: Id.nullable(),
  district_id: Id,
  property_kind: z.enum(PROPERTY_KINDS),
  capacity: Count(1, 60),
  bedrooms: Count(0, 40),
  bathrooms: Count(0, 40),
  living_rooms: Count(0, 20),
  floor_area_m2: Count(1, 100_000).nullable(),
  plot_area_m2: Count(1, 10_000_000).nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
};

const texts = {
  summary: Text(500),
  /** Plain text; an empty line begins a paragraph. */
  description: Text(20_000),
  house_rules: Text(5000),
  /** Never shown to guests or owners. */
  internal_note: Text(5000).nullable(),
  seo_title: Line(120).nullable(),
  seo_description: Line(320).nullable(),
};

const pool = {
  pool_kind: z.enum(['NONE', 'PRIVATE', 'SHARED', 'INDOOR']),
  pool_privacy: z.enum(['OPEN', 'PARTLY', 'SECLUDED']).nullable(),
  pool_length_cm: Count(1, 100_000).nullable(),
  pool_width_cm: Count(1, 100_000).nullable(),
  pool_depth_cm: Count(1, 10_000).nullable(),
  pool_heated: z.boolean(),
  pool_heating_months: Days(12),
  children_pool: z.boolean(),
  jacuzzi: z.boolean(),
};

const stay = {
  check_in_time: Time,
  check_out_time: Time,
  pets: z.enum(['NO', 'YES', 'ON_REQUEST']),
  smoking: z.enum(['NO', 'OUTSIDE', 'YES']),
  parties_allowed: z.boolean(),
  groups_allowed: z.boolean(),
  extra_visitors_allowed: z.boolean(),
  quiet_from: Time.nullable(),
};

/** What holds where a season is silent. */
const sale = {
  min_nights: Count(1, 100),
  /** 1 Monday … 7 Sunday; null: any day. */
  arrival_weekdays: Days(7).nullable(),
  short_stay_limit: Count(0, 100),
  short_stay_fee_kurus: Kurus,
  prepayment_percent: Count(0, 100),
  deposit_kurus: Kurus,
  gap_allowed: z.boolean(),
  gap_min_nights: Count(1, 100),
  option_hours: Count(1, 720).nullable(),
  instant_booking: z.boolean(),
  cancellation_policy_id: Id.nullable(),
  commission_percent: Count(0, 100),
};

const Room = z.strictObject({
  name: Line(80),
  kind: z.enum(ROOM_KINDS).default('BEDROOM'),
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(BED_KINDS),
        count: Count(1, 20),
      }),
    )
    .max(10)
    .default([]),
  en_suite: z.boolean().default(false),
  jacuzzi: z.boolean().default(false),
  note: Text(500).default(''),
});

const Distance = z.strictObject({
  key: z.enum(DISTANCE_KEYS),
  metres: Count(0, 1_000_000),
  /** Which one: 'Dalaman'. */
  target: Line(80).nullable().default(null),
});

/** Rows of the villa; given, they take the place of those there are, in this order. */
const parts = {
  type_ids: IdSet(50),
  rooms: z.array(Room).max(80),
  distances: z.array(Distance).max(40),
};

const fields = { ...facts, ...texts, ...pool, ...stay, ...sale, ...parts };

/** A place has both; told beside all other problems. */
const together = {
  check: ({ lat, lon }: { lat?: number | null; lon?: number | null }) =>
    (lat === undefined) === (lon === undefined) && (lat === null) === (lon === null),
  problem: {
    path: ['lon'],
    error: 'both_degrees',
    when: whateverElse,
  },
};

/** `POST /v1/admin/villas`: what is not given has the product's usual value. Not on sale yet. */
export const NewVilla = z
  .strictObject({ ...fields })
  .partial()
  .required({ name: true, district_id: true, capacity: true })
  .refine(together.check, together.problem);

/** `PUT /v1/admin/villas/{villa_id}`: what is not given stays as it is, so that each tab saves its own. */
export const VillaChanges = z
  .strictObject({ ...fields, version: Version })
  .partial()
  .refine(together.check, together.problem)
  .refine(({ version, ...changes }) => Object.keys(changes).length > 0, {
    path: ['name'],
    error: 'nothing_to_change',
  });

/** `POST /v1/admin/villas/{id}/copy`: a villa like this one, under another name. */
export const VillaCopy = z.strictObject({
  name: facts.name,
  slug: facts.slug.optional(),
  code: facts.code.default(null),
});

export type NewVilla = z.infer<typeof NewVilla>;
export type VillaChanges = z.infer<typeof VillaChanges>;
export type VillaCopy = z.infer<typeof VillaCopy>;
export type VillaRoom = z.infer<typeof Room>;
export type VillaDistance = z.infer<typeof Distance>;
