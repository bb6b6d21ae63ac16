import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { FeedImports } from '../../db/tables.ts';
import type { FeedStay } from '../../domain/feeds/calendar-event.ts';

/** Imports that are kept to look at and to go back to (domain.md §5.3). */
const KEPT = 10;
/** Texts hold what other sites tell of their guests, so only the newest is kept longer. */
const TEXT_DAYS = 30;

const newestFirst = sql`fetched_at desc, id desc`;

export async function insertImport(db: Db, row: Insertable<FeedImports>): Promise<number> {
  const { id } = await db
    .insertInto('feed_imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await pruneImports(db, row.feed_id);
  return id;
}

/** The last ten that changed something; of failures and of imports without news only the newest. */
async function pruneImports(db: Db, feedId: number): Promise<void> {
  await sql`
    delete from feed_imports where id in (
      select id from (
        select id, state, row_number() over (
          partition by case when state in ('UNCHANGED', 'FAILED') then state else 'KEPT' end
          order by ${newestFirst}
        ) as place
        from feed_imports where feed_id = ${feedId}
      ) ranked
      where place > case when state in ('UNCHANGED', 'FAILED') then 1 else ${KEPT} end
    )`.execute(db);
  await sql`
    update feed_imports set raw = null
    where feed_id = ${feedId} and raw is not null
      and fetched_at < now() - make_interval(days => ${TEXT_DAYS})
      and id <> (select max(id) from feed_imports where feed_id = ${feedId} and raw is not null)
  `.execute(db);
}

/** The newest import that could be read, with its text: what "unchanged since" (304) speaks of. */
export const findLatestImport = (db: Db, feedId: number) =>
  db
    .selectFrom('feed_imports')
    .select(['id', 'state', 'sha256', 'raw'])
    .where('feed_id', '=', feedId)
    .where('state', 'in', ['UNCHANGED', 'APPLIED', 'WAITING'])
    .orderBy(newestFirst)
    .executeTakeFirst();

/** The import that stands and the one before it, newest first. */
export const listStandingImports = (db: Db, feedId: number) =>
  db
    .selectFrom('feed_imports')
    .select(['id', 'stays', 'fetched_at'])
    .where('feed_id', '=', feedId)
    .where('state', '=', 'APPLIED')
    .where('stays', 'is not', null)
    .orderBy(newestFirst)
    .limit(2)
    .$castTo<{ id: number; stays: FeedStay[]; fetched_at: Date }>()
    .execute();

/** An import stands no longer, or has been decided. */
export async function endImport(
  db: Db,
  id: number,
  state: 'ROLLED_BACK' | 'DISMISSED',
): Promise<void> {
  await db.updateTable('feed_imports').set({ state }).where('id', '=', id).execute();
}

/** Plans that waited for staff have been decided by what came after. */
export async function dismissWaitingImports(db: Db, feedId: number): Promise<void> {
  await db
    .updateTable('feed_imports')
    .set({ state: 'DISMISSED' })
    .where('feed_id', '=', feedId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** The kept imports of a feed for staff, newest first, without their texts. */
export const listImports = (db: Db, feedId: number) =>
  db
    .selectFrom('feed_imports')
    .leftJoin('users', 'users.id', 'feed_imports.applied_by')
    .select([
      'feed_imports.id',
      'feed_imports.fetched_at',
      'feed_imports.state',
      'feed_imports.bytes',
      'feed_imports.event_count',
      'feed_imports.warnings',
      'feed_imports.plan',
      'feed_imports.error',
      'feed_imports.applied_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('applied_by'),
    ])
    .where('feed_id', '=', feedId)
    .orderBy(newestFirst)
    .limit(50)
    .execute();

export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];
