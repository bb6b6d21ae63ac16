import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

export type CodePurpose = 'INVITATION' | 'RESET';

interface NewCode {
  user_id: number;
  purpose: CodePurpose;
  code_hash: string;
  expires_at: Date;
}

/** A new code makes the person's older ones worthless: the last mail is the one that works. */
export async function replaceOneTimeCode(db: Db, code: NewCode): Promise<void> {
  await spendOneTimeCodesOf(db, code.user_id);
  await db.insertInto('one_time_codes').values(code).execute();
}

/** The person a code belongs to, while it can be used; locked, so that it works once. */
export function findUsableCodeForUpdate(db: Db, code_hash: string) {
  return usable(db, code_hash).forUpdate('one_time_codes').executeTakeFirst();
}

/** The same for looking: nothing is locked. */
export const findUsableCode = (db: Db, code_hash: string) =>
  usable(db, code_hash).executeTakeFirst();

const usable = (db: Db, code_hash: string) =>
  db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select([
      'one_time_codes.purpose',
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      sql<boolean>`users.password_hash is null`.as('is_new'),
    ])
    .where('one_time_codes.code_hash', '=', code_hash)
    .where('one_time_codes.used_at', 'is', null)
    .where('one_time_codes.expires_at', '>', sql<Date>`now()`)
    .where('users.active', '=', true);

/** Resolves with how many there were. */
export async function spendOneTimeCodesOf(db: Db, userId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
