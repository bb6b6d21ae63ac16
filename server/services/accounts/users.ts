import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import { spendOneTimeCodesOf } from '../../queries/accounts/one-time-codes.ts';
import { deleteSessionsOf } from '../../queries/accounts/sessions.ts';
import { forgetSignInTries } from '../../queries/accounts/sign-in-tries.ts';
import {
  getUserForUpdate,
  insertUser,
  lockActiveAdmins,
  setUsersActive,
  type UserDetailRow,
  updateUser,
} from '../../queries/accounts/users.ts';
import type { NewUser, UserChanges } from '../../schemas/users.ts';
import { parseIban } from '../../shared/identity-numbers.ts';
import { audit, type Doer } from '../audit.ts';
import { strangers } from '../content/flags.ts';
import { seal } from '../sealed.ts';
import { refuseStale } from '../stale-rows.ts';
import { storedPhone } from '../stored-phone.ts';
import { maskedNumbers } from './masked-numbers.ts';
import { sendPasswordLink } from './password-codes.ts';
import { type ProvedDoer, requireProof } from './proof.ts';
import { tellOfNewAddress } from './user-mails.ts';

type Fields = Omit<UserChanges, 'version'>;

/**
 * A new person, without a password: the invitation leads to one. Resolves with the id.
 * @throws 403 `reauth` for an administrator
 */
export function createUser(
  pool: Db,
  { invite, ...fields }: NewUser,
  { doer, proved }: ProvedDoer,
): Promise<number> {
  const row = storable(fields);
  if (row.role === 'ADMIN') requireProof({ proved });
  return pool.transaction().execute(async (db) => {
    const { id } = await insertUser(db, row);
    if (invite)
      await sendPasswordLink(db, { id, ...fields }, { purpose: 'INVITATION', created_by: doer.id });
    const after = traceable(row);
    await audit(db, doer, { action: 'user.created', entity: 'user', entity_id: id, after });
    return id;
  });
}

/**
 * Changes what is given and leaves the rest. Another role or address ends the person's sessions; who was
 * invited and has not come yet is invited anew.
 * @throws 403 `reauth` for what `changesSecrets`; 409 `stale`, `last_admin`, `own_account`
 */
export function editUser(
  pool: Db,
  id: number,
  { version, ...fields }: UserChanges,
  { doer, proved }: ProvedDoer,
): Promise<void> {
  const row = storable(fields);
  return pool.transaction().execute(async (db) => {
    const admins = await lockActiveAdmins(db);
    const user = await getUserForUpdate(db, id);
    const before = traceable(pickFrom(user, row));
    refuseStale(user, version, asAnswered(user, fields));
    if (changesSecrets(user, row)) requireProof({ proved });
    const now = { ...user, ...row };
    if (user.role === 'ADMIN' && now.role !== 'ADMIN') refuseLosing(admins, [id], doer);
    await updateUser(db, id, row);
    if (user.role !== now.role || user.email !== now.email) await admitAnew(db, now, doer);
    if (user.email !== now.email && user.has_password) await tellOfNewAddress(db, now, user.email);
    const after = traceable(row);
    await audit(db, doer, { action: 'user.edited', entity: 'user', entity_id: id, before, after });
  });
}

/**
 * Lets people in or keeps them out, all or none; for whom that is new. Whoever is kept out is signed out at once.
 * @throws 422 for an unknown id; 409 `last_admin`, `own_account`; 403 `reauth` to let an administrator in
 */
export function switchUsers(
  pool: Db,
  { ids, active }: { ids: number[]; active: boolean },
  { doer, proved }: ProvedDoer,
): Promise<number[]> {
  return pool.transaction().execute(async (db) => {
    const admins = await lockActiveAdmins(db);
    if (!active) refuseLosing(admins, ids, doer);
    const known = await setUsersActive(db, ids, active);
    if (known.length !== ids.length) throw invalid(strangers(ids, known));
    if (active && known.some(({ role }) => role === 'ADMIN')) requireProof({ proved });
    const action = active ? 'user.activated' : 'user.deactivated';
    const changed = known.filter(({ was_active }) => was_active !== active);
    for (const { id, was_active } of changed) {
      if (!active) await signOutEverywhere(db, id);
      const change = { before: { active: was_active }, after: { active } };
      await audit(db, doer, { action, entity: 'user', entity_id: id, ...change });
    }
    return changed.map(({ id }) => id);
  });
}

