import { z } from 'zod';

import { IdText } from './common.ts';

/** `/dashboard/{villas,boats}/{id}/calendar`: the first month shown, and the closing whose form is open. */
export const CalendarPageQuery = z.object({
  from: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  closing: IdText.optional(),
});

/** `…/feeds`: the feed whose settings and imports are open. */
export const FeedsPageQuery = z.object({ feed: IdText.optional() });
