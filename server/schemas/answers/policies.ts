import { z } from 'zod';

import { Id, Version } from './common.ts';

/** A ladder of cancellation; `listings` counts villas and boats that are sold by it. */
export const PolicyAnswer = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(['VILLA', 'BOAT']),
  base: z.enum(['PREPAYMENT', 'TOTAL']),
  /** The earliest first, the last at 0 days. */
  tiers: z.array(z.strictObject({ days_before: z.int(), percent: z.int() })),
  date_changes: z.int(),
  date_change_days: z.int().nullable(),
  description: z.string(),
  position: z.int(),
  active: z.boolean(),
  listings: z.int(),
  version: Version,
});

export type PolicyAnswer = z.infer<typeof PolicyAnswer>;
