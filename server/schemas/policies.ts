import { z } from 'zod';

import { exported, Line, paging, Text, Version } from './common.ts';

interface Tier {
  days_before: number;
  percent: number;
}

/** Cancelled at least `days_before` days before check-in, `percent` of the base is kept. */
const Tiers = z
  .array(
    z.strictObject({
      days_before: z.int().min(0).max(365),
      percent: z.int().min(0).max(100),
    }),
  )
  .min(1)
  .max(10)
  .transform((tiers) => tiers.toSorted((one, other) => other.days_before - one.days_before))
  .refine((tiers) => tiers.at(-1)?.days_before === 0, 'last_tier_at_0')
  .refine(
    (tiers) => new Set(tiers.map(({ days_before }) => days_before)).size === tiers.length,
    'repeated',
  )
  .refine((tiers) => neverFalls(tiers), 'later_keeps_less');

/** Whoever cancels later never gets more back. */
const neverFalls = (tiers: readonly Tier[]) =>
  tiers.every(({ percent }, at) => at === 0 || percent >= (tiers[at - 1]?.percent ?? 0));

/** `POST /v1/admin/policies`: a ladder of cancellation. Its code is made from the name and stays. */
export const NewPolicy = z.strictObject({
  name: Line(80),
  kind: z.enum(['VILLA', 'BOAT']).default('VILLA'),
  /** What the percents are of. */
  base: z.enum(['PREPAYMENT', 'TOTAL']).default('PREPAYMENT'),
  tiers: Tiers,
  date_changes: z.int().min(0).max(10).default(0),
  date_change_days: z.int().min(0).max(365).nullable().default(null),
  description: Text(1000).default(''),
  active: z.boolean().default(true),
});

/** `PUT /v1/admin/policies/{id}`: replaces the fields; what is sold already keeps the ladder it was sold with. */
export const PolicyChanges = NewPolicy.extend({ version: Version });

/** `GET /v1/admin/policies`. */
export const PolicyList = z.strictObject({
  ...paging(100),
  ...exported,
  kind: z.enum(['VILLA', 'BOAT']).optional(),
});

export type NewPolicy = z.infer<typeof NewPolicy>;
export type PolicyChanges = z.infer<typeof PolicyChanges>;
export type PolicyList = z.infer<typeof PolicyList>;
