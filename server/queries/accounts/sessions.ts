import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { Role } from '../../shared/roles.ts';

/**
 * How long a given password counts, in minutes. One sitting at a form of the office is done in it; a
 * screen left open over lunch, or a token stolen later in the day, is past it.
 */
const PROOF_MINUTES = 15;

/** The signed-in person of a live session, if the session is theirs and the account still active. */
export async function findSessionActor(db: Db, sid: string, userId: number) {
  const [row] = await sessionActors(db, { sid, userId });
  if (!row) return undefined;
  const { first_name, last_name, ...actor } = row;
  return {
    ...actor,
    role: actor.role as Role,
    name: `${first_name} ${last_name}`,
    sid,
  };
}

const sessionActors = compiledOnce(
  ['sid', 'userId'],
  (db, { sid, userId }: { sid: string; userId: number }) =>
    db
      .with('seen', (query) => noteSeen(query, sid))
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.role', 'users.email', 'users.first_name', 'users.last_name'])
      .select(
        sql<boolean>`sessions.proved_at > now() - make_interval(mins => ${PROOF_MINUTES})`.as(
          'proved',
        ),
      )
      .where('sessions.sid', '=', sid)
      .where('sessions.user_id', '=', userId)
      .where('sessions.expire', '>', sql<Date>`now()`)
      .where('users.active', '=', true),
);

/** When a session was last used, to five minutes: a page must not cost a write every time. */
const noteSeen = (db: Pick<Db, 'updateTable'>, sid: string) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('sid', '=', sid)
    .where('last_seen_at', '<', sql<Date>`now() - interval '5 minutes'`);

/** The password was given again in this session, which goes on as `renewed`; undefined where it has ended. */
export const noteProof = (db: Db, { sid, renewed }: { sid: string; renewed: string }) =>
  db
    .updateTable('sessions')
    .set({ proved_at: sql`now()`, sid: renewed })
    .where('sid', '=', sid)
    .returning(['id', 'expire'])
    .executeTakeFirst();

export const findSessionId = (db: Db, sid: string) =>
  db.selectFrom('sessions').select('id').where('sid', '=', sid).executeTakeFirst();

/** Somebody's live sessions, the last used first; `current` is the one that asks. */
export const listSessionsOf = (db: Db, { id, sid }: Pick<Actor, 'id' | 'sid'>) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'place',
      'created_at',
      'last_seen_at',
      sql<boolean>`sid = ${sid}`.as('current'),
    ])
    .where('user_id', '=', id)
    .where('expire', '>', sql<Date>`now()`)
    .orderBy(sql`sid = ${sid}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type SessionRow = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** @throws 404 for a session that is none of this person's */
export const getOwnSession = (db: Db, own: Pick<Actor, 'id'>, id: number) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', own.id)
    .executeTakeFirstOrThrow(() => notFound('session'));

/** Ends one of somebody's sessions. @throws 404, also for another one's */
export const deleteOwnSession = (db: Db, own: Pick<Actor, 'id'>, id: number) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', own.id)
    .returning(['device', 'place'])
    .executeTakeFirstOrThrow(() => notFound('session'));

/** Ends all of somebody's sessions but the one that asks; how many there were. */
export async function deleteOtherSessions(db: Db, { id, sid }: Pick<Actor, 'id' | 'sid'>) {
  const { numDeletedRows } = await db
    .with('signed_out', (query) => noteSignOut(query, id))
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('sid', '<>', sid)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What a session that has just started is known by to whoever it belongs to. */
export const findStartedSession = (db: Db, sid: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'place'])
    .where('sid', '=', sid)
    .executeTakeFirst();

/** Ends these sessions, and with them every token bound to one; whose they were. */
export const deleteSessions = (db: Db, sids: string[]) =>
  db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.sid', 'in', sids)
    .returning([
      'sessions.id',
      'sessions.user_id',
      'users.role',
      'sessions.device',
      'sessions.place',
    ])
    .execute();

/** Ends every session of a person, and with them every token bound to one. How many there were. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<number> {
  const ended = await db
    .with('signed_out', (query) => noteSignOut(query, userId))
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Whoever is at the second step of signing in has no session yet, and is kept out by this. */
const noteSignOut = (db: Pick<Db, 'updateTable'>, userId: number) =>
  db.updateTable('users').set({ signed_out_at: sql`now()` }).where('id', '=', userId);
