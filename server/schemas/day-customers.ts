import { z } from 'zod';

import { Day } from './common.ts';

/** `GET /v1/admin/reservationsdaycustomerlist`; without a date today's. */
export const DayCustomersQuery = z.strictObject({ date: Day.optional() });

/** The page of the same: unknown parameters ignored. */
export const DayCustomersPage = z.object({ date: Day.optional() });
