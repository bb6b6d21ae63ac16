import { z } from 'zod';

import { Id, Instant, Kurus, Version } from './common.ts';

/** A line of `GET /v1/admin/showcases`. */
export const ShowcaseRow = z.strictObject({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  link: z.string().nullable(),
  active: z.boolean(),
  villa_count: z.int(),
  position: z.int(),
  /** Its place counted from 1 (spec §3), without the gaps that positions have. */
  order: z.int(),
  created_at: Instant,
  version: Version,
});

/** A villa on its place in a showcase. */
export const ShowcaseVilla = z.strictObject({
  id: Id,
  showcase_id: Id,
  villa_id: Id,
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  thumbnail: z.string().nullable(),
  /** The home page shows those on sale alone. */
  active: z.boolean(),
  from_price_kurus: Kurus.nullable(),
  position: z.int(),
  /** Its place counted from 1 (spec §3), without the gaps that positions have. */
  order: z.int(),
});

/** One showcase with its villas in order. */
export const ShowcaseAnswer = z.strictObject({
  ...ShowcaseRow.shape,
  villas: z.array(ShowcaseVilla),
});

/** The place a row has now, counted from 1. */
export const Placed = z.strictObject({ id: Id, order: z.int() });

/** What an import put into a showcase, or would put. */
export const ImportedVillas = z.strictObject({
  preview: z.boolean(),
  villas: z.array(z.strictObject({ villa_id: Id, name: z.string() })),
});

export type ShowcaseRow = z.infer<typeof ShowcaseRow>;
export type ShowcaseVilla = z.infer<typeof ShowcaseVilla>;
export type ShowcaseAnswer = z.infer<typeof ShowcaseAnswer>;
