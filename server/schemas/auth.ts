import { z } from 'zod';

import { Email } from './common.ts';
import { RecoveryCode, TotpCode } from './totp.ts';

/**
 * `POST /v1/auth/login`. The length cap keeps a hostile password from costing more hashing than others.
 * Whoever has a second step gives its code too: the app's, or one that was written down.
 */
export const Credentials = z.strictObject({
  email: Email,
  password: z.string().min(1).max(128),
  totp: TotpCode.optional(),
  recovery_code: RecoveryCode.optional(),
});

export type Credentials = z.infer<typeof Credentials>;

/** The login page's own form; the same rules, other fields (such as `next`) ignored. */
export const LoginForm = z.object({
  email: Email,
  password: z.string().min(1).max(128),
  totp: TotpCode.optional().catch(undefined),
  recovery_code: RecoveryCode.optional().catch(undefined),
});

/** The form of its second page: the code alone, for the address that the first one was sent with. */
export const SecondStepForm = LoginForm.omit({ password: true }).extend({
  step: z.literal('second'),
});

/** Where to go after signing in; what is wrong counts as not given. */
export const LoginQuery = z.object({
  next: z.string().max(2000).catch('').default(''),
  /** '1': a password was just set, and can be used now. */
  ready: z.string().max(1).optional().catch(undefined),
});
