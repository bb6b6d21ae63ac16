import { z } from 'zod';

import { exported, Line, paging, Slug, Text, Version } from './common.ts';

/** `POST /v1/admin/villatypes`; without a `slug` it is made from the name. `body` is rich text. */
export const NewVillaType = z.strictObject({
  name: Line(80),
  slug: Slug.optional(),
  description: Text(2000).default(''),
  body: Text(100_000).default(''),
  active: z.boolean().default(true),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT /v1/admin/villatypes/{id}`: replaces the fields; without a `slug` the address stays. */
export const VillaTypeChanges = NewVillaType.extend({ version: Version });

const ORDER_COLUMNS = ['position', 'id', 'name', 'created_at'] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** `GET /v1/admin/villatypes` (spec §7, §9). */
export const VillaTypeList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(orders).default('position'),
  active: z.enum(['0', '1', 'true', 'false']).optional(),
  name: Line(80).optional(),
});

export type NewVillaType = z.infer<typeof NewVillaType>;
export type VillaTypeChanges = z.infer<typeof VillaTypeChanges>;
export type VillaTypeList = z.infer<typeof VillaTypeList>;
