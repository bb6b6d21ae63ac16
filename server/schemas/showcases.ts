import { z } from 'zod';

import {
  exported,
  Id,
  Ids,
  Line,
  ordersOf,
  paging,
  Text,
  Version,
  whateverElse,
} from './common.ts';

/** An address of this site ('/kas-villalari') or one elsewhere that begins with https://. */
const Link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/, 'not_link');

/** `POST /v1/admin/showcases`: a titled row of villas on the home page. */
export const NewShowcase = z.strictObject({
  title: Line(120),
  subtitle: Text(300).default(''),
  /** Where "all of them" leads; null: nowhere. */
  link: Link.nullable().default(null),
  active: z.boolean().default(true),
});

/** `PUT /v1/admin/showcases/{id}`: replaces the fields. */
export const ShowcaseChanges = NewShowcase.extend({ version: Version });

const orders = ordersOf('position', 'id', 'title', 'created_at');

/** `GET /v1/admin/showcases` (spec §7). */
export const ShowcaseList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(orders).default('position'),
  q: Line(80).optional(),
  active: z.enum(['0', '1', 'true', 'false']).optional(),
});

/** `{order}`: the place a row gets, counted from 1; beyond the end is the end. */
export const Place = z.strictObject({ order: z.int().min(1).max(100_000) });

const VillaIds = z
  .array(Id)
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'repeated');

/** `POST /v1/admin/showcase-villas`: villas for the end of a showcase. */
export const NewShowcaseVillas = z.strictObject({ showcase_id: Id, villa_ids: VillaIds });

/** `DELETE /v1/admin/showcase-villas`: these rows, or none when one is nobody's. */
export const ShowcaseVillaIds = z.strictObject({ ids: Ids });

/** Villas on sale that fit all of it. */
const VillaFilter = z.strictObject({
  region_id: Id.optional(),
  town_id: Id.optional(),
  district_id: Id.optional(),
  type_id: Id.optional(),
  popular: z.boolean().optional(),
  villa_of_month: z.boolean().optional(),
});

/**
 * `POST /v1/admin/showcase-villas/import`: the villas of another showcase in its order, or the first
 * that fit a filter. Those that are there already are left alone; `preview` writes nothing.
 */
export const ShowcaseImport = z
  .strictObject({
    showcase_id: Id,
    from_showcase_id: Id.optional(),
    filter: VillaFilter.optional(),
    limit: z.int().min(1).max(100).default(20),
    preview: z.boolean().default(false),
  })
  .refine(({ from_showcase_id, filter }) => (from_showcase_id === undefined) !== !filter, {
    path: ['from_showcase_id'],
    error: 'showcase_or_filter',
    when: whateverElse,
  });

export type NewShowcase = z.infer<typeof NewShowcase>;
export type ShowcaseChanges = z.infer<typeof ShowcaseChanges>;
export type ShowcaseList = z.infer<typeof ShowcaseList>;
export type NewShowcaseVillas = z.infer<typeof NewShowcaseVillas>;
export type ShowcaseImport = z.infer<typeof ShowcaseImport>;
