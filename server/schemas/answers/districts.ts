import { z } from 'zod';

import { Id, Instant, Name, Picture, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/districts`. */
export const DistrictRow = z.strictObject({
  ...SlugName.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  district_id: Id,
  town_id: Id,
  town: z.string(),
  region_id: Id,
  region: z.string(),
  villas: z.int(),
  position: z.int(),
  created_at: Instant,
  version: Version,
});

/** One district with what staff wrote about it. */
export const DistrictAnswer = z.strictObject({
  ...DistrictRow.shape,
  locative: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  il_code: z.int().nullable(),
  ilce_code: z.int().nullable(),
  intro: z.string(),
  body: z.string(),
  picture: Picture.nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** `GET /v1/admin/districts/select`. */
export const DistrictName = z.strictObject({ ...Name.shape, town_id: Id, town: z.string() });

export type DistrictRow = z.infer<typeof DistrictRow>;
export type DistrictAnswer = z.infer<typeof DistrictAnswer>;
export type DistrictName = z.infer<typeof DistrictName>;
