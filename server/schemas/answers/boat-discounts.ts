import { z } from 'zod';
import { CHARTER_UNIT_NAMES, DISCOUNT_KINDS } from '../../shared/listing-choices.ts';

export const BoatDiscountAnswer = z.strictObject({
  id: z.int(),
  boat_id: z.int(),
  kind: z.enum(DISCOUNT_KINDS),
  /** null: of all units. */
  unit: z.enum(CHARTER_UNIT_NAMES).nullable(),
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