/**
 * Sends the link to a (new) password once more. Resolves with where it went.
 * @throws 403 `reauth` for an administrator; 404, 409
 */
export function inviteAgain(pool: Db, id: number, { doer, proved }: ProvedDoer): Promise<string> {
  return pool.transaction().execute(async (db) => {
    const user = await getUserForUpdate(db, id);
    if (user.role === 'ADMIN') requireProof({ proved });
    if (!user.active) throw conflict('user_inactive');
    const purpose = user.has_password ? 'RESET' : 'INVITATION';
    await sendPasswordLink(db, user, { purpose, created_by: doer.id });
    await audit(db, doer, { action: 'user.link_sent', entity: 'user', entity_id: id });
    return user.email;
  });
}

/**
 * For whoever lost a phone or was locked out: every session of theirs ends, and wrong sign-ins are
 * forgotten from wherever they came. How many sessions there were. @throws 404
 */
export function endUserSessions(pool: Db, id: number, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { email } = await getUserForUpdate(db, id);
    const ended = await deleteSessionsOf(db, id);
    await forgetSignInTries(db, { id, email });
    const after = { ended };
    await audit(db, doer, { action: 'user.sessions_ended', entity: 'user', entity_id: id, after });
    return ended;
  });
}

/** Somebody must always be left who can let others in, and nobody locks themselves out. */
function refuseLosing(admins: number[], ids: number[], doer: Doer): void {
  if (doer.id !== null && ids.includes(doer.id)) throw conflict('own_account');
  if (admins.length > 0 && admins.every((id) => ids.includes(id))) throw conflict('last_admin');
}

/** What lets somebody in, reaches them, names them to the state or gets their money (ASVS 7.5.1). */
const SECRETS = [
  'email',
  'phone',
  'role',
  'tckn_encrypted',
  'foreign_identity_encrypted',
  'vkn',
  'iban_encrypted',
] as const;

/** Sealed numbers are never alike: one that is given counts as another one. */
const changesSecrets = (user: UserDetailRow, row: Partial<UserDetailRow>): boolean =>
  SECRETS.some((name) => row[name] !== undefined && row[name] !== user[name]);

/** Resolves with how many links to a password end with the sessions. */
async function signOutEverywhere(db: Db, id: number): Promise<number> {
  await deleteSessionsOf(db, id);
  return spendOneTimeCodesOf(db, id);
}

/** A link that was sent is worth nothing under another role or address: who waits for one gets another. */
async function admitAnew(db: Db, user: UserDetailRow, doer: Doer): Promise<void> {
  const links = await signOutEverywhere(db, user.id);
  if (links > 0 && user.active && !user.has_password)
    await sendPasswordLink(db, user, { purpose: 'INVITATION', created_by: doer.id });
}

/** The row of a form: numbers in their stored form, secret ones sealed. @throws 422 */
function storable<Given extends Fields>(given: Given) {
  const { tckn, foreign_identity, iban, phone, ...fields } = given;
  return {
    ...fields,
    ...(phone !== undefined && { phone: phone && storedPhone(phone, 'phone') }),
    ...sealedAs('tckn', tckn),
    ...sealedAs('foreign_identity', foreign_identity),
    ...sealedAs('iban', iban && parseIban(iban)),
  };
}

/** Not given: nothing is changed. Null: what was stored goes. */
function sealedAs(name: 'tckn' | 'foreign_identity' | 'iban', text: string | null | undefined) {
  if (text === undefined) return {};
  return { [`${name}_encrypted`]: text === null ? null : seal(text, `users.${name}`) };
}

/** How the given fields stand now, by the names that answers have: of a secret number its last signs. */
function asAnswered(user: UserDetailRow, given: Fields) {
  const answer = new Map<string, unknown>(Object.entries({ ...user, ...maskedNumbers(user) }));
  return Object.fromEntries(
    Object.keys(given).map((field) => {
      const name = answer.has(field) ? field : `${field}_masked`;
      return [name, answer.get(name)];
    }),
  );
}

const pickFrom = (user: UserDetailRow, row: object) =>
  Object.fromEntries(Object.keys(row).map((key) => [key, user[key as keyof typeof user]]));

/** For the log, which keeps things for ever: that a secret number changed, not which it is. */
function traceable(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('_encrypted') && value !== null ? '•••' : value,
    ]),
  );
}
