import { z } from 'zod';

import { Id, Instant } from './common.ts';

/** A paper of a villa's permit, for staff alone; the file itself is another call. */
export const PermitFile = z.strictObject({
  id: Id,
  villa_id: Id,
  title: z.string(),
  file_name: z.string(),
  mime: z.enum(['application/pdf', 'image/jpeg']),
  bytes: z.int(),
  created_at: Instant,
  /** Who added it. */
  created_by: z.string().nullable(),
});

export type PermitFile = z.infer<typeof PermitFile>;
