import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

import { Day, Id, Kurus, Version } from './common.ts';

/** A boat's price of one unit for a season. */
export const BoatPriceAnswer = z.strictObject({
  id: Id,
  boat_id: Id,
  unit: z.enum(CHARTER_UNIT_NAMES),
  name: z.string(),
  start_date: Day,
  /** The last day. */
  end_date: Day,
  price_kurus: Kurus,
  min_days: z.int().nullable(),
  /** 1 Monday … 7 Sunday; null: as the boat. */
  changeover_weekday: z.int().nullable(),
  prepayment_percent: z.int().nullable(),
  deposit_kurus: Kurus.nullable(),
  version: Version,
});

/** With what `split` did to the prices that were in the way. */
export const BoatPriceWritten = z.strictObject({
  ...BoatPriceAnswer.shape,
  split: z.strictObject({
    trimmed: z.array(BoatPriceAnswer),
    continued: z.array(BoatPriceAnswer),
    removed: z.array(BoatPriceAnswer),
  }),
});

const { version: _, boat_id: __, id: ___, ...priceWritten } = BoatPriceAnswer.shape;

/** What stands there now; `undo` is what the same call takes to put back what stood there before. */
export const BoatPricesReplaced = z.strictObject({
  prices: z.array(BoatPriceAnswer),
  undo: z.strictObject({
    boat_id: Id,
    replaced: z.array(z.strictObject({ id: Id, version: Version })),
    prices: z.array(z.strictObject({ id: Id.nullable(), ...priceWritten })),
  }),
});

/** A copy to another year. `id` and `version` are null in a preview. */
export const BoatPriceCopyAnswer = z.strictObject({
  boat_id: Id,
  prices: z.array(
    z.strictObject({
      ...BoatPriceAnswer.shape,
      id: Id.nullable(),
      version: Version.nullable(),
      copied_from: Id,
      /** The version of that one, for `seen`. */
      copied_version: Version,
      former_price_kurus: Kurus,
    }),
  ),
  /** Prices of the other year that are in the way; with `split` they make room. */
  overlaps: z.array(BoatPriceAnswer),
});

/** Days on which staff closed a boat. */
export const BoatDateAnswer = z.strictObject({
  id: Id,
  boat_id: Id,
  started_at: Day,
  /** The first day that is free again. */
  finished_at: Day,
  nights: z.int(),
  note: z.string(),
  version: Version,
});

/** A boat with all that makes its price but discounts and extras, and the days staff closed. */
export const BoatPricesAnswer = z.strictObject({
  boat_id: Id,
  name: z.string(),
  /** In force where a price is silent; the hours are a day trip's, 'HH:MM'. */
  rules: z.strictObject({
    min_days: z.int(),
    changeover_weekday: z.int(),
    prepayment_percent: z.int(),
    deposit_kurus: Kurus,
    trip_starts_at: z.string(),
    trip_ends_at: z.string(),
  }),
  prices: z.array(BoatPriceAnswer),
  dates: z.array(BoatDateAnswer),
});

export type BoatPricesAnswer = z.infer<typeof BoatPricesAnswer>;
export type BoatPriceAnswer = z.infer<typeof BoatPriceAnswer>;
export type BoatPricesReplaced = z.infer<typeof BoatPricesReplaced>;
export type BoatPriceWritten = z.infer<typeof BoatPriceWritten>;
export type BoatDateAnswer = z.infer<typeof BoatDateAnswer>;
export type BoatPriceCopyAnswer = z.infer<typeof BoatPriceCopyAnswer>;
