import { z } from 'zod';

import { VillaDiscountAnswer } from './villa-discounts.ts';
import { VillaExtraAnswer } from './villa-extras.ts';

const rules = {
  min_nights: z.int().nullable(),
  /** 1 Monday … 7 Sunday; null: as the villa. */
  arrival_weekdays: z.array(z.int()).nullable(),
  short_stay_limit: z.int().nullable(),
  short_stay_fee_kurus: z.int().nullable(),
  prepayment_percent: z.int().nullable(),
  deposit_kurus: z.int().nullable(),
};

const season = {
  name: z.string(),
  start_date: z.iso.date(),
  /** The last night. */
  end_date: z.iso.date(),
  nightly_price_kurus: z.int(),
  /** Seven nights, for display. */
  weekly_price_kurus: z.int(),
  ...rules,
};

export const SeasonAnswer = z.strictObject({
  id: z.int(),
  villa_id: z.int(),
  ...season,
  version: z.int(),
});

/** What `split` did to the seasons that were in the way. */
const SplitAnswer = z.strictObject({
  trimmed: z.array(SeasonAnswer),
  continued: z.array(SeasonAnswer),
  removed: z.array(SeasonAnswer),
});

export const SeasonWritten = z.strictObject({ ...SeasonAnswer.shape, split: SplitAnswer });

const { weekly_price_kurus: _, ...seasonWritten } = season;

const rowWritten = { id: z.int().nullable(), ...seasonWritten };

/** What stands there now; `undo` is what the same call takes to put back what stood there before. */
export const SeasonsReplaced = z.strictObject({
  seasons: z.array(SeasonAnswer),
  undo: z.strictObject({
    villa_id: z.int(),
    replaced: z.array(z.strictObject({ id: z.int(), version: z.int() })),
    seasons: z.array(z.strictObject(rowWritten)),
  }),
});

/** One villa of a copy. `id` and `version` are null in a preview. */
export const SeasonCopyAnswer = z.strictObject({
  villa_id: z.int(),
  name: z.string(),
  seasons: z.array(
    z.strictObject({
      id: z.int().nullable(),
      copied_from: z.int(),
      /** The version of that one, for `seen`. */
      copied_version: z.int(),
      former_nightly_price_kurus: z.int(),
      ...season,
      version: z.int().nullable(),
    }),
  ),
  /** Seasons of the other year that are in the way; with `split` they make room. */
  overlaps: z.array(SeasonAnswer),
});

/** A villa's own rules, in force where a season is silent. */
const VillaRules = z.strictObject({
  min_nights: z.int(),
  arrival_weekdays: z.array(z.int()).nullable(),
  short_stay_limit: z.int(),
  short_stay_fee_kurus: z.int(),
  prepayment_percent: z.int(),
  deposit_kurus: z.int(),
  gap_allowed: z.boolean(),
  gap_min_nights: z.int(),
});

export const VillaPricesAnswer = z.strictObject({
  villa_id: z.int(),
  name: z.string(),
  rules: VillaRules,
  seasons: z.array(SeasonAnswer),
  discounts: z.array(VillaDiscountAnswer),
  extras: z.array(VillaExtraAnswer),
});

export type SeasonsReplaced = z.infer<typeof SeasonsReplaced>;
export type SeasonAnswer = z.infer<typeof SeasonAnswer>;
export type SeasonWritten = z.infer<typeof SeasonWritten>;
export type SeasonCopyAnswer = z.infer<typeof SeasonCopyAnswer>;
export type VillaPricesAnswer = z.infer<typeof VillaPricesAnswer>;
