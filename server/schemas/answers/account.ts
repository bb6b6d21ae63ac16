import { z } from 'zod';

import { Id, Instant } from './common.ts';

/** One of the caller's own sessions. */
export const SessionAnswer = z.strictObject({
  id: Id,
  /** The one this call was made with. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  handheld: z.boolean(),
  /** Address with its last part masked; null where it is not known. */
  place: z.string().nullable(),
  created_at: Instant,
  /** To five minutes. */
  last_seen_at: Instant,
});

export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** How many sessions were ended. */
export const SessionsEnded = z.strictObject({ ended: z.int().min(0) });

/** The password was right; what is sensitive may be changed for a while. */
export const SessionProved = z.strictObject({
  proved: z.literal(true),
  /** Takes the place of the token that asked, which is refused from now on; ends when that would have. */
  accessToken: z.string(),
});
