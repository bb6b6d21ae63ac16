import { z } from 'zod';

import { Id, Kurus, Picture } from './common.ts';

/** A boat of `/v2/searchboat`; `total_kurus` is the charter's, null without days and unit. */
export const BoatCardAnswer = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  marina: z.string(),
  type: z.string(),
  length_metres: z.number().nullable(),
  /** People aboard by day. */
  capacity: z.int(),
  cabins: z.int(),
  /** Out of 5. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** What `from_price_kurus` is the price of. */
  unit: z.enum(['WEEK', 'DAY', 'TRIP']),
  /** The lowest price to come of the unit. */
  from_price_kurus: Kurus.nullable(),
  total_kurus: Kurus.nullable(),
  pictures: z.array(Picture),
});

export type BoatCardAnswer = z.infer<typeof BoatCardAnswer>;
