import { today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { listTakenNights } from '../../queries/calendars/feed-events.ts';
import {
  dismissWaitingImports,
  endImport,
  listStandingImports,
} from '../../queries/calendars/feed-imports.ts';
import {
  deleteFeed,
  type Feed,
  findFeedVilla,
  getFeedForUpdate,
  updateFeed,
} from '../../queries/calendars/feeds.ts';
import { audit, type Doer } from '../audit.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';
import { rewriteFeed } from './feed-imports.ts';
import { type FeedImport, planStays } from './feed-plans.ts';
import { openCalendar } from './feeds.ts';

interface FeedChanges {
  name?: string | undefined;
  active?: boolean | undefined;
  mode?: 'AUTO' | 'APPROVE' | undefined;
  interval_minutes?: number | undefined;
  version?: number | undefined;
}

/** Renames or pauses a feed, or says who decides its imports. A paused feed keeps its nights. */
export function editFeed(
  pool: Db,
  id: number,
  { version, ...changes }: FeedChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const feed = await getFeedForUpdate(db, id);
    const before = Object.fromEntries(
      Object.keys(changes).map((field) => [field, feed[field as keyof Feed]]),
    );
    refuseStale(feed, version, before);
    await updateFeed(db, id, changes);
    await audit(db, doer, {
      action: 'feed.edited',
      entity: 'calendar_feed',
      entity_id: id,
      before,
      after: changes,
    });
  });
}

/** Ends a feed: its nights are free at once, or another feed's that claims them. 409 `stale` */
export function removeFeed(pool: Db, { id, version }: UnwantedRow, doer: Doer): Promise<void> {
  return inTransaction(pool, async (db) => {
    const feed = await openFeed(db, id);
    const { name, active, mode } = feed;
    refuseStale(feed, version, { name, active, mode });
    await deleteFeed(db, id);
    await audit(db, doer, {
      action: 'feed.deleted',
      entity: 'calendar_feed',
      entity_id: id,
      before: { villa_id: feed.villa_id, name: feed.name, source: feed.source },
    });
  });
}

/**
 * Puts a feed's nights back to what stood after the import before the last one. From then on its
 * imports wait for staff, or the next run would only repeat what was undone. 409
 * `nothing_to_roll_back` when no earlier import is kept, `stale` when the last one is not `last_import`: of two who
 * undo the same import the second would undo the one before it, too.
 */
export function rollBackFeed(
  pool: Db,
  { id, last_import }: { id: number; last_import?: number | undefined },
  doer: Doer,
): Promise<FeedImport> {
  return inTransaction(pool, async (db) => {
    const feed = await openFeed(db, id);
    const [last, before] = await listStandingImports(db, id);
    if (last_import !== undefined && last?.id !== last_import) throw conflict('stale');
    if (!last || !before) throw conflict('nothing_to_roll_back');
    const day = today().toString();
    const taken = await listTakenNights(db, feed.villa_id, { except_feed: id, today: day });
    const incoming = before.stays
      .filter(({ finished_at }) => finished_at > day)
      .map((stay) => ({ ...stay, started_at: stay.started_at > day ? stay.started_at : day }));
    const facts = { today: day, incoming, echoes: feed.echoes, taken };
    const wanted = await planStays(db, feed, facts);
    await rewriteFeed(db, feed, wanted);
    await endImport(db, last.id, 'ROLLED_BACK');
    await dismissWaitingImports(db, id);
    await updateFeed(db, id, { mode: 'APPROVE', etag: null, last_modified: null });
    await audit(db, doer, {
      action: 'feed.rolled_back',
      entity: 'calendar_feed',
      entity_id: id,
      before: { import_id: last.id, mode: feed.mode },
      after: { import_id: before.id, mode: 'APPROVE' },
    });
    return wanted;
  });
}

/** The feed, once nobody else can change its villa's calendar. */
async function openFeed(db: Db, id: number): Promise<Feed> {
  await openCalendar(db, await findFeedVilla(db, id), today().toString());
  return getFeedForUpdate(db, id);
}
