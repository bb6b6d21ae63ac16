import { z } from 'zod';

import {
  Degrees,
  exported,
  Id,
  IdText,
  Line,
  paging,
  rankedOrders,
  Slug,
  Text,
  Version,
} from './common.ts';

/**
 * `POST /v1/admin/towns`; without a `slug` it is made from the name. `locative` is the name with its
 * ending ('Kalkan’da'), `body` rich text.
 */
export const NewTown = z.strictObject({
  region_id: Id,
  name: Line(80),
  slug: Slug.optional(),
  locative: Line(80).nullable().default(null),
  lat: Degrees(90),
  lon: Degrees(180),
  intro: Text(2000).default(''),
  body: Text(100_000).default(''),
  popular: z.boolean().default(false),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT /v1/admin/towns/{id}`: replaces the fields; without a `slug` the address stays. */
export const TownChanges = NewTown.extend({ version: Version });

/** `GET /v1/admin/towns` (spec §7). */
export const TownList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(rankedOrders).default('position'),
  region_id: IdText.optional(),
  name: Line(80).optional(),
});

export type NewTown = z.infer<typeof NewTown>;
export type TownChanges = z.infer<typeof TownChanges>;
export type TownList = z.infer<typeof TownList>;
