import { z } from 'zod';

import { Day, exported, IdText, listOf, paging, WholeText } from './common.ts';
import { daysInOrder } from './day-ranges.ts';

/** Days a grid may show at once. */
const MAX_DAYS = 400;

interface Days {
  dateStart?: string | undefined;
  dateEnd?: string | undefined;
}

const inOrder = daysInOrder('dateStart', 'dateEnd');

const fewEnough = ({ dateStart, dateEnd }: Days) =>
  dateStart === undefined ||
  dateEnd === undefined ||
  Date.parse(dateEnd) - Date.parse(dateStart) < MAX_DAYS * 86_400_000;

/** Yes or no as the spec's calls write it. */
const YesNo = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');

const filters = {
  villa_id: listOf(IdText).default([]),
  region_id: listOf(IdText).default([]),
  type_id: listOf(IdText).default([]),
  isActive: YesNo.optional(),
  skip: WholeText(0, 1_000_000).default(0),
  dateStart: Day.optional(),
  dateEnd: Day.optional(),
};

/**
 * `GET /v1/admin/occupancy` (spec §7): first and last day shown, both inclusive; without them twelve
 * weeks from today. Lists of ids comma-joined.
 */
export const OccupancyQuery = z
  .strictObject({
    ...filters,
    ...exported,
    take: WholeText(1, 500).default(500),
  })
  .refine(inOrder.check, inOrder.problem)
  .refine(fewEnough, { path: ['dateEnd'], error: 'too_many_days', when: inOrder.problem.when });

/** `GET /v1/admin/boatoccupancy`: the same of boats, by their types. */
export const BoatOccupancyQuery = z
  .strictObject({
    ...exported,
    type_id: filters.type_id,
    isActive: filters.isActive,
    skip: filters.skip,
    dateStart: filters.dateStart,
    dateEnd: filters.dateEnd,
    take: WholeText(1, 500).default(500),
  })
  .refine(inOrder.check, inOrder.problem)
  .refine(fewEnough, { path: ['dateEnd'], error: 'too_many_days', when: inOrder.problem.when });

/**
 * The calendar page: the call's parameters, a page of villas at a time. `kind`: boats instead, of which
 * `boat_id`, `type_id` and `isActive` narrow; `gaps`: only villas with one;
 * `view`: the lines of a calendar, or every stay as a row; `part`: only the lines, for a page that
 * is open.
 */
export const OccupancyPage = z
  .object({
    ...filters,
    boat_id: listOf(IdText).default([]),
    take: WholeText(1, 100).default(30),
    kind: z.enum(['villa', 'boat']).default('villa'),
    gaps: z.enum(['0', '1']).default('0'),
    view: z.enum(['grid', 'list']).default('grid'),
    part: z.enum(['lines']).optional(),
  })
  .refine(inOrder.check, inOrder.problem);

const Year = WholeText(2000, 2199);

/** `GET /v1/admin/occupancy/report`: some villas, or all of them page by page. */
export const OccupancyReportQuery = z.strictObject({
  ...exported,
  villa_id: listOf(IdText).default([]),
  /** Only this one; without it every year that has a taken night. */
  year: Year.optional(),
  ...paging(20),
});

/** The page: one villa's years, or all villas with one year. */
export const OccupancyReportPage = z.object({
  villa_id: IdText.optional(),
  year: Year.optional(),
  skip: WholeText(0, 1_000_000).default(0),
  take: WholeText(1, 100).default(20),
});

export type OccupancyQuery = z.infer<typeof OccupancyQuery>;
export type OccupancyReportQuery = z.infer<typeof OccupancyReportQuery>;
export type OccupancyPage = z.infer<typeof OccupancyPage>;
export type OccupancyReportPage = z.infer<typeof OccupancyReportPage>;
