import { z } from 'zod';
import { CABIN_KINDS, WITHDRAWN_REASONS } from '../shared/listing-choices.ts';

import {
  Day,
  exported,
  Id,
  IdText,
  Line,
  ordersOf,
  paging,
  Slug,
  Text,
  Version,
  whateverElse,
} from './common.ts';
import { Kurus } from './price-fields.ts';

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

const fields = {
  name: Line(120),
  /** Without it the address is made from the name. */
  slug: Slug,
  code: Line(30).nullable(),
  owner_id: Id.nullable(),
  marina_id: Id,
  type_ids: Tied(20),
  /** One or two sentences for cards. */
  summary: Text(500),
  /** Plain text; an empty line begins a paragraph. */
  description: Text(20_000),
  internal_note: Text(4000).nullable(),
  guests_day: Count(1, 300),
  guests_night: Count(0, 100),
  cabins: Count(0, 40),
  bathrooms: Count(0, 40),
  cabin_layout: z.array(z.strictObject({ kind: z.enum(CABIN_KINDS), count: Count(1, 40) })).max(10),
  crew_count: Count(0, 60),
  crew: Text(500),
  with_captain: z.boolean(),
  /** Whoever charters it without a captain needs a licence. */
  licence_required: z.boolean(),
  length_cm: Count(1, 30_000).nullable(),
  beam_cm: Count(1, 10_000).nullable(),
  built_year: Count(1900, 2100).nullable(),
  refit_year: Count(1900, 2100).nullable(),
  make_model: Line(80).nullable(),
  flag: Line(60).nullable(),
  engine: Line(120).nullable(),
  cruising_speed_knots: Count(1, 100).nullable(),
  route: Text(4000),
  /** A line or a part between commas each. */
  included: Text(4000),
  excluded: Text(4000),
  /** 1 Monday … 7 Sunday: the day on which weeks begin. */
  changeover_weekday: Count(1, 7),
  boarding_time: Hour,
  leaving_time: Hour,
  /** The hours of a day trip. */
  trip_starts_at: Hour,
  trip_ends_at: Hour,
  min_days: Count(1, 100),
  prepayment_percent: Count(0, 100),
  deposit_kurus: Kurus,
  /** How long an option holds; null: as the site. */
  option_hours: Count(1, 720).nullable(),
  instant_booking: z.boolean(),
  cancellation_policy_id: Id.nullable(),
  commission_percent: Count(0, 100),
  seo_title: Line(120).nullable(),
  seo_description: Line(320).nullable(),
};

/**
 * `POST /v1/admin/boat`: what is not given has the product's usual value. A new boat is not on sale:
 * its papers come first (`PUT /v1/admin/boats/{id}`), then `PATCH /v1/admin/boat/activity`.
 */
export const NewBoat = z
  .strictObject(fields)
  .partial()
  .required({ name: true, marina_id: true, guests_day: true });

/** `POST /v1/admin/boat/{id}/copy`: the address is made from the name unless it is given. */
export const BoatCopy = z.strictObject({
  name: fields.name,
  slug: fields.slug.optional(),
  code: fields.code.default(null),
});

/** `PUT /v1/admin/boat/{id}`: what is not given stays as it is, so that each tab saves its own. */
export const BoatChanges = z
  .strictObject({ ...fields, version: Version })
  .partial()
  .refine(({ version, ...changes }) => Object.keys(changes).length > 0, {
    path: ['name'],
    error: 'nothing_to_change',
  });

/** `PUT /v1/admin/boat/{id}/features`: all that the boat has. */
export const BoatFeatures = z.strictObject({ feature_ids: Tied(300), version: Version });

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
    when: whateverElse,
  });

const orders = ordersOf('position', 'id', 'name', 'created_at', 'guests_day');
const YesNo = z.enum(['0', '1', 'true', 'false']);

/** One is missing or nobody has seen the licence; ending within a month or over; over. */
const PAPER_STATES = ['MISSING', 'ENDING', 'OVER'] as const;

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
  papers: z.enum(PAPER_STATES).optional(),
});

export type NewBoat = z.infer<typeof NewBoat>;
export type BoatCopy = z.infer<typeof BoatCopy>;
export type BoatChanges = z.infer<typeof BoatChanges>;
export type BoatFeatures = z.infer<typeof BoatFeatures>;
export type BoatPapers = z.infer<typeof BoatPapers>;
export type PaperState = (typeof PAPER_STATES)[number];
export type BoatList = z.infer<typeof BoatList>;
