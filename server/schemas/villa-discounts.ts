import { z } from 'zod';

import { Id, Version } from './common.ts';
import { DiscountFields, namesItsCondition } from './discount-fields.ts';
import { lastDayNotBefore, OwnVilla } from './price-fields.ts';

/** `POST /v1/admin/villas/discount` */
export const NewDiscount = z
  .strictObject({ villa_id: Id, ...DiscountFields })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition.check, namesItsCondition.problem);

/** `PUT /v1/admin/villas/discount/{id}`: all of it anew. */
export const DiscountChanges = z
  .strictObject({ villa_id: OwnVilla, ...DiscountFields, version: Version })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition.check, namesItsCondition.problem);

export type NewDiscount = z.infer<typeof NewDiscount>;
export type DiscountChanges = z.infer<typeof DiscountChanges>;
