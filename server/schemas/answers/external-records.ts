import { z } from 'zod';

const state = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']);

export const ExternalRow = z.strictObject({
  id: z.int(),
  villa_id: z.int(),
  villa_name: z.string(),
  started_at: z.iso.date(),
  /** The day of departure. */
  finished_at: z.iso.date(),
  nights: z.int(),
  status: state,
  note: z.string(),
  reason: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  version: z.int(),
});

export const ExternalAnswer = z.strictObject({
  ...ExternalRow.shape,
  /** States it may be moved to; for an owner to `CANCELLED`, while what they told waits. */
  moves: z.array(state),
  /** What stands in the way of a pending one; of guests' names an owner is told none. */
  conflicts: z.array(
    z.strictObject({
      kind: z.string(),
      started_at: z.iso.date(),
      finished_at: z.iso.date(),
      reservation_id: z.string().nullable(),
      customer_name: z.string().nullable(),
    }),
  ),
});

export type ExternalRow = z.infer<typeof ExternalRow>;
export type ExternalAnswer = z.infer<typeof ExternalAnswer>;
