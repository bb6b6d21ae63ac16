import { z } from 'zod';

import { exported, Line, paging, Slug, Text, Version } from './common.ts';

/**
 * `POST /v1/admin/regions`: a province. Without a `slug` it is made from the name; `plate_code` is
 * the one that permit numbers begin with, `body` rich text.
 */
export const NewRegion = z.strictObject({
  name: Line(80),
  plate_code: z.int().min(1).max(81).nullable().default(null),
  slug: Slug.optional(),
  locative: Line(80).nullable().default(null),
  intro: Text(2000).default(''),
  body: Text(100_000).default(''),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT /v1/admin/regions/{id}`: replaces the fields; without a `slug` the address stays. */
export const RegionChanges = NewRegion.extend({ version: Version });

/** `GET /v1/admin/regions`, in staff's order. */
export const RegionList = z.strictObject({ ...paging(100), ...exported });

export type NewRegion = z.infer<typeof NewRegion>;
export type RegionChanges = z.infer<typeof RegionChanges>;
export type RegionList = z.infer<typeof RegionList>;
