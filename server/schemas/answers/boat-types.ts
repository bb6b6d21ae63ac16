import { z } from 'zod';

import { Instant, Picture, SlugName, Version } from './common.ts';

/** A line of `GET /v1/admin/boattypes`. */
export const BoatTypeRow = z.strictObject({
  ...SlugName.shape,
  description: z.string(),
  boats: z.int(),
  active: z.boolean(),
  position: z.int(),
  picture: Picture.nullable(),
  created_at: Instant,
  version: Version,
});

/** One boat type with what staff wrote about it. */
export const BoatTypeAnswer = z.strictObject({
  ...BoatTypeRow.shape,
  body: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** `GET /v1/boattype`: what guests may choose from. */
export const PublicBoatType = z.strictObject({
  ...SlugName.shape,
  description: z.string(),
  picture: Picture.nullable(),
  /** On sale now. */
  boats: z.int(),
});

export type BoatTypeRow = z.infer<typeof BoatTypeRow>;
export type BoatTypeAnswer = z.infer<typeof BoatTypeAnswer>;
export type PublicBoatType = z.infer<typeof PublicBoatType>;
