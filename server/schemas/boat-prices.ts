import { z } from 'zod';

import { CharterUnitName } from './charters.ts';
import { Id, Line, SeenRow, SeenRows, Text, Version, whateverElse } from './common.ts';
import { departureAfterArrival, KnownDay, Kurus, lastDayNotBefore } from './price-fields.ts';

/** The boat a row is of; given with an edit, it must be the same. */
const OwnBoat = Id.optional();

/**
 * A rule left out or null is the boat's own. `changeover_weekday` (1 Monday … 7 Sunday) is a week's,
 * `min_days` is not a day trip's, which is one day between the boat's trip hours.
 */
export const price = {
  unit: CharterUnitName,
  name: z.union([z.literal(''), Line(80)]).default(''),
  start_date: KnownDay,
  /** The last day of the season: a form's end is inclusive. */
  end_date: KnownDay,
  /** Of a week, a day or a trip. */
  price_kurus: Kurus.min(1),
  min_days: z.int().min(1).max(100).nullable().default(null),
  changeover_weekday: z.int().min(1).max(7).nullable().default(null),
  prepayment_percent: z.int().min(0).max(100).nullable().default(null),
  deposit_kurus: Kurus.nullable().default(null),
};

export const changeoverOfWeeks = {
  check: (wanted: { unit?: string; changeover_weekday?: number | null }) =>
    wanted.unit === undefined || wanted.unit === 'WEEK' || wanted.changeover_weekday == null,
  problem: { path: ['changeover_weekday'], error: 'not_for_unit', when: whateverElse },
};

export const minimumOfStays = {
  check: (wanted: { unit?: string; min_days?: number | null }) =>
    wanted.unit !== 'TRIP' || wanted.min_days == null,
  problem: { path: ['min_days'], error: 'not_for_unit', when: whateverElse },
};

/** `split`: prices in the way lose the days of this one instead of standing in its way. */
const Split = z.boolean().default(false);

/** `seen`: the prices in the way that may be split; where others are there by now, they stand in its way again. */
const Room = { split: Split, seen: SeenRows.optional() };

/** `POST /v1/admin/boat/price` */
export const NewBoatPrice = z
  .strictObject({ boat_id: Id, ...price, ...Room })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .refine(changeoverOfWeeks.check, changeoverOfWeeks.problem)
  .refine(minimumOfStays.check, minimumOfStays.problem);

/** `PUT /v1/admin/boat/price/{id}`: all of it anew. */
export const BoatPriceChanges = z
  .strictObject({ boat_id: OwnBoat, ...price, ...Room, version: Version })
  .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
  .refine(changeoverOfWeeks.check, changeoverOfWeeks.problem)
  .refine(minimumOfStays.check, minimumOfStays.problem);

const Year = z.int().min(2000).max(2098);

/** `POST /v1/admin/boat/price/copy`: a year's prices of all units; `preview` writes nothing. */
export const BoatPriceCopy = z
  .strictObject({
    boat_id: Id,
    from_year: Year,
    to_year: Year,
    percent: z.int().min(-90).max(1000).default(0),
    split: Split,
    preview: z.boolean().default(false),
    /** All prices that a preview copied or found in the way: nothing is written once they are others. */
    seen: z.array(SeenRow).max(5000).optional(),
  })
  .refine(({ from_year, to_year }) => from_year !== to_year, {
    path: ['to_year'],
    error: 'same_year',
    when: whateverElse,
  });

const closing = {
  started_at: KnownDay,
  /** The first day that is free again. */
  finished_at: KnownDay,
  note: Text(500).default(''),
};

/** `POST /v1/admin/boat/date` */
export const NewBoatDate = z
  .strictObject({ boat_id: Id, ...closing })
  .refine(departureAfterArrival.check, departureAfterArrival.problem);

/** `PUT /v1/admin/boat/date/{id}`: all of it anew. */
export const BoatDateChanges = z
  .strictObject({ boat_id: OwnBoat, ...closing, version: Version })
  .refine(departureAfterArrival.check, departureAfterArrival.problem);

export type NewBoatPrice = z.infer<typeof NewBoatPrice>;
export type BoatPriceChanges = z.infer<typeof BoatPriceChanges>;
export type BoatPriceCopy = z.infer<typeof BoatPriceCopy>;
export type NewBoatDate = z.infer<typeof NewBoatDate>;
export type BoatDateChanges = z.infer<typeof BoatDateChanges>;
