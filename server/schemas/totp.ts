import { z } from 'zod';

import { Line } from './common.ts';

/** Six digits as an authenticator app shows them, with or without its space. */
export const TotpCode = z
  .string()
  .trim()
  .max(7)
  .regex(/^\d{3}\s?\d{3}$/, 'not_totp');

/** One of the codes that somebody wrote down; signs between its groups don't matter. */
export const RecoveryCode = Line(40);

/** `POST /v1/admin/account/totp`: who begins is the person, not whoever found an open screen. */
export const TotpStart = z.strictObject({ password: z.string().min(1).max(128) });

/** `POST /v1/admin/account/totp/confirm`. */
export const TotpConfirmation = z.strictObject({ code: TotpCode });

/** Password and second step: `code` is six digits or a recovery code. */
export const OwnProof = z.strictObject({ password: z.string().min(1).max(128), code: Line(40) });

export type OwnProof = z.infer<typeof OwnProof>;
