import { z } from 'zod';

import { Id, Instant, Kurus, Picture, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/villatypes`. */
export const VillaTypeRow = z.strictObject({
  ...SlugName.shape,
  description: z.string(),
  villas: z.int(),
  active: z.boolean(),
  position: z.int(),
  picture: Picture.nullable(),
  created_at: Instant,
  version: Version,
});

/** One villa type with what staff wrote about it. */
export const VillaTypeAnswer = z.strictObject({
  ...VillaTypeRow.shape,
  body: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** `GET /v1/villatype`: what guests may choose from. */
export const PublicVillaType = z.strictObject({
  ...SlugName.shape,
  description: z.string(),
  picture: Picture.nullable(),
  /** On sale now. */
  villas: z.int(),
  from_price_kurus: Kurus.nullable(),
});

/** The picture of a page, or none. */
export const LandingPicture = z.strictObject({
  id: Id,
  picture: Picture.nullable(),
  /** Of the row, which a new picture changes. */
  version: Version,
});

export type VillaTypeRow = z.infer<typeof VillaTypeRow>;
export type VillaTypeAnswer = z.infer<typeof VillaTypeAnswer>;
export type PublicVillaType = z.infer<typeof PublicVillaType>;
