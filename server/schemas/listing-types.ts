import { z } from 'zod';

import { exported, Line, paging, rankedOrders, Slug, Text, Version } from './common.ts';

/** `POST /v1/admin/villatypes` and `/boattypes`; without a `slug` it is made from the name. `body` is rich text. */
export const NewListingType = z.strictObject({
  name: Line(80),
  slug: Slug.optional(),
  description: Text(2000).default(''),
  body: Text(100_000).default(''),
  active: z.boolean().default(true),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT` of one type: replaces the fields; without a `slug` the address stays. */
export const ListingTypeChanges = NewListingType.extend({ version: Version });

/** `GET /v1/admin/villatypes` and `/boattypes` (spec §7, §9). */
export const ListingTypeList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(rankedOrders).default('position'),
  active: z.enum(['0', '1', 'true', 'false']).optional(),
  name: Line(80).optional(),
});

export type NewListingType = z.infer<typeof NewListingType>;
export type ListingTypeChanges = z.infer<typeof ListingTypeChanges>;
export type ListingTypeList = z.infer<typeof ListingTypeList>;
