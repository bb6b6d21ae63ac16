import { z } from 'zod';

import { Id, Instant, Name, Version } from './common.ts';

/** A line of `GET /v1/admin/marina`, and all there is to say of a marina. */
export const MarinaAnswer = z.strictObject({
  ...Name.shape,
  /** The same as `id`, by the specification's name (spec §3). */
  marina_id: Id,
  town_id: Id,
  town: z.string(),
  region: z.string(),
  /** How many boats lie there, on sale or not. */
  boats: z.int(),
  locative: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  address: z.string().nullable(),
  position: z.int(),
  created_at: Instant,
  version: Version,
});

export type MarinaAnswer = z.infer<typeof MarinaAnswer>;
