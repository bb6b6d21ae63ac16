import { z } from 'zod';

import { nightsBetween } from '../shared/days.ts';
import {
  Day,
  exported,
  Id,
  IdText,
  Line,
  listOf,
  ordersOf,
  paging,
  Text,
  Version,
} from './common.ts';
import { bothAreDays, daysInOrder } from './day-ranges.ts';
import { departureAfterArrival, KnownDay } from './price-fields.ts';

const EXTERNAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

const orders = ordersOf('id', 'created_at', 'started_at', 'finished_at', 'status');

const filters = {
  order: z.enum(orders).default('-created_at'),
  status: listOf(z.enum(EXTERNAL_STATES)).default([]),
  villa_id: IdText.optional(),
  started_at: Day.optional(),
  finished_at: Day.optional(),
  created_at: Day.optional(),
};

const inOrder = daysInOrder('started_at', 'finished_at');

/**
 * `GET /v1/admin/external` (spec §7): those with a night from `started_at` to `finished_at`, both inclusive, as
 * of boats, and told on `created_at`.
 */
export const ExternalList = z
  .strictObject({ ...paging(20), ...exported, ...filters })
  .refine(inOrder.check, inOrder.problem);

/** The page: unknown parameters ignored; `id`: the record that is open. */
export const ExternalListPage = z
  .object({ ...paging(20), ...filters, id: IdText.optional() })
  .refine(inOrder.check, inOrder.problem);

/** Longer is a slip of the year in one of two days, and once approved would hide its villa for years. */
const MAX_NIGHTS = 366;

const withinAYear = {
  check: ({ started_at, finished_at }: { started_at: string; finished_at: string }) =>
    nightsBetween(started_at, finished_at) <= MAX_NIGHTS,
  problem: {
    path: ['finished_at'],
    error: 'record_too_long',
    when: bothAreDays('started_at', 'finished_at'),
  },
};

/** `POST /v1/admin/external`: a stay sold elsewhere, told by its owner or by staff. */
export const NewExternal = z
  .strictObject({
    villa_id: Id,
    started_at: KnownDay,
    /** The day of departure. */
    finished_at: KnownDay,
    note: Text(1000).default(''),
  })
  .refine(departureAfterArrival.check, departureAfterArrival.problem)
  .refine(withinAYear.check, withinAYear.problem);

/** `PATCH /v1/admin/external/{id}`: staff's decision, or the word of who told it that it is not so. */
export const ExternalMove = z.strictObject({
  status: z.enum(EXTERNAL_STATES),
  reason: Line(500).optional(),
  version: Version,
});

export type ExternalList = Omit<z.infer<typeof ExternalList>, 'format'>;
export type NewExternal = z.infer<typeof NewExternal>;
export type ExternalMove = z.infer<typeof ExternalMove>;
export type ExternalListPage = z.infer<typeof ExternalListPage>;
