import type { Db } from '../db/index.ts';
import { DEMO_PASSWORD } from '../demo-password.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { findUserForLogin, noteLogin } from '../queries/users.ts';
import type { Credentials } from '../schemas/auth.ts';
import type { Doer } from './audit.ts';
import { passwordMatches } from './passwords.ts';
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
 * too (`passSecondStep`), which is told only after the password was right.
 */
export async function signIn(
  db: Db,
  { email, password, ...second }: Credentials,
  guest: Doer,
): Promise<SignedIn> {
  const user = await findUserForLogin(db, email);
  // A demo database that is opened to the world must not keep the door that everybody knows.
  const isShut = password === DEMO_PASSWORD && !env.DEMO;
  const usable = user?.active && !isShut ? user.password_hash : null;
  const matches = await passwordMatches(password, usable);
  if (!user || !matches) throw new AppError(401, 'bad_credentials');
  const { id, first_name, last_name } = user;
  const role = user.role as Role;
  await passSecondStep(db, second, { ...guest, id, role });
  await noteLogin(db, id);
  return { id, role, first_name, last_name };
}
