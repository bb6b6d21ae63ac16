import type { Db } from '../../db/index.ts';
import type { FeedStay } from '../../domain/feeds/calendar-event.ts';
import { type LedgerChanges, ledgerChanges } from '../../domain/feeds/import-plan.ts';
import { byStart } from '../../domain/feeds/nights.ts';
import {
  deleteFeedEvents,
  insertFeedEvents,
  noteSeenEvents,
  updateFeedEvent,
} from '../../queries/calendars/feed-events.ts';
import {
  dismissWaitingImports,
  endImport,
  findLatestImport,
  insertImport,
} from '../../queries/calendars/feed-imports.ts';
import { type Feed, updateFeed } from '../../queries/calendars/feeds.ts';
import { audit, type Doer } from '../audit.ts';
import { writeConflicts } from './feed-conflicts.ts';
import type { FeedImport } from './feed-plans.ts';
import { hashOf } from './feed-secrets.ts';

/** What came over the line, to be kept with its import. */
export interface FeedContent {
  text: string;
  event_count: number;
  http_status: number | null;
  etag: string | null;
  last_modified: string | null;
}

export interface AppliedImport {
  import_id: number | null;
  /** Removed nights that wait for a second good import before they are given free. */
  waiting_removals: number;
}

/**
 * Writes an import: events, their nights in the ledger, conflicts, the feed's health and the kept
 * import, inside the caller's transaction, which has the villa's calendar locked. Nights somebody
 * else has are claimed, not taken: the ledger hands them over when they are released.
 */
export async function applyImport(
  db: Db,
  feed: Feed,
  wanted: FeedImport,
  { content, doer, at_once }: { content: FeedContent; doer: Doer; at_once: boolean },
): Promise<AppliedImport> {
  const changes = ledgerChanges(wanted.standing, wanted.incoming, { ...wanted, at_once });
  const claims = await writeEvents(db, feed, wanted, changes);
  const conflicts = await writeConflicts(db, feed, wanted);
  await noteSuccess(db, feed, wanted, content);
  const waiting_removals = changes.parts
    .flatMap(({ parts }) => parts)
    .filter(({ missing_count, removed }) => missing_count > 0 && !removed).length;
  const changed = changes.parts.length + changes.taken.length + claims + conflicts > 0;
  const row = importRow(feed, wanted, content);
  if (!changed) return { import_id: await keepUnchanged(db, row), waiting_removals };
  await dismissWaitingImports(db, feed.id);
  const import_id = await insertImport(db, {
    ...row,
    state: 'APPLIED',
    stays: JSON.stringify(standingAfter(wanted, changes)),
    applied_at: new Date(),
    applied_by: doer.id,
  });
  const { added, removed } = wanted.plan;
  await audit(db, doer, {
    action: 'feed.imported',
    entity: 'calendar_feed',
    entity_id: feed.id,
    before: null,
    after: { import_id, added, removed, conflicts: wanted.plan.conflicts.length },
  });
  return { import_id, waiting_removals };
}

/** Makes a feed's events, nights and conflicts what a plan says, at once; keeps no import. */
export async function rewriteFeed(db: Db, feed: Feed, wanted: FeedImport): Promise<void> {
  const changes = ledgerChanges(wanted.standing, wanted.incoming, { ...wanted, at_once: true });
  await writeEvents(db, feed, wanted, changes);
  await writeConflicts(db, feed, wanted);
}

/** Keeps a plan that staff have to decide about; nothing else changes. The same one is kept once. */
export async function keepWaiting(
  db: Db,
  feed: Feed,
  wanted: FeedImport,
  content: FeedContent,
): Promise<void> {
  const latest = await findLatestImport(db, feed.id);
  await noteSuccess(db, feed, { ...wanted, echoes: feed.echoes }, content);
  if (latest?.state === 'WAITING' && latest.sha256 === hashOf(content.text)) return;
  await dismissWaitingImports(db, feed.id);
  await insertImport(db, { ...importRow(feed, wanted, content), state: 'WAITING' });
}

/** Writes events and nights; tells how many claims changed. Released first, so that moves fit. */
async function writeEvents(
  db: Db,
  feed: Feed,
  { standing }: FeedImport,
  { parts, seen, taken, wanted }: LedgerChanges,
): Promise<number> {
  const owner = { feed_id: feed.id, villa_id: feed.villa_id };
  const old = standing.filter((event) => !event.held);
  const isSame = (one: FeedStay, other: FeedStay) => byStart(one, other) === 0;
  const gone = old.filter((event) => !wanted.some((stay) => isSame(event, stay)));
  const fresh = wanted.filter((stay) => !old.some((event) => isSame(event, stay)));
  await deleteFeedEvents(
    db,
    gone.map(({ id }) => id),
  );
  for (const {
    event,
    parts: [first, ...others],
  } of parts) {
    if (first) await updateFeedEvent(db, event.id, first);
    const rest = others.filter(({ removed }) => !removed);
    const { uid, summary } = event;
    await insertFeedEvents(db, owner, {
      stays: rest.map(({ started_at, finished_at, missing_count }) => {
        return { started_at, finished_at, missing_count, uid, summary };
      }),
      hold: true,
    });
  }
  await noteSeenEvents(db, seen);
  await insertFeedEvents(db, owner, { stays: taken, hold: true });
  await insertFeedEvents(db, owner, { stays: fresh, hold: false });
  return gone.length + fresh.length;
}

/** What stands after the import, to go back to: with what still waits to be given free. */
function standingAfter({ incoming }: FeedImport, { parts }: LedgerChanges): FeedStay[] {
  const waiting = parts.flatMap(({ event: { uid, summary }, parts: pieces }) =>
    pieces
      .filter(({ missing_count, removed }) => missing_count > 0 && !removed)
      .map(({ started_at, finished_at }) => ({ started_at, finished_at, uid, summary })),
  );
  return [...incoming, ...waiting].toSorted(byStart);
}

const importRow = (feed: Feed, wanted: FeedImport, content: FeedContent) => ({
  feed_id: feed.id,
  http_status: content.http_status,
  bytes: Buffer.byteLength(content.text),
  sha256: hashOf(content.text),
  // PostgreSQL has no character 0 in texts.
  raw: content.text.replaceAll('\0', ''),
  event_count: content.event_count,
  warnings: JSON.stringify(wanted.warnings.slice(0, 50)),
  plan: JSON.stringify(wanted.plan),
});

/** Only a new text is worth a row: "unchanged since" is asked about the newest one. */
async function keepUnchanged(db: Db, row: ReturnType<typeof importRow>): Promise<number | null> {
  const latest = await findLatestImport(db, row.feed_id);
  if (latest?.state === 'WAITING') await endImport(db, latest.id, 'DISMISSED');
  else if (latest?.sha256 === row.sha256) return latest.id;
  return insertImport(db, { ...row, state: 'UNCHANGED' });
}

async function noteSuccess(
  db: Db,
  feed: Feed,
  { echoes }: Pick<FeedImport, 'echoes'>,
  { etag, last_modified }: FeedContent,
): Promise<void> {
  const at = new Date();
  await updateFeed(db, feed.id, {
    etag,
    last_modified,
    echoes: JSON.stringify(echoes),
    last_attempt_at: at,
    last_ok_at: at,
    last_error: null,
    fail_count: 0,
  });
}
