import type { Db } from '../../db/index.ts';
import { DEMO_PASSWORD } from '../../demo-password.ts';
import { env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import {
  findUserForLogin,
  noteLogin,
  replacePasswordHash,
  type UserForLogin,
} from '../../queries/accounts/users.ts';
import type { Credentials } from '../../schemas/auth.ts';
import type { Role } from '../../shared/roles.ts';
import type { Doer } from '../audit.ts';
import { isFirstStepOf, SecondStepWanted } from './first-steps.ts';
import { hashPassword, isMadeAsToday, passwordMatches } from './passwords.ts';
import { noteTry, type SignInTry } from './sign-in-log.ts';
import { type SecondStep, trySecondStep } from './totp-login.ts';

export interface SignedIn {
  id: number;
  role: Role;
  first_name: string;
  last_name: string;
  /** When they had last been signed out of other places as they were let in. */
  signed_out_at: Date | null;
}

/**
 * Checks e-mail and password. Unknown, wrong and disabled answer alike (401 `bad_credentials`) and
 * cost the same work, so that nobody learns who has an account. Whoever has a second step gives its code
 * too, which is asked for (`SecondStepWanted`) only after the password was right. Refusals are in the
 * audit log. `later`: their password is looked at after those of others who wait.
 */
export const signIn = (
  db: Db,
  credentials: Credentials & { later?: boolean },
  guest: Doer,
): Promise<SignedIn> =>
  noted(db, { email: credentials.email, guest }, () => checkCredentials(db, credentials, guest));

/**
 * The second step alone, by what `SecondStepWanted` left behind for it. Refusals are in the audit log.
 * @throws 401 `first_step_over`, `totp_required`, `totp_wrong`
 */
export const signInBySecondStep = (db: Db, step: GivenStep, guest: Doer): Promise<SignedIn> =>
  noted(db, { email: step.email, guest }, () => checkSecondStep(db, step, guest));

export interface GivenStep extends SecondStep {
  email: string;
  first_step: string;
}

async function noted<Result>(
  db: Db,
  { email, guest }: { email: string; guest: Doer },
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof AppError && error.status === 401)
      await noteTry(db, guest, { email, ...tryOf(error.code) });
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
  { email, password, later = false, ...second }: Credentials & { later?: boolean },
  guest: Doer,
): Promise<SignedIn> {
  const user = await findUserForLogin(db, email);
  // A demo database that is opened to the world must not keep the door that everybody knows.
  const isShut = password === DEMO_PASSWORD && !env.DEMO;
  const usable = user?.active && !isShut ? user.password_hash : null;
  const matches = await passwordMatches(password, usable, { later });
  if (!user || !usable || !matches) throw new AppError(401, 'bad_credentials');
  const person = personOf(user);
  const step = await trySecondStep(db, second, { ...guest, id: person.id, role: person.role });
  if (step !== 'off' && step !== 'passed') throw new SecondStepWanted(step, user);
  await renewHash(db, user.id, { password, stored: usable });
  return person;
}

async function checkSecondStep(
  db: Db,
  { email, first_step, ...second }: GivenStep,
  guest: Doer,
): Promise<SignedIn> {
  const user = await findUserForLogin(db, email);
  if (!user?.active || !isFirstStepOf(user, first_step)) throw new AppError(401, 'first_step_over');
  const person = personOf(user);
  const step = await trySecondStep(db, second, { ...guest, id: person.id, role: person.role });
  // Switched off meanwhile: what is left is a password that was right some minutes ago.
  if (step === 'off') throw new AppError(401, 'first_step_over');
  if (step !== 'passed') throw new AppError(401, step);
  return person;
}

const personOf = (user: UserForLogin): SignedIn => {
  const { id, role, first_name, last_name, signed_out_at } = user;
  return { id, role: role as Role, first_name, last_name, signed_out_at };
};

/**
 * Notes that somebody is in. A new password ends all sessions, but not one that begins at the same moment
 * with the old: so this comes after the session's row, and waits for whoever changes the person.
 * @throws 401 `bad_credentials` where they were signed out, kept out or given another role meanwhile
 */
export const confirmSignIn = (
  db: Db,
  { email, user }: { email: string; user: SignedIn },
  guest: Doer,
): Promise<void> =>
  noted(db, { email, guest }, async () => {
    if (!(await noteLogin(db, user))) throw new AppError(401, 'bad_credentials');
  });

/** A hash made with other work than today's is made anew, now that the password is known */
async function renewHash(
  db: Db,
  id: number,
  { password, stored }: { password: string; stored: string },
): Promise<void> {
  if (isMadeAsToday(stored)) return;
  await replacePasswordHash(db, id, { stored, renewed: await hashPassword(password) });
}
