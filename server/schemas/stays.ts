import { z } from 'zod';

import { Day, Id, IdText, listOf, WholeText } from './common.ts';
import { bothAreDays } from './day-ranges.ts';

/** People of a stay, as a page or a query writes them. Babies take no place. */
export const GuestCounts = {
  adults: WholeText(1, 50).default(2),
  children: WholeText(0, 50).default(0),
  babies: WholeText(0, 20).default(0),
};

/** The party where nobody says one: pages, cards and the links between them mean the same. */
export const USUAL_PARTY = z.object(GuestCounts).parse({});

/** The domain's `Flexibility`, as searches for villas and boats take it: at most a week either way. */
export const FlexibleDays = z.union([z.literal('month'), WholeText(0, 7)]);

interface Dates {
  check_in?: string | undefined;
  check_out?: string | undefined;
}

const whenBothAreDays = bothAreDays('check_in', 'check_out');

/** The day of departure follows the day of arrival; both or none are given. */
export const datesInOrder = {
  check: ({ check_in, check_out }: Dates) =>
    check_in === undefined || check_out === undefined || check_in < check_out,
  problem: {
    path: ['check_out'],
    error: 'check_out_not_after_check_in',
    when: whenBothAreDays,
  },
};

/** Longest stay a page or call computes nights for; the sellable limit (100) is the quote's affair. */
const MAX_NIGHTS = 400;

const nightsWithin = ({ check_in, check_out }: Dates) =>
  check_in === undefined ||
  check_out === undefined ||
  Date.parse(check_out) - Date.parse(check_in) <= MAX_NIGHTS * 86_400_000;

/** `GET /v1/quote`: one villa, one stay. */
export const QuoteQuery = z
  .strictObject({
    villa_id: IdText,
    check_in: Day,
    check_out: Day,
    ...GuestCounts,
    extras: listOf(IdText).default([]),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(nightsWithin, { path: ['check_out'], error: 'stay_too_long', when: whenBothAreDays });

export type QuoteQuery = z.infer<typeof QuoteQuery>;

/** People and extras of a reservation body (JSON numbers). */
export const GuestNumbers = {
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50).default(0),
  babies: z.int().min(0).max(20).default(0),
  extras: z.array(Id).max(50).default([]),
};

export const withinNights = {
  check: nightsWithin,
  problem: { path: ['check_out'], error: 'stay_too_long', when: whenBothAreDays },
};
