import { now, today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { minutesToNext } from '../../domain/feeds/feed-health.ts';
import { AppError } from '../../errors.ts';
import { log } from '../../log.ts';
import { findLatestImport, insertImport } from '../../queries/calendars/feed-imports.ts';
import { type Feed, getFeedForUpdate, updateFeed } from '../../queries/calendars/feeds.ts';
import { listScheduledFeeds } from '../../queries/calendars/read-feeds.ts';
import { SYSTEM } from '../audit.ts';
import { type Fetched, safeFetch } from '../safe-fetch.ts';
import { applyImport, keepWaiting } from './feed-imports.ts';
import { readCalendar } from './feed-parser.ts';
import { planFeed } from './feed-plans.ts';
import { CalendarProblem } from './feed-problems.ts';
import { unsealAddress } from './feed-secrets.ts';
import { contentOf, openCalendar } from './feeds.ts';

/** Feeds of one run; those left over are the first of the next. */
const MOST_PER_RUN = 200;
/** Feeds asked at the same time: most of an import is waiting for the other site. */
const AT_ONCE = 4;

/**
 * Brings every calendar that is due, each by itself: what one site does wrong keeps no other waiting.
 * A site's failure is the feed's health, not an error; anything else is thrown in the end.
 */
export async function syncDueFeeds(pool: Db, instant: Temporal.Instant = now()) {
  const scheduled = await listScheduledFeeds(pool);
  const due = scheduled
    .filter((feed) => isDue(feed, instant))
    .slice(0, MOST_PER_RUN)
    .map(({ id }) => id);
  const failures: unknown[] = [];
  let synced = 0;
  const next = async (): Promise<void> => {
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      try {
        await syncScheduled(pool, id);
        synced += 1;
      } catch (error) {
        log.error({ err: error, feed: id }, 'a calendar feed could not be synced');
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (failures.length > 0) throw new AggregateError(failures, 'Some feeds could not be synced');
  return synced;
}

function isDue(
  feed: Awaited<ReturnType<typeof listScheduledFeeds>>[number],
  instant: Temporal.Instant,
): boolean {
  if (!feed.last_attempt_at) return true;
  const minutes = minutesToNext(feed.interval_minutes, feed.fail_count);
  const next = feed.last_attempt_at.getTime() + minutes * 60_000;
  return next <= instant.epochMilliseconds;
}

/**
 * One scheduled import: fetched before the transaction, decided and written inside it. What is
 * suspicious, or belongs to a feed whose imports staff approve, waits for them as a kept plan.
 * `milliseconds`: what the other site is given to answer.
 */
export async function syncScheduled(pool: Db, id: number, milliseconds?: number): Promise<void> {
  const feed = await unlessDeleted(getFeedForUpdate(pool, id));
  if (!feed) return;
  try {
    const begun = Date.now();
    await importFetched(pool, feed, { ...(await fetchFeed(pool, feed, milliseconds)), begun });
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    await noteFailure(pool, id, error);
  }
}

/** The feed, unless it was deleted since the run began. What the database refuses is thrown. */
async function unlessDeleted(reading: Promise<Feed>): Promise<Feed | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function fetchFeed(
  pool: Db,
  feed: Feed,
  milliseconds: number | undefined,
): Promise<Fetched & { text: string }> {
  const latest = await findLatestImport(pool, feed.id);
  const known = latest?.raw ? feed : { etag: null, last_modified: null };
  const fetched = await safeFetch(unsealAddress(feed.url_encrypted ?? ''), {
    etag: known.etag,
    last_modified: known.last_modified,
    ...(milliseconds !== undefined && { milliseconds }),
  });
  // Unchanged is news too: what was missing is missing for the second time.
  if (fetched.body !== null) return { ...fetched, text: fetched.body };
  const { etag, last_modified } = known;
  return { ...fetched, etag, last_modified, text: latest?.raw ?? '' };
}

async function importFetched(
  pool: Db,
  { id, villa_id }: Feed,
  fetched: Fetched & { text: string; begun: number },
): Promise<void> {
  const calendar = readCalendar(fetched.text);
  const content = contentOf(fetched.text, calendar, fetched);
  await inTransaction(pool, async (db) => {
    const day = today().toString();
    await openCalendar(db, villa_id, day);
    const feed = await unlessDeleted(getFeedForUpdate(db, id));
    if (!feed?.active) return;
    // Somebody else read it meanwhile: this is the older news.
    if ((feed.last_ok_at?.getTime() ?? 0) > fetched.begun) return;
    const imported = await planFeed(db, feed, calendar, day);
    const { added, removed, suspicious } = imported.plan;
    const needsApproval = feed.mode === 'APPROVE' && added.length + removed.length > 0;
    if (suspicious || needsApproval) await keepWaiting(db, feed, imported, content);
    else await applyImport(db, feed, imported, { content, doer: SYSTEM, at_once: false });
  });
}

/** Nights stay as they are; staff see since when and why. The same failure is kept once. */
async function noteFailure(pool: Db, id: number, { code, http_status }: CalendarProblem) {
  log.warn({ feed: id, code, http_status }, 'calendar feed failed');
  await pool.transaction().execute(async (db) => {
    const feed = await unlessDeleted(getFeedForUpdate(db, id));
    if (!feed) return;
    const fail_count = feed.fail_count + 1;
    await updateFeed(db, id, { last_attempt_at: new Date(), last_error: code, fail_count });
    if (feed.last_error !== code)
      await insertImport(db, { feed_id: id, state: 'FAILED', http_status, error: code });
  });
}
