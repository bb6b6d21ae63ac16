import { z } from 'zod';

import { Id, Instant, Name, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/towns`. */
export const TownRow = z.strictObject({
  ...SlugName.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  town_id: Id,
  region_id: Id,
  region: z.string(),
  districts: z.int(),
  villas: z.int(),
  popular: z.boolean(),
  position: z.int(),
  created_at: Instant,
  version: Version,
});

/** One town with what staff wrote about it. */
export const TownAnswer = z.strictObject({
  ...TownRow.shape,
  locative: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  intro: z.string(),
  body: z.string(),
  picture_hash: z.string().nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** `GET /v1/admin/towns/select`. */
export const TownName = z.strictObject({ ...Name.shape, region_id: Id });

export type TownRow = z.infer<typeof TownRow>;
export type TownAnswer = z.infer<typeof TownAnswer>;
