import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../../db/index.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import { gone, invalid } from '../../errors.ts';
import { t } from '../../i18n.ts';
import {
  type CodePurpose,
  findUsableCode,
  findUsableCodeForUpdate,
  replaceOneTimeCode,
  spendOneTimeCodesOf,
} from '../../queries/accounts/one-time-codes.ts';
import { deleteSessionsOf } from '../../queries/accounts/sessions.ts';
import {
  findActiveUserByEmail,
  hasUsers,
  insertUser,
  setPassword,
} from '../../queries/accounts/users.ts';
import { audit, type Doer, SYSTEM } from '../audit.ts';
import { hashPassword } from './passwords.ts';
import { queuePasswordMail, tellOfChange } from './user-mails.ts';

/** How long a link to a password works. An invitation may lie in a mailbox over a weekend. */
const VALID_MINUTES: Record<CodePurpose, number> = { INVITATION: 72 * 60, RESET: 60 };

/** A new one-time code of 256 bits; only its hash is stored, and older ones stop working. */
export async function issueCode(db: Db, user_id: number, purpose: CodePurpose): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + VALID_MINUTES[purpose] * 60_000);
  await replaceOneTimeCode(db, { user_id, purpose, code_hash: hashOf(code), expires_at });
  return code;
}

interface Invited {
  id: number;
  email: string;
  first_name: string;
}

/** Sends somebody a link to a password of their own. Call it in the transaction of its cause. */
export async function sendPasswordLink(
  db: Db,
  user: Invited,
  { purpose, created_by }: { purpose: CodePurpose; created_by: number | null },
): Promise<void> {
  const code = await issueCode(db, user.id, purpose);
  await queuePasswordMail(db, user, { purpose, code, created_by });
}

/** Longer than writing a link takes, so that the time of an answer does not tell whether one was. */
const LEAST_MILLISECONDS = 300;

/** For the page of a forgotten password. Whether the address is known is told to its mailbox only. */
export async function requestReset(pool: Db, email: string, doer: Doer): Promise<void> {
  await Promise.all([pause(LEAST_MILLISECONDS), sendResetLink(pool, email, doer)]);
}

function sendResetLink(pool: Db, email: string, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const user = await findActiveUserByEmail(db, email);
    if (!user) return;
    await sendPasswordLink(db, user, { purpose: 'RESET', created_by: null });
    await audit(db, doer, { action: 'user.reset_requested', entity: 'user', entity_id: user.id });
  });
}

/** Whose code this is. @throws 410 when it was used, is over or never was */
export async function readCode(db: Db, code: string) {
  const found = await findUsableCode(db, hashOf(code));
  if (!found) throw gone();
  return found;
}

/**
 * Sets the password that a code allows to set, once; every session of the person ends.
 * @throws 410 as `readCode`; 422 on `password` or `repeated`
 */
export async function redeemCode(
  pool: Db,
  code: string,
  { password, repeated, doer }: { password: string; repeated: string; doer: Doer },
): Promise<void> {
  const person = await readCode(pool, code);
  const names = [person.first_name, person.last_name, ...person.email.split(/[@.]/), 'koy'];
  const problem = passwordProblem(password, names);
  if (problem) throw invalid({ password: problem });
  if (password !== repeated) throw invalid({ repeated: 'password_differs' });
  const password_hash = await hashPassword(password);
  await pool.transaction().execute(async (db) => {
    const still = await findUsableCodeForUpdate(db, hashOf(code));
    if (!still) throw gone();
    await setPassword(db, still.id, password_hash);
    await spendOneTimeCodesOf(db, still.id);
    await deleteSessionsOf(db, still.id);
    const after = { purpose: still.purpose };
    await audit(db, doer, {
      action: 'user.password_set',
      entity: 'user',
      entity_id: still.id,
      after,
    });
    if (!still.is_new) await tellOfChange(db, still.id, 'password');
  });
}

/**
 * The first administrator of an empty database: a link to a password, worth nothing after an hour
 * or once used. Undefined: there are people already, who let others in.
 */
export function inviteFirstAdmin(pool: Db, email: string): Promise<string | undefined> {
  return pool.transaction().execute(async (db) => {
    const known = await findActiveUserByEmail(db, email);
    if (!known && (await hasUsers(db))) return undefined;
    if (known && (await hasPassword(db, known.id))) return undefined;
    const { id } = known ?? (await insertUser(db, { ...firstAdmin(), email }));
    if (!known) await audit(db, SYSTEM, { action: 'user.created', entity: 'user', entity_id: id });
    return issueCode(db, id, 'RESET');
  });
}

const firstAdmin = () => ({
  role: 'ADMIN',
  first_name: t('users:first_admin.first_name'),
  last_name: t('users:first_admin.last_name'),
});

async function hasPassword(db: Db, id: number): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return password_hash !== null;
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
