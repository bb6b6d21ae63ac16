import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Clash } from '../../domain/feeds/import-plan.ts';
import { notFound } from '../../errors.ts';
import { countOf } from '../list-pages.ts';
import { rangeText } from './day-ranges.ts';

const FEED_CONFLICT_STATES = ['OPEN', 'RESOLVED', 'DISMISSED'] as const;
type FeedConflictState = (typeof FEED_CONFLICT_STATES)[number];

/** Whether it waits for somebody: nobody has decided, and its nights are not all over. */
export const waitsForDecision = (today: string, table = 'feed_conflicts') =>
  sql<boolean>`(${sql.ref(`${table}.state`)} = 'OPEN'
    and upper(${sql.ref(`${table}.stay`)}) > ${today}::date)`;

/** All of a feed that are not over yet, whatever was decided; `by_person` tells who decided. */
export const listKnownConflicts = (db: Db, feedId: number, today: string) =>
  db
    .selectFrom('feed_conflicts')
    .select([
      'id',
      'state',
      'reservation_id',
      'summary',
      sql<string>`lower(stay)`.as('started_at'),
      sql<string>`upper(stay)`.as('finished_at'),
      sql<boolean>`resolved_by is not null`.as('by_person'),
    ])
    .where('feed_id', '=', feedId)
    .where(sql<boolean>`upper(stay) > ${today}::date`)
    .orderBy('id')
    .execute();

export async function insertConflict(
  db: Db,
  owner: { feed_id: number; villa_id: number },
  { reservation_id, uid, summary, ...nights }: Clash,
): Promise<void> {
  await db
    .insertInto('feed_conflicts')
    .values({ ...owner, stay: rangeText(nights), uid, summary, reservation_id })
    .execute();
}

/** The other site's event has moved: the same conflict, on other nights. */
export async function moveConflict(db: Db, id: number, clash: Clash): Promise<void> {
  await db
    .updateTable('feed_conflicts')
    .set({ stay: rangeText(clash), summary: clash.summary, uid: clash.uid })
    .where('id', '=', id)
    .execute();
}

/** Ends conflicts that are none any more: nobody decided, they went by themselves. */
export async function endConflicts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('feed_conflicts')
    .set({ state: 'RESOLVED', resolved_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .execute();
}

/** The same of a reservation that was moved or called off, on nights that it has left. */
export async function endLeftConflicts(db: Db, reservationId: number): Promise<void> {
  await db
    .updateTable('feed_conflicts')
    .set({ state: 'RESOLVED', resolved_at: sql<Date>`now()` })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'OPEN')
    .where(
      sql<boolean>`not exists (select from villa_occupancies taken
        where taken.reservation_id = ${reservationId} and taken.villa_id = feed_conflicts.villa_id
          and taken.stay && feed_conflicts.stay)`,
    )
    .execute();
}

const shown = (db: Db) =>
  db
    .selectFrom('feed_conflicts')
    .innerJoin('villas', 'villas.id', 'feed_conflicts.villa_id')
    .innerJoin('calendar_feeds', 'calendar_feeds.id', 'feed_conflicts.feed_id')
    .leftJoin('reservations', 'reservations.id', 'feed_conflicts.reservation_id');

const selected = (db: Db) =>
  shown(db).select([
    'feed_conflicts.id',
    'feed_conflicts.feed_id',
    'calendar_feeds.name as feed_name',
    'calendar_feeds.source',
    'feed_conflicts.villa_id',
    'villas.name as villa_name',
    'feed_conflicts.summary',
    'feed_conflicts.state',
    'feed_conflicts.note',
    'feed_conflicts.created_at',
    'feed_conflicts.resolved_at',
    'reservations.id as reservation_row_id',
    'reservations.reservation_id',
    'reservations.customer_name',
    'reservations.status',
    sql<string>`lower(feed_conflicts.stay)`.as('started_at'),
    sql<string>`upper(feed_conflicts.stay)`.as('finished_at'),
  ]);

/**
 * Events of other sites on nights that we have sold; open ones by default, of them those that wait for
 * somebody, the nearest first.
 */
export async function listConflictsForStaff(
  db: Db,
  list: {
    state: FeedConflictState;
    villa_id?: number | undefined;
    feed_id?: number | undefined;
    today: string;
    skip: number;
    take: number;
  },
) {
  const villa = list.villa_id ?? null;
  const feed = list.feed_id ?? null;
  const isInState =
    list.state === 'OPEN'
      ? waitsForDecision(list.today)
      : sql<boolean>`feed_conflicts.state = ${list.state}`;
  const matches = sql<boolean>`${isInState}
    and (${villa}::int is null or feed_conflicts.villa_id = ${villa}::int)
    and (${feed}::int is null or feed_conflicts.feed_id = ${feed}::int)`;
  const rows = await selected(db)
    .where(matches)
    .orderBy(sql`lower(feed_conflicts.stay)`)
    .orderBy('feed_conflicts.id')
    .offset(list.skip)
    .limit(list.take)
    .execute();
  const total = await countOf(shown(db).where(matches));
  return { rows, total };
}

export type FeedConflictRow = Awaited<ReturnType<typeof listConflictsForStaff>>['rows'][number];

/** All of a villa that wait for somebody, the nearest first. */
export const listOpenConflicts = (
  db: Db,
  villaId: number,
  today: string,
): Promise<FeedConflictRow[]> =>
  selected(db)
    .where('feed_conflicts.villa_id', '=', villaId)
    .where(waitsForDecision(today))
    .orderBy(sql`lower(feed_conflicts.stay)`)
    .orderBy('feed_conflicts.id')
    .execute();

/** What other calendars say about a reservation's nights and nobody has decided yet. */
export const listConflictsOf = (db: Db, reservationId: number, today: string) =>
  db
    .selectFrom('feed_conflicts')
    .innerJoin('calendar_feeds', 'calendar_feeds.id', 'feed_conflicts.feed_id')
    .select([
      'calendar_feeds.name as feed_name',
      'feed_conflicts.summary',
      sql<string>`lower(feed_conflicts.stay)`.as('started_at'),
      sql<string>`upper(feed_conflicts.stay)`.as('finished_at'),
    ])
    .where('feed_conflicts.reservation_id', '=', reservationId)
    .where(waitsForDecision(today))
    .orderBy('feed_conflicts.id')
    .execute();

/** @throws 404 */
export async function getConflict(db: Db, id: number): Promise<FeedConflictRow> {
  const row = await selected(db).where('feed_conflicts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('feed_conflict');
  return row;
}

/** True if it was still open: two people may decide at once, the first is heard. */
export async function decideConflict(
  db: Db,
  id: number,
  decided: { state: 'RESOLVED' | 'DISMISSED'; note: string; resolved_by: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('feed_conflicts')
    .set({ ...decided, resolved_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
