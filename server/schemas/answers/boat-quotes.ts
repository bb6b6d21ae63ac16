import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

const Kurus = z.int().nullable();

/** `GET /v1/quote?boat_id&unit…`; amounts in kuruş, null where a day has no price. */
export const CharterQuoteAnswer = z.strictObject({
  sellable: z.boolean(),
  reasons: z.array(z.strictObject({ code: z.string(), text: z.string() })),
  nights: z.array(
    z.strictObject({ date: z.iso.date(), price_kurus: Kurus, discount_kurus: z.int() }),
  ),
  accommodation_kurus: Kurus,
  discount_kurus: Kurus,
  /** What the discount is called, with its percent where there is one; null: there is none. */
  discount_label: z.string().nullable(),
  short_stay_fee_kurus: Kurus,
  short_stay_limit: z.int().nullable(),
  extras: z.array(z.strictObject({ id: z.int(), name: z.string(), amount_kurus: z.int() })),
  total_kurus: Kurus,
  prepayment_kurus: Kurus,
  prepayment_percent: z.int(),
  /** Check-in is so near that the whole total is due. */
  whole_is_due: z.boolean(),
  balance_kurus: Kurus,
  deposit_kurus: z.int(),
  unit: z.enum(CHARTER_UNIT_NAMES),
  /** Hours of a day trip, 'HH:MM'; null for the other units. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
});

export type CharterQuoteAnswer = z.infer<typeof CharterQuoteAnswer>;
