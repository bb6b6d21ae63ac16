import { z } from 'zod';

import { Id, Line, SeenRow, SeenRows, Version, whateverElse } from './common.ts';
import { KnownDay, Kurus, lastDayNotBefore, OwnVilla } from './price-fields.ts';

const Weekdays = z
  .array(z.int().min(1).max(7))
  .max(7)
  .transform((days) => (days.length ? [...new Set(days)].sort() : [1, 2, 3, 4, 5, 6, 7]));

/** A rule left out or null is the villa's own. `arrival_weekdays`: 1 Monday … 7 Sunday; empty: any day. */
export const season = {
  name: z.union([z.literal(''), Line(80)]).default(''),
  start_date: KnownDay,
  /** The last night of the season: a form's end is inclusive. */
  end_date: KnownDay,
  nightly_price_kurus: Kurus.min(1),
  min_nights: z.int().min(1).max(100).nullable().default(null),
  arrival_weekdays: Weekdays.nullable().default(null),
  short_stay_limit: z.int().min(0).max(100).nullable().default(null),
  short_stay_fee_kurus: Kurus.nullable().default(null),
  prepayment_percent: z.int().min(0).max(100).nullable().default(null),
  deposit_kurus: Kurus.nullable().default(null),
};

/** `split`: seasons in the way lose the days of this one instead of standing in its way. */
const Split = z.boolean().default(false);

/** `seen`: the seasons in the way that may be split; where others are there by now, they stand in its way again. */
const Room = { split: Split, seen: SeenRows.optional() };

/** `POST /v1/admin/villas/price` */
export const NewSeason = z
  .strictObject({ villa_id: Id, ...season, ...Room })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem);

/** `PUT /v1/admin/villas/price/{id}`: all of it anew. */
export const SeasonChanges = z
  .strictObject({ villa_id: OwnVilla, ...season, ...Room, version: Version })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem);

const Year = z.int().min(2000).max(2098);

/** `POST /v1/admin/villas/price/copy`: one villa or several; `preview` writes nothing. */
export const SeasonCopy = z
  .strictObject({
    villa_id: Id.optional(),
    villa_ids: z.array(Id).min(1).max(500).optional(),
    from_year: Year,
    to_year: Year,
    percent: z.int().min(-90).max(1000).default(0),
    split: Split,
    preview: z.boolean().default(false),
    /** All seasons that a preview copied or found in the way: nothing is written once they are others. */
    seen: z.array(SeenRow).max(5000).optional(),
  })
  .refine(({ villa_id, villa_ids }) => villa_id !== undefined || villa_ids !== undefined, {
    path: ['villa_id'],
    error: 'required',
    when: whateverElse,
  })
  .refine(({ from_year, to_year }) => from_year !== to_year, {
    path: ['to_year'],
    error: 'same_year',
    when: whateverElse,
  })
  .transform(({ villa_id, villa_ids = [], ...copy }) => ({
    ...copy,
    named_in: villa_ids.length > 0 ? 'villa_ids' : 'villa_id',
    villa_ids: [...new Set(villa_id === undefined ? villa_ids : [villa_id, ...villa_ids])],
  }));

export type NewSeason = z.infer<typeof NewSeason>;
export type SeasonChanges = z.infer<typeof SeasonChanges>;
export type SeasonCopy = z.infer<typeof SeasonCopy>;
