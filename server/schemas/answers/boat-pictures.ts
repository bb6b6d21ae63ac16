import { z } from 'zod';

import { Id } from './common.ts';

/** A picture of the boat's gallery; the one at the lowest position is its cover. */
export const BoatPictureAnswer = z.strictObject({
  id: Id,
  boat_id: Id,
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
  alt: z.string(),
  kind: z.string().nullable(),
  position: z.int(),
  /** Its place counted from 1 (spec §3), without the gaps that positions have. */
  order: z.int(),
  thumbnail: z.string(),
});

export type BoatPictureAnswer = z.infer<typeof BoatPictureAnswer>;
