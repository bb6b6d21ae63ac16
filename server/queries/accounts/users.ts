import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Users } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { UserListPage } from '../../schemas/users.ts';
import type { Role } from '../../shared/roles.ts';
import { countOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** What signing in needs. */
export function findUserForLogin(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'first_name', 'last_name', 'password_hash', 'active'])
    .select(['last_login_at', 'signed_out_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export type UserForLogin = NonNullable<Awaited<ReturnType<typeof findUserForLogin>>>;

/** Whether it was noted: false for who was signed out, kept out or given another role since they were let in. */
export async function noteLogin(
  db: Db,
  { id, role, signed_out_at }: Pick<UserForLogin, 'id' | 'role' | 'signed_out_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_login_at: sql`now()` })
    .where('id', '=', id)
    .where('active', '=', true)
    .where('role', '=', role)
    // A `Date` has whole milliseconds.
    .where(
      sql<boolean>`date_trunc('milliseconds', signed_out_at) is not distinct from ${signed_out_at}`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One page of people; `total` counts all that match. */
export async function listUsers(db: Db, list: UserListPage) {
  const { order, skip, take } = list;
  const column = order.replace(/^-/, '') as 'id' | 'last_name' | 'last_login_at' | 'created_at';
  const isDown = order.startsWith('-');
  const rows = await matching(db, list)
    .select([
      ...columns,
      sql<number>`(select count(*)::int from villas
        where villas.owner_id = users.id and villas.deleted_at is null)`.as('villas'),
    ])
    .orderBy(
      column === 'last_name' ? sql`users.last_name collate "tr-x-icu"` : sql.ref(`users.${column}`),
      (by) => (isDown ? by.desc() : by.asc()).nullsLast(),
    )
    .orderBy('users.id')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(matching(db, list));
  return { rows, total };
}

const columns = [
  'users.id',
  'users.email',
  'users.role',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'users.active',
  'users.last_login_at',
  'users.created_at',
  'users.version',
  sql<boolean>`users.password_hash is not null`.as('has_password'),
] as const;

const matching = (db: Db, { role, active, q }: Pick<UserListPage, 'role' | 'active' | 'q'>) =>
  db
    .selectFrom('users')
    .$if(role !== undefined, (query) => query.where('users.role', '=', String(role)))
    .$if(active !== undefined, (query) =>
      query.where('users.active', '=', active === '1' || active === 'true'),
    )
    .$if(q !== undefined, (query) =>
      query.where(
        hold(
          sql`tr_fold(users.first_name || ' ' || users.last_name || ' ' || users.email)`,
          q ?? '',
        ),
      ),
    );

const detailColumns = [
  ...columns,
  'users.person_kind',
  'users.title',
  'users.tax_office',
  'users.tckn_encrypted',
  'users.foreign_identity_encrypted',
  'users.vkn',
  'users.iban_encrypted',
  'users.address',
  'users.notify_reservations',
  'users.notify_payments',
  'users.staff_note',
  sql<boolean>`exists (select from totp_secrets
    where totp_secrets.user_id = users.id and totp_secrets.confirmed_at is not null)`.as(
    'has_totp',
  ),
] as const;

/** @throws 404 */
export const getUser = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('user'));

/** Locked until the transaction ends. @throws 404 */
export const getUserForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('user'));

export type UserRow = Awaited<ReturnType<typeof listUsers>>['rows'][number];
export type UserDetailRow = Awaited<ReturnType<typeof getUser>>;

/** Names for a select: who can still be chosen. */
export function listUserNames(db: Db, role: Role | undefined) {
  return db
    .selectFrom('users')
    .select(['id', 'role', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('active', '=', true)
    .$if(role !== undefined, (query) => query.where('role', '=', String(role)))
    .orderBy(sql`first_name || ' ' || last_name collate "tr-x-icu"`)
    .execute();
}

export const insertUser = (db: Db, user: Insertable<Users>) =>
  db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();

export async function updateUser(db: Db, id: number, changes: Updateable<Users>): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Locks every administrator, so that two changes at once cannot leave none. Who is active, by id. */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'active'])
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter(({ active }) => active).map(({ id }) => id);
}

/** Switches these people; resolves with those that exist. */
export const setUsersActive = (db: Db, ids: number[], active: boolean) =>
  db
    .updateTable('users')
    .from((eb) =>
      eb
        .selectFrom('users')
        .select(['id', 'active'])
        .where('id', 'in', ids)
        .forNoKeyUpdate()
        .as('former'),
    )
    .set({ active })
    .whereRef('users.id', '=', 'former.id')
    .returning(['users.id', 'users.role', 'former.active as was_active'])
    .execute();

/** Locked until the transaction ends: whose address is being corrected has that one no more. */
export function findActiveUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('email', '=', email)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Null while an invitation waits. @throws 404 */
export async function getPasswordHash(db: Db, id: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('user'));
  return password_hash;
}

export async function setPassword(db: Db, id: number, password_hash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash, password_changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The same password hashed anew; where it was changed meanwhile, that one stays. */
export async function replacePasswordHash(
  db: Db,
  id: number,
  { stored, renewed }: { stored: string; renewed: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', stored)
    .execute();
}

export async function hasUsers(db: Db): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(sql<boolean>`exists (select from users)`.as('found'))
    .executeTakeFirstOrThrow();
  return found;
}
