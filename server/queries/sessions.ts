import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** The signed-in person of a live session, if the session is theirs and the account still active. */
export async function findSessionActor(db: Db, sid: string, userId: number) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.email', 'users.first_name', 'users.last_name'])
    .where('sessions.sid', '=', sid)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expire', '>', sql<Date>`now()`)
    .where('users.active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_name, last_name, ...actor } = row;
  return {
    ...actor,
    role: actor.role as 'ADMIN' | 'OWNER',
    name: `${first_name} ${last_name}`,
    sid,
  };
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sid).execute();
}

/** Ends every session of a person, and with them every token bound to one. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
