import { env } from '../env.ts';

/**
 * What signs cookies and links, the one for new signatures first. While a secret is being changed, what
 * the one before has signed is still believed: nobody is signed out, no link in a mailbox ends.
 */
export const signingSecrets = (): string[] =>
  env.SESSION_SECRET_OLD ? [env.SESSION_SECRET, env.SESSION_SECRET_OLD] : [env.SESSION_SECRET];
