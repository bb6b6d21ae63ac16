import { z } from 'zod';

import { exported, Line, paging, Slug, Text, Version } from './common.ts';

/** `POST /v1/admin/boattypes`; without a `slug` it is made from the name. `body` is rich text. */
export const NewBoatType = z.strictObject({
  name: Line(80),
  slug: Slug.optional(),
  description: Text(2000).default(''),
  body: Text(100_000).default(''),
  active: z.boolean().default(true),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT /v1/admin/boattypes/{id}`: replaces the fields; without a `slug` the address stays. */
export const BoatTypeChanges = NewBoatType.extend({ version: Version });

const ORDER_COLUMNS = ['position', 'id', 'name', 'created_at'] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** `GET /v1/admin/boattypes` (spec §7, §9). */
export const BoatTypeList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(orders).default('position'),
  active: z.enum(['0', '1', 'true', 'false']).optional(),
  name: Line(80).optional(),
});

export type NewBoatType = z.infer<typeof NewBoatType>;
export type BoatTypeChanges = z.infer<typeof BoatTypeChanges>;
export type BoatTypeList = z.infer<typeof BoatTypeList>;
