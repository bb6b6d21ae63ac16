import { z } from 'zod';

import { Day, Id, Kurus } from './common.ts';

export const QUOTE_REASONS = [
  'past',
  'taken',
  'unpriced',
  'min_nights',
  'arrival_day',
  'too_many_guests',
  'too_long',
  'inactive',
  'no_permit',
  'over_permit',
] as const;

export const DISCOUNT_KINDS = ['early', 'last_minute', 'period', 'long_stay', 'gap'] as const;

/** Every reason against a stay, with its Turkish sentence. */
export const QuoteReasons = z.array(
  z.strictObject({ code: z.enum(QUOTE_REASONS), text: z.string() }),
);

/** `GET /v1/quote`: sums are null while a night has no price. */
export const QuoteAnswer = z.strictObject({
  sellable: z.boolean(),
  reasons: QuoteReasons,
  nights: z.array(
    z.strictObject({ date: Day, price_kurus: Kurus.nullable(), discount_kurus: Kurus }),
  ),
  accommodation_kurus: Kurus.nullable(),
  discount_kurus: Kurus.nullable(),
  /** What the discount is called, with its percent where there is one; null: there is none. */
  discount_label: z.string().nullable(),
  short_stay_fee_kurus: Kurus.nullable(),
  short_stay_limit: z.int().nullable(),
  extras: z.array(z.strictObject({ id: Id, name: z.string(), amount_kurus: Kurus })),
  total_kurus: Kurus.nullable(),
  prepayment_kurus: Kurus.nullable(),
  prepayment_percent: z.int(),
  /** Check-in is so near that the whole total is due. */
  whole_is_due: z.boolean(),
  balance_kurus: Kurus.nullable(),
  deposit_kurus: Kurus,
  /** Of days that cannot be had: the nearest of the same length that can; null: none near, or days are not what is against it. */
  nearest: z.strictObject({ check_in: Day, check_out: Day }).nullable(),
});

export type QuoteAnswer = z.infer<typeof QuoteAnswer>;
