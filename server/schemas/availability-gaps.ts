import { z } from 'zod';

import { Day, exported, IdText, listOf, paging, WholeText, whateverElse } from './common.ts';
import { daysInOrder } from './day-ranges.ts';

export const GapState = z.enum(['sellable', 'too_short', 'unpriced']);

interface Bounds {
  minNights: number;
  maxNights?: number | undefined;
}

const inOrder = daysInOrder('startDate', 'endDate');
const nightsInOrder = {
  check: ({ minNights, maxNights = 100 }: Bounds) => !(minNights > maxNights),
  problem: { path: ['maxNights'], error: 'max_below_min', when: whateverElse },
};

const filters = {
  startDate: Day.optional(),
  endDate: Day.optional(),
  minNights: WholeText(1, 100).default(1),
  maxNights: WholeText(1, 100).optional(),
  status: listOf(GapState).default([]),
  villa_id: listOf(IdText).default([]),
  region_id: listOf(IdText).default([]),
  type_id: listOf(IdText).default([]),
};

/**
 * `GET /v1/admin/villas/availability-gaps` (spec §7): gaps that touch the days (both inclusive; from
 * today for half a year unless told) and have so many nights; lists of ids comma-joined.
 */
export const GapsQuery = z
  .strictObject({ ...paging(100), ...exported, ...filters })
  .refine(inOrder.check, inOrder.problem)
  .refine(nightsInOrder.check, nightsInOrder.problem);

/** The page: unknown parameters ignored. */
export const GapsPage = z
  .object({ ...paging(50), ...filters })
  .refine(inOrder.check, inOrder.problem)
  .refine(nightsInOrder.check, nightsInOrder.problem);

export type GapState = z.infer<typeof GapState>;
export type GapsQuery = z.infer<typeof GapsQuery>;
export type GapsPage = z.infer<typeof GapsPage>;
