import { z } from 'zod';

import { Id, Instant, Kurus, Name, Picture, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/regions`. */
export const RegionRow = z.strictObject({
  ...SlugName.shape,
  plate_code: z.int().nullable(),
  towns: z.int(),
  villas: z.int(),
  position: z.int(),
  created_at: Instant,
  version: Version,
});

/** One region with what staff wrote about it. */
export const RegionAnswer = z.strictObject({
  ...RegionRow.shape,
  locative: z.string().nullable(),
  intro: z.string(),
  body: z.string(),
  picture: Picture.nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** `GET /v1/admin/regions/select`. */
export const RegionName = Name;

/** `GET /v1/town/popular`: with what is on sale there. */
export const PopularTown = z.strictObject({
  ...SlugName.shape,
  region: z.string(),
  picture: Picture.nullable(),
  villas: z.int(),
  from_price_kurus: Kurus.nullable(),
});

/** `GET /v1/district`: regions with their towns and those with their districts. */
export const PublicRegion = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  towns: z.array(z.strictObject({ ...SlugName.shape, District: z.array(SlugName) })),
});

export type RegionRow = z.infer<typeof RegionRow>;
export type RegionAnswer = z.infer<typeof RegionAnswer>;
export type PopularTown = z.infer<typeof PopularTown>;
