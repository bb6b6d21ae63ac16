import { z } from 'zod';

import { CharterUnitName } from './charters.ts';
import { Id, Version } from './common.ts';
import { DiscountFields, namesItsCondition } from './discount-fields.ts';
import { lastDayNotBefore } from './price-fields.ts';

const { kind, ...conditions } = DiscountFields;

const discount = {
  kind,
  /** The unit it lowers; null: all of them. */
  unit: CharterUnitName.nullable().default(null),
  ...conditions,
};

/** `POST /v1/admin/boat/discount` */
export const NewBoatDiscount = z
  .strictObject({ boat_id: Id, ...discount })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition.check, namesItsCondition.problem);

/** `PUT /v1/admin/boat/discount/{id}`: all of it anew. */
export const BoatDiscountChanges = z
  .strictObject({ boat_id: Id.optional(), ...discount, version: Version })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition.check, namesItsCondition.problem);

export type NewBoatDiscount = z.infer<typeof NewBoatDiscount>;
export type BoatDiscountChanges = z.infer<typeof BoatDiscountChanges>;
