import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { fromBase32, toBase32 } from '../../domain/base32.ts';
import { counterOf, digitsOf, openSteps } from '../../domain/totp.ts';
import { seal, unseal } from '../sealed.ts';

/** As long as the HMAC's own output (RFC 4226 §4, R6). */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** A new secret in base32, as an app takes it. */
export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** Sealed for one person: in another one's row it cannot be read. */
export const sealSecret = (secret: string, user_id: number): string =>
  seal(secret, placeOf(user_id));

export const unsealSecret = (sealed: string, user_id: number): string =>
  unseal(sealed, placeOf(user_id));

const placeOf = (user_id: number) => `totp_secrets.secret.${user_id}`;

/** The six digits of a time step (RFC 6238, HMAC-SHA-1). */
export const codeOf = (secret: string, step: number): string =>
  digitsOf(
    createHmac('sha1', fromBase32(secret) ?? '')
      .update(counterOf(step))
      .digest(),
  );

interface Tried {
  secret: string;
  /** As typed; spaces don't matter. */
  code: string;
  /** The step of the last code that was taken. */
  last_step: number | null;
}

/** The step that a typed code belongs to, if it can still be used; every step costs the same time. */
export function stepOfCode(tried: Tried, instant: Temporal.Instant): number | undefined {
  const typed = Buffer.from(tried.code.replaceAll(/\s/g, ''));
  const fitting = openSteps(instant, tried.last_step).filter((step) => {
    const right = Buffer.from(codeOf(tried.secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
  return fitting[0];
}

/** New recovery codes of 80 bits each, as they are written down: 'ABCD-EFGH-IJKL-MNOP'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(RECOVERY_BYTES)).replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

/** What is stored of a recovery code. It is as random as a key, so that one round of hashing is enough. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
