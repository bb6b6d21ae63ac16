import { z } from 'zod';

import { Day, WholeText } from './common.ts';
import { datesInOrder, GuestCounts, withinNights } from './stays.ts';

/** Comments shown before a guest asks for more, and on each page of them afterwards. */
export const FIRST_COMMENTS = 5;
export const COMMENTS_A_PAGE = 20;

/** `GET /villa/{slug}`: what is wrong falls back, unknown parameters are ignored (product §8). */
export const VillaPageQuery = z.object({
  check_in: Day.optional(),
  check_out: Day.optional(),
  ...GuestCounts,
  /** The page of comments; absent: the first few. */
  comments: WholeText(1, 500).optional(),
});

export type VillaPageQuery = z.infer<typeof VillaPageQuery>;

/** Two days that can be a stay, of years in which there is a calendar at all. */
export const ChosenDays = z
  .object({ check_in: Day, check_out: Day })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(({ check_in, check_out }) => check_in >= '2000' && check_out < '2100', 'out_of_calendar');

export type ChosenDays = z.infer<typeof ChosenDays>;
