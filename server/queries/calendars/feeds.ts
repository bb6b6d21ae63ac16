import { type Insertable, sql, type Updateable } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { CalendarFeeds } from '../../db/tables.ts';
import type { KnownEcho } from '../../domain/feeds/echoes.ts';
import type { FeedSource } from '../../domain/feeds/feed-source.ts';
import { notFound } from '../../errors.ts';
import { waitsForDecision } from './feed-conflicts.ts';

const columns = [
  'calendar_feeds.id',
  'calendar_feeds.villa_id',
  'calendar_feeds.name',
  'calendar_feeds.source',
  'calendar_feeds.url_encrypted',
  'calendar_feeds.active',
  'calendar_feeds.mode',
  'calendar_feeds.interval_minutes',
  'calendar_feeds.last_attempt_at',
  'calendar_feeds.last_ok_at',
  'calendar_feeds.last_error',
  'calendar_feeds.fail_count',
  'calendar_feeds.created_at',
  'calendar_feeds.version',
] as const;

/** Its last good import waits for staff. */
export const isWaiting = sql<boolean>`coalesce((select i.state = 'WAITING' from feed_imports i
  where i.feed_id = calendar_feeds.id and i.state <> 'FAILED'
  order by i.fetched_at desc, i.id desc limit 1), false)`;

/** What a list shows of each feed: itself, its villa, and how much stands from it. */
const shown = (db: Db, actor: Actor) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('villas', 'villas.id', 'calendar_feeds.villa_id')
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id));

const selected = (db: Db, actor: Actor, today: string) =>
  shown(db, actor)
    .select([...columns, 'villas.name as villa_name'])
    .select([
      sql<number>`(select count(*)::int from feed_events e where e.feed_id = calendar_feeds.id
        and e.removed_at is null and upper(e.stay) > ${today}::date)`.as('event_count'),
      sql<number>`(select count(*)::int from feed_conflicts c where c.feed_id = calendar_feeds.id
        and ${waitsForDecision(today, 'c')})`.as('open_conflicts'),
      isWaiting.as('waiting'),
    ]);

/** Calendars of other sites, an owner's narrowed to their own villas; `ids`: only these. */
export async function listFeeds(
  db: Db,
  actor: Actor,
  list: {
    villa_id?: number | undefined;
    ids?: number[] | undefined;
    today: string;
    skip: number;
    take: number;
  },
) {
  const { today, skip, take } = list;
  const villa = list.villa_id ?? null;
  const ids = list.ids ?? null;
  const wanted = sql<boolean>`(${villa}::int is null or calendar_feeds.villa_id = ${villa}::int)
    and (${ids}::int[] is null or calendar_feeds.id = any(${ids}::int[]))`;
  const rows = await selected(db, actor, today)
    .where(wanted)
    .orderBy('calendar_feeds.villa_id')
    .orderBy('calendar_feeds.id')
    .offset(skip)
    .limit(take)
    .execute();
  const { total } = await shown(db, actor)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** All of one villa's, in the order they were added. */
export const listVillaFeeds = (db: Db, actor: Actor, villaId: number, today: string) =>
  selected(db, actor, today)
    .where('calendar_feeds.villa_id', '=', villaId)
    .orderBy('calendar_feeds.id')
    .execute();

export type FeedRow = Awaited<ReturnType<typeof listFeeds>>['rows'][number];

/** With its health as of `today`, ISO. @throws 404, also to an owner for another’s */
export async function getFeed(db: Db, actor: Actor, id: number, today: string): Promise<FeedRow> {
  const row = await selected(db, actor, today)
    .where('calendar_feeds.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('feed');
  return row;
}

/** Feeds that may need staff: what their health is, `feedHealth` says. */
export const listActiveFeeds = (db: Db, actor: Actor, today: string): Promise<FeedRow[]> =>
  selected(db, actor, today).where('calendar_feeds.active', '=', true).execute();

/**
 * Those of them that may want somebody, whatever `feedHealth` then says: something failed, waits or
 * clashes, or nothing was heard since an instant.
 */
export const listDoubtfulFeeds = (
  db: Db,
  actor: Actor,
  { today, silent_since }: { today: string; silent_since: string },
): Promise<FeedRow[]> =>
  selected(db, actor, today)
    .where('calendar_feeds.active', '=', true)
    .where(
      sql<boolean>`(calendar_feeds.fail_count > 0
        or coalesce(calendar_feeds.last_ok_at, calendar_feeds.created_at)
          < ${silent_since}::timestamptz
        or exists (select from feed_conflicts c
          where c.feed_id = calendar_feeds.id and ${waitsForDecision(today, 'c')})
        or ${isWaiting})`,
    )
    .execute();

/** What an import works with. */
const working = [
  ...columns,
  'calendar_feeds.etag',
  'calendar_feeds.last_modified',
  'calendar_feeds.echoes',
] as const;

const worked = (db: Db) => db.selectFrom('calendar_feeds').select(working);

type WorkingRow = Awaited<ReturnType<ReturnType<typeof worked>['executeTakeFirstOrThrow']>>;
export type Feed = Omit<WorkingRow, 'echoes' | 'source'> & {
  echoes: KnownEcho[];
  source: FeedSource;
};

const feedOf = (row: WorkingRow | undefined) => row as Feed | undefined;

/** The feed of that address; with null, the one that is given as a file. */
export async function findFeed(
  db: Db,
  villaId: number,
  urlHash: string | null,
): Promise<Feed | undefined> {
  const query = worked(db).where('villa_id', '=', villaId);
  const found =
    urlHash === null ? query.where('source', '=', 'FILE') : query.where('url_hash', '=', urlHash);
  return feedOf(await found.orderBy('id').executeTakeFirst());
}

/** Locked until the transaction ends. Its calendar is locked before, so that all wait in one order. @throws 404 */
export async function getFeedForUpdate(db: Db, id: number): Promise<Feed> {
  const row = feedOf(await worked(db).where('id', '=', id).forUpdate().executeTakeFirst());
  if (!row) throw notFound('feed');
  return row;
}

/** The id of the villa that a feed is of. @throws 404 */
export async function findFeedVilla(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('villa_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('feed');
  return row.villa_id;
}

export const hasFeed = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('calendar_feeds').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

export async function insertFeed(db: Db, feed: Insertable<CalendarFeeds>): Promise<Feed> {
  const { id } = await db
    .insertInto('calendar_feeds')
    .values(feed)
    .returning('id')
    .executeTakeFirstOrThrow();
  return getFeedForUpdate(db, id);
}

export async function updateFeed(
  db: Db,
  id: number,
  changes: Updateable<CalendarFeeds>,
): Promise<void> {
  await db.updateTable('calendar_feeds').set(changes).where('id', '=', id).execute();
}

/** Its events and the nights they hold go with it. */
export async function deleteFeed(db: Db, id: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('id', '=', id).execute();
}

export async function listFeedNames(db: Db, villaId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select('name')
    .where('villa_id', '=', villaId)
    .execute();
  return rows.map(({ name }) => name);
}
