import { z } from 'zod';

export const BoatDiscountAnswer = z.strictObject({
  id: z.int(),
  boat_id: z.int(),
  kind: z.enum(['EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP']),
  /** null: of all units. */
  unit: z.enum(['WEEK', 'DAY', 'TRIP']).nullable(),
  name: z.string(),
  percent: z.int(),
  start_date: z.iso.date(),
  /** The last day it lowers. */
  end_date: z.iso.date(),
  book_before: z.iso.date().nullable(),
  within_days: z.int().nullable(),
  min_nights: z.int().nullable(),
  active: z.boolean(),
  version: z.int(),
});

export type BoatDiscountAnswer = z.infer<typeof BoatDiscountAnswer>;
