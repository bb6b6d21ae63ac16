import { z } from 'zod';

import { Day, exported, Id, IdText, Line, paging, Slug, Text, Version } from './common.ts';
import { Kurus } from './price-fields.ts';

const CABIN_KINDS = ['MASTER', 'DOUBLE', 'TWIN', 'SINGLE', 'BUNK'] as const;
const WITHDRAWN_REASONS = ['PERMIT_LOST', 'TAKEDOWN', 'OWNER_LEFT', 'OTHER'] as const;

/** An hour of the day, 'HH:MM'. */
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_time');

const Count = (least: number, most: number) => z.int().min(least).max(most);
const OrNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** Ids of rows that a boat is tied to, each once. */
const Tied = (most: number) =>
  z
    .array(Id)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'repeated');

/**
 * `POST /v1/admin/boat`; without a `slug` it is made from the name. A new boat is not on sale:
 * its papers come first (`PUT /v1/admin/boats/{id}`), then `PATCH /v1/admin/boat/activity`.
 */
export const NewBoat = z.strictObject({
  name: Line(120),
  slug: Slug.optional(),
  code: OrNone(Line(30)),
  owner_id: OrNone(Id),
  marina_id: Id,
  type_ids: Tied(20).default([]),
  /** One or two sentences for cards. */
  summary: Text(500).default(''),
  /** Plain text; an empty line begins a paragraph. */
  description: Text(20_000).default(''),
  internal_note: OrNone(Text(4000)),
  guests_day: Count(1, 300),
  guests_night: Count(0, 100).default(0),
  cabins: Count(0, 40).default(0),
  bathrooms: Count(0, 40).default(0),
  cabin_layout: z
    .array(z.strictObject({ kind: z.enum(CABIN_KINDS), count: Count(1, 40) }))
    .max(10)
    .default([]),
  crew_count: Count(0, 60).default(0),
  crew: Text(500).default(''),
  with_captain: z.boolean().default(true),
  /** Whoever charters it without a captain needs a licence. */
  licence_required: z.boolean().default(false),
  length_cm: OrNone(Count(1, 30_000)),
  beam_cm: OrNone(Count(1, 10_000)),
  built_year: OrNone(Count(1900, 2100)),
  refit_year: OrNone(Count(1900, 2100)),
  make_model: OrNone(Line(80)),
  flag: OrNone(Line(60)),
  engine: OrNone(Line(120)),
  cruising_speed_knots: OrNone(Count(1, 100)),
  route: Text(4000).default(''),
  /** A line or a part between commas each. */
  included: Text(4000).default(''),
  excluded: Text(4000).default(''),
  /** 1 Monday … 7 Sunday: the day on which weeks begin. */
  changeover_weekday: Count(1, 7).default(6),
  boarding_time: Hour.default('12:00'),
  leaving_time: Hour.default('12:00'),
  /** The hours of a day trip. */
  trip_starts_at: Hour.default('10:00'),
  trip_ends_at: Hour.default('18:00'),
  min_days: Count(1, 100).default(1),
  prepayment_percent: Count(0, 100).default(30),
  deposit_kurus: Kurus.default(0),
  /** How long an option holds; null: as the site. */
  option_hours: OrNone(Count(1, 720)),
  instant_booking: z.boolean().default(false),
  cancellation_policy_id: OrNone(Id),
  commission_percent: Count(0, 100).default(20),
  seo_title: OrNone(Line(120)),
  seo_description: OrNone(Line(320)),
});

/** `PUT /v1/admin/boat/{id}`: replaces the fields; without a `slug` the address stays. */
export const BoatChanges = NewBoat.extend({ version: Version });

/** `PUT /v1/admin/boat/{id}/features`: all that the boat has. */
export const BoatFeatures = z.strictObject({ feature_ids: Tied(300) });

const papers = {
  licence_no: Line(60).nullable(),
  licence_holder: OrNone(Line(160)),
  /** Staff have seen the licence. Who and when is kept; another number wants to be seen anew. */
  licence_verified: z.boolean(),
  registry_no: OrNone(Line(60)),
  mooring_log_no: OrNone(Line(60)),
  insurer: OrNone(Line(120)),
  insurance_until: Day.nullable(),
  seaworthiness_until: Day.nullable(),
  /** Takes the boat off sale for good: its page is 410. null brings it back, not on sale. */
  withdrawn_reason: z.enum(WITHDRAWN_REASONS).nullable().optional(),
};

/** `PUT /v1/admin/boats/{id}`: the papers the ministry asks for (Deniz Turizmi Yönetmeliği m.27). */
export const BoatPapers = z
  .strictObject({ ...papers, version: Version })
  .refine(({ licence_no, licence_verified }) => !licence_verified || licence_no !== null, {
    path: ['licence_no'],
    error: 'required',
  });

const ORDER_COLUMNS = ['position', 'id', 'name', 'created_at', 'guests_day'] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);
const YesNo = z.enum(['0', '1', 'true', 'false']);

/** `GET /v1/admin/boat` (spec §7); `q` is sought in name, code, marina and owner. */
export const BoatList = z.strictObject({
  ...paging(20),
  ...exported,
  order: z.enum(orders).default('position'),
  id: IdText.optional(),
  q: Line(80).optional(),
  active: YesNo.optional(),
  popular: YesNo.optional(),
  type: IdText.optional(),
  marina: IdText.optional(),
});

export type NewBoat = z.infer<typeof NewBoat>;
export type BoatChanges = z.infer<typeof BoatChanges>;
export type BoatFeatures = z.infer<typeof BoatFeatures>;
export type BoatPapers = z.infer<typeof BoatPapers>;
export type BoatList = z.infer<typeof BoatList>;
