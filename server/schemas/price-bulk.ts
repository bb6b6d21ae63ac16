import { z } from 'zod';

import { Ids, SeenRows } from './common.ts';
import { Kurus } from './price-fields.ts';

const Count = z.int().min(0).max(100);
const Percent = z.int().min(-90).max(1000);

/** What may change of several rows at once; what is not given stays as each of them has it. */
const rules = {
  ids: Ids,
  /** Versions that were seen: what changed since, or is not among them, is not changed. Left out: as they are. */
  seen: SeenRows.optional(),
  /** Up or down on each price, rounded half up, never to nothing. */
  percent: Percent.optional(),
  prepayment_percent: Count.nullable().optional(),
  deposit_kurus: Kurus.nullable().optional(),
};

const somethingChanges = {
  check: ({ ids: _, seen: __, ...changes }: { ids: number[]; seen?: unknown }) =>
    Object.keys(changes).length > 0,
  problem: { path: ['percent'], error: 'nothing_to_change' },
};

/** `PATCH /v1/admin/villas/price`: the same change to several seasons, all or none. */
export const SeasonsChange = z
  .strictObject({
    ...rules,
    nightly_price_kurus: Kurus.min(1).optional(),
    min_nights: Count.min(1).nullable().optional(),
    short_stay_limit: Count.nullable().optional(),
    short_stay_fee_kurus: Kurus.nullable().optional(),
  })
  .refine(somethingChanges.check, somethingChanges.problem)
  .refine((change) => change.percent === undefined || change.nightly_price_kurus === undefined, {
    path: ['percent'],
    error: 'percent_or_price',
  });

/** `PATCH /v1/admin/boat/price`: the same for a boat's prices. */
export const BoatPricesChange = z
  .strictObject({
    ...rules,
    price_kurus: Kurus.min(1).optional(),
    min_days: Count.min(1).nullable().optional(),
  })
  .refine(somethingChanges.check, somethingChanges.problem)
  .refine((change) => change.percent === undefined || change.price_kurus === undefined, {
    path: ['percent'],
    error: 'percent_or_price',
  });

export type SeasonsChange = z.infer<typeof SeasonsChange>;
export type BoatPricesChange = z.infer<typeof BoatPricesChange>;
