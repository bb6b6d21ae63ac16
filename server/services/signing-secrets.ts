import { env } from '../env.ts';

/**
 * What signs cookies and links, the one for new signatures first. While a secret is being changed, what
 * the one before has signed is still believed: nobody is signed out, no link in a mailbox ends.
 */
export const signingSecrets = (): string[] => both(env.SESSION_SECRET, env.SESSION_SECRET_OLD);

/** The same of what signs tokens. */
export const tokenSecrets = (): [string, ...string[]] => both(env.JWT_SECRET, env.JWT_SECRET_OLD);

const both = (secret: string, old: string | undefined): [string, ...string[]] =>
  old ? [secret, old] : [secret];
