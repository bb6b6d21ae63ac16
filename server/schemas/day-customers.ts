import { z } from 'zod';

import { CountText, Day, exported } from './common.ts';

/** `GET /v1/admin/reservationsdaycustomerlist`; without a date today's. */
export const DayCustomersQuery = z.strictObject({ date: Day.optional(), ...exported });

/** The page of the same: unknown parameters ignored. */
export const DayCustomersPage = z.object({
  date: Day.optional(),
  skip: CountText.max(1_000_000).default(0),
  take: CountText.min(1).max(1000).default(200),
});

export type DayCustomersPage = z.infer<typeof DayCustomersPage>;
