import { z } from 'zod';

import { Id, Line, Version } from './common.ts';
import { KnownDay, lastDayNotBefore, OwnVilla } from './price-fields.ts';

export const DISCOUNT_KINDS = ['EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP'] as const;

/** Every condition that is given must hold; GAP also wants the stay in a gap. */
const discount = {
  kind: z.enum(DISCOUNT_KINDS),
  name: z.union([z.literal(''), Line(80)]).default(''),
  percent: z.int().min(1).max(90),
  /** The first and last night it lowers. */
  start_date: KnownDay,
  end_date: KnownDay,
  /** The last day on which it can be booked. */
  book_before: KnownDay.nullable().default(null),
  /** Check-in is at most so many days away. */
  within_days: z.int().min(0).max(365).nullable().default(null),
  min_nights: z.int().min(1).max(100).nullable().default(null),
  active: z.boolean().default(true),
};

/** The condition that makes a discount of its kind what it is. */
const CONDITIONS = {
  EARLY: 'book_before',
  LAST_MINUTE: 'within_days',
  LONG_STAY: 'min_nights',
} as const;

type Conditions = Record<(typeof CONDITIONS)[keyof typeof CONDITIONS], unknown> & { kind: string };

const isKindWithCondition = (kind: string): kind is keyof typeof CONDITIONS => kind in CONDITIONS;

const namesItsCondition = (discount: Conditions, context: z.RefinementCtx) => {
  if (!isKindWithCondition(discount.kind)) return;
  const field = CONDITIONS[discount.kind];
  if (discount[field] === null)
    context.addIssue({ code: 'custom', path: [field], message: 'required' });
};

/** `POST /v1/admin/villas/discount` */
export const NewDiscount = z
  .strictObject({ villa_id: Id, ...discount })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition);

/** `PUT /v1/admin/villas/discount/{id}`: all of it anew. */
export const DiscountChanges = z
  .strictObject({ villa_id: OwnVilla, ...discount, version: Version })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .superRefine(namesItsCondition);

export type NewDiscount = z.infer<typeof NewDiscount>;
export type DiscountChanges = z.infer<typeof DiscountChanges>;
