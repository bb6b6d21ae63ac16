import { z } from 'zod';

import { CountText, Day, Id } from './common.ts';
import { lastDayNotBefore } from './price-fields.ts';
import { season } from './villa-prices.ts';

/**
 * `PUT /v1/admin/villas/price`: some seasons of a villa make way for others, all or none. A season
 * with an `id` is that row written anew; replaced rows that no season names are deleted.
 */
export const SeasonsReplacement = z.strictObject({
  villa_id: Id,
  /** As they were seen: whoever changed one of them since then is not overwritten. */
  replaced: z
    .array(z.strictObject({ id: Id, version: z.int().min(1) }))
    .min(1)
    .max(200),
  seasons: z
    .array(
      z
        .strictObject({ id: Id.nullable().default(null), ...season })
        .refine(lastDayNotBefore.check, lastDayNotBefore.problem),
    )
    .max(400),
});

const Weekday = CountText.min(1).max(7);

/** A number as clerks type it: '12,5' or '1.500'. */
const Typed = z
  .string()
  .trim()
  .regex(/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/, 'not_number')
  .transform((text) => Number(text.replaceAll('.', '').replace(',', '.')));

const VALUE_LIMITS = {
  percent: { min: -90, max: 1000 },
  amount: { min: -10_000_000, max: 10_000_000 },
  fixed: { min: 1, max: 10_000_000 },
} as const;

/** `/dashboard/villas/{id}/prices?range_start=…`: a change of all nights of a range, shown before it is made. */
export const RangeQuery = z
  .object({
    range_start: Day,
    /** The last night. */
    range_end: Day,
    price_by: z.enum(['percent', 'amount', 'fixed']).optional(),
    price_value: Typed.optional(),
    range_min_nights: CountText.min(1).max(100).optional(),
    range_arrival: z
      .union([Weekday.transform((day) => [day]), z.array(Weekday).max(7)])
      .transform((days) => [...new Set(days)].sort())
      .optional(),
  })
  .superRefine((query, { addIssue }) => {
    const refuse = (name: string, error: string) =>
      addIssue({ code: 'custom', path: [name], message: error });
    const { range_start, range_end, price_by, price_value, ...rules } = query;
    if (range_end < range_start) refuse('range_end', 'end_date_before_start_date');
    if (price_by && price_value === undefined) refuse('price_value', 'required');
    if (!price_by && price_value !== undefined) refuse('price_by', 'required');
    if (price_by && price_value !== undefined) {
      const { min, max } = VALUE_LIMITS[price_by];
      if (price_value < min || price_value > max) refuse('price_value', 'invalid_value');
    }
    if (!price_by && price_value === undefined && !rules.range_min_nights && !rules.range_arrival)
      refuse('price_by', 'nothing_to_change');
  });

export type SeasonsReplacement = z.infer<typeof SeasonsReplacement>;
export type RangeQuery = z.infer<typeof RangeQuery>;
