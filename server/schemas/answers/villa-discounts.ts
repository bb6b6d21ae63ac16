import { z } from 'zod';
import { DISCOUNT_KINDS } from '../../shared/listing-choices.ts';

export const VillaDiscountAnswer = z.strictObject({
  id: z.int(),
  villa_id: z.int(),
  kind: z.enum(DISCOUNT_KINDS),
  name: z.string(),
  percent: z.int(),
  start_date: z.iso.date(),
  /** The last night it lowers. */
  end_date: z.iso.date(),
  book_before: z.iso.date().nullable(),
  within_days: z.int().nullable(),
  min_nights: z.int().nullable(),
  active: z.boolean(),
  version: z.int(),
});

export type VillaDiscountAnswer = z.infer<typeof VillaDiscountAnswer>;
