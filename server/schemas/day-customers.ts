import { z } from 'zod';

import { Day, exported, WholeText } from './common.ts';

/** `GET /v1/admin/reservationsdaycustomerlist`; without a date today's. */
export const DayCustomersQuery = z.strictObject({ date: Day.optional(), ...exported });

/** The page of the same: unknown parameters ignored. */
export const DayCustomersPage = z.object({
  date: Day.optional(),
  skip: WholeText(0, 1_000_000).default(0),
  take: WholeText(1, 1000).default(200),
});

export type DayCustomersPage = z.infer<typeof DayCustomersPage>;
