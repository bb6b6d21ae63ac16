import { z } from 'zod';

import { Day, Id, Kurus, Name, SlugName, Version } from './common.ts';

/** `VERIFIED`, `UNVERIFIED` (a number nobody looked up yet) or `MISSING`. */
export const PermitState = z.enum(['VERIFIED', 'UNVERIFIED', 'MISSING']);

/** A line of `GET /v1/admin/villas`. */
export const VillaRow = z.strictObject({
  ...SlugName.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  villa_id: Id,
  code: z.string().nullable(),
  thumbnail: z.string().nullable(),
  region: z.string(),
  town: z.string(),
  district: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  active: z.boolean(),
  popular: z.boolean(),
  villa_of_month: z.boolean(),
  position: z.int(),
  permit_no: z.string().nullable(),
  permit_verified: z.boolean(),
  permit_state: PermitState,
  /** The day from which a verified permit is to be looked up again; null for one that is not. */
  permit_check_due: Day.nullable(),
  owner_id: Id.nullable(),
  owner_name: z.string().nullable(),
  from_price_kurus: Kurus.nullable(),
  /** Of the 90 nights from tonight on, those that cannot be sold any more. */
  taken_nights: z.int(),
  version: Version,
});

/** `GET /v1/admin/villas/all`. */
export const VillaName = z.strictObject({
  ...Name.shape,
  code: z.string().nullable(),
  active: z.boolean(),
});

/** `GET /v1/admin/villas/search`. */
export const FoundVillaName = z.strictObject({
  ...SlugName.shape,
  code: z.string().nullable(),
  town: z.string(),
  active: z.boolean(),
  thumbnail: z.string().nullable(),
});

export type VillaRow = z.infer<typeof VillaRow>;
export type VillaName = z.infer<typeof VillaName>;
export type FoundVillaName = z.infer<typeof FoundVillaName>;
