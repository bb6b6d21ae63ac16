import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** What signing in needs; the only query that reads a password's hash. */
export function findUserForLogin(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'first_name', 'last_name', 'password_hash', 'active'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function noteLogin(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ last_login_at: sql`now()` }).where('id', '=', id).execute();
}
