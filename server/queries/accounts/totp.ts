import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

const columns = ['secret_encrypted', 'last_step'] as const;

/** The second step that somebody has switched on; undefined: they have none. */
export const findTotp = (db: Db, user_id: number) =>
  db
    .selectFrom('totp_secrets')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const findTotpForUpdate = (db: Db, user_id: number) =>
  db
    .selectFrom('totp_secrets')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export type TotpRow = NonNullable<Awaited<ReturnType<typeof findTotp>>>;

/** A secret is shown for so long, and forgotten when no code of it was typed. */
const isBegun = sql<boolean>`confirmed_at is null and started_at > now() - interval '15 minutes'`;

/** Begun and not confirmed yet; locked until the transaction ends. */
export const findBegunTotpForUpdate = (db: Db, user_id: number) =>
  db
    .selectFrom('totp_secrets')
    .select(columns)
    .where('user_id', '=', user_id)
    .where(isBegun)
    .forUpdate()
    .executeTakeFirst();

/** What somebody's own page shows of it; undefined: off. */
export const findOwnTotp = (db: Db, user_id: number) =>
  db
    .selectFrom('totp_secrets')
    .select([
      'user_id',
      'secret_encrypted',
      'confirmed_at',
      sql<number>`(select count(*)::int from totp_recovery_codes
        where totp_recovery_codes.user_id = totp_secrets.user_id and used_at is null)`.as(
        'codes_left',
      ),
    ])
    .where('user_id', '=', user_id)
    .where((row) => row.or([row('confirmed_at', 'is not', null), isBegun]))
    .executeTakeFirst();

export type OwnTotpRow = NonNullable<Awaited<ReturnType<typeof findOwnTotp>>>;

/** Puts a secret in the place of one that was not confirmed; false where one is on. */
export async function beginTotp(db: Db, user_id: number, secret_encrypted: string) {
  const row = await db
    .insertInto('totp_secrets')
    .values({ user_id, secret_encrypted })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_encrypted, started_at: sql`now()`, last_step: null })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmTotp(db: Db, user_id: number, last_step: number): Promise<void> {
  await db
    .updateTable('totp_secrets')
    .set({ confirmed_at: sql`now()`, last_step })
    .where('user_id', '=', user_id)
    .execute();
}

/** Takes the code of a step; false when that one or a later one was taken, if only just now. */
export async function takeStep(db: Db, user_id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a recovery code; false when it is none of this person's or was used. */
export async function takeRecoveryCode(db: Db, user_id: number, code_hash: string) {
  const { numUpdatedRows } = await db
    .updateTable('totp_recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(db: Db, user_id: number, hashes: string[]) {
  await db.deleteFrom('totp_recovery_codes').where('user_id', '=', user_id).execute();
  await db
    .insertInto('totp_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute();
}

/** How many recovery codes somebody has left. */
export async function countRecoveryCodes(db: Db, user_id: number): Promise<number> {
  const { left } = await db
    .selectFrom('totp_recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Takes the second step away, recovery codes and all; false where none was on. */
export async function deleteTotp(db: Db, user_id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
