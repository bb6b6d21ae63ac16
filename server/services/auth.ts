import type { Db } from '../db/index.ts';
import { DEMO_PASSWORD } from '../demo-password.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { findUserForLogin, noteLogin, replacePasswordHash } from '../queries/users.ts';
import type { Credentials } from '../schemas/auth.ts';
import type { Doer } from './audit.ts';
import { hashPassword, isMadeAsToday, passwordMatches } from './passwords.ts';
import { noteTry, type SignInTry } from './sign-in-log.ts';
import type { Role } from './tokens.ts';
import { passSecondStep } from './totp-login.ts';

export interface SignedIn {
  id: number;
  role: Role;
  first_name: string;
  last_name: string;
}

/**
 * Checks e-mail and password. Unknown, wrong and disabled answer alike (401 `bad_credentials`) and
 * cost the same work, so that nobody learns who has an account. Whoever has a second step gives its code
 * too (`passSecondStep`), which is told only after the password was right. Refusals are in the audit log.
 */
export async function signIn(db: Db, credentials: Credentials, guest: Doer): Promise<SignedIn> {
  try {
    return await checkCredentials(db, credentials, guest);
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      const { code: reason } = error;
      const tried = { email: credentials.email, ...tryOf(reason) };
      await noteTry(db, guest, tried);
    }
    throw error;
  }
}

/** A code that was not given yet is no refusal, but whoever got so far knows the password. */
const tryOf = (reason: string): Pick<SignInTry, 'act' | 'facts'> =>
  reason === 'totp_required'
    ? { act: 'code_asked', facts: {} }
    : { act: 'refused', facts: { reason } };

async function checkCredentials(
  db: Db,
  { email, password, ...second }: Credentials,
  guest: Doer,
): Promise<SignedIn> {
  const user = await findUserForLogin(db, email);
  // A demo database that is opened to the world must not keep the door that everybody knows.
  const isShut = password === DEMO_PASSWORD && !env.DEMO;
  const usable = user?.active && !isShut ? user.password_hash : null;
  const matches = await passwordMatches(password, usable);
  if (!user || !usable || !matches) throw new AppError(401, 'bad_credentials');
  const { id, first_name, last_name } = user;
  const role = user.role as Role;
  await passSecondStep(db, second, { ...guest, id, role });
  await noteLogin(db, id);
  await renewHash(db, id, { password, stored: usable });
  return { id, role, first_name, last_name };
}

/** A hash made with other work than today's is made anew, now that the password is known */
async function renewHash(
  db: Db,
  id: number,
  { password, stored }: { password: string; stored: string },
): Promise<void> {
  if (isMadeAsToday(stored)) return;
  await replacePasswordHash(db, id, { stored, renewed: await hashPassword(password) });
}
