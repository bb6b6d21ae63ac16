import { z } from 'zod';
import { DISCOUNT_KINDS } from '../shared/listing-choices.ts';

import { Line, whateverElse } from './common.ts';
import { KnownDay } from './price-fields.ts';

/**
 * What a villa's and a boat's discount say alike. Every condition that is given must hold; GAP also
 * wants the stay in a gap.
 */
export const DiscountFields = {
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

/** A kind that is named after a condition gives it. */
export const namesItsCondition = {
  check: (discount: Conditions, context: z.RefinementCtx) => {
    if (!isKindWithCondition(discount.kind)) return;
    const field = CONDITIONS[discount.kind];
    if (discount[field] === null)
      context.addIssue({ code: 'custom', path: [field], message: 'required' });
  },
  problem: { when: whateverElse },
};
