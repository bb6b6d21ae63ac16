import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '../env.ts';
import { signingSecrets } from './signing-secrets.ts';

/** What proves that this server said so. The facts begin with a word for what they are about. */
export const signatureOf = (facts: string): string => signedBy(env.SESSION_SECRET, facts);

/** Whether a signature is this server's; compared in a time that tells nothing. */
export function isSigned(facts: string, given: string): boolean {
  const claimed = Buffer.from(given);
  return signingSecrets().some((secret) => {
    const expected = Buffer.from(signedBy(secret, facts));
    return claimed.length === expected.length && timingSafeEqual(claimed, expected);
  });
}

const signedBy = (secret: string, facts: string): string =>
  createHmac('sha256', secret).update(facts).digest('base64url');
