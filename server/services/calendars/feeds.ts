import { today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { type FeedSource, sourceOfHost } from '../../domain/feeds/feed-source.ts';
import { conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import {
  type Feed,
  findFeed,
  hasFeed,
  insertFeed,
  listFeedNames,
} from '../../queries/calendars/feeds.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import { audit, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { sweepExpiredOptions } from '../reservations/option-expiry.ts';
import { readAddress, safeFetch } from '../safe-fetch.ts';
import { type AppliedImport, applyImport, type FeedContent } from './feed-imports.ts';
import { type ReadCalendar, readCalendar } from './feed-parser.ts';
import { type FeedImport, planFeed } from './feed-plans.ts';
import { asFieldProblem } from './feed-problems.ts';
import { hashOf, sealAddress } from './feed-secrets.ts';

interface WantedSync {
  villa_id: number;
  /** One of the two: where the calendar is, or the calendar itself. */
  url?: string | undefined;
  ics?: string | undefined;
  /** The feed that is read anew. */
  known_feed?: number | undefined;
  confirm?: boolean | undefined;
}

/** What a sync would do, from a calendar got just now; writes nothing. 422 for what is no calendar. */
export async function previewSync(db: Db, wanted: WantedSync): Promise<FeedImport> {
  await namedIn('villa_id', requireVilla(db, wanted.villa_id));
  await requireKnown(db, wanted);
  const { url_hash, source, calendar } = await bring(wanted);
  const feed = await findWanted(db, wanted, url_hash);
  const planned = feed ?? { id: null, villa_id: wanted.villa_id, source, echoes: [] };
  return planFeed(db, planned, calendar, today().toString());
}

export interface Synced extends AppliedImport {
  feed_id: number;
  imported: FeedImport;
}

/**
 * Brings a calendar and applies it at once, making the feed at its first time. A file, and what staff
 * confirm, is their word: its removals wait for no second import. 422 for what is no calendar, 409 `feed_gone`,
 * `suspicious_calendar` with the plan when most of what stood is gone and nobody confirmed it.
 */
export async function syncFeed(pool: Db, wanted: WantedSync, doer: Doer): Promise<Synced> {
  await namedIn('villa_id', requireVilla(pool, wanted.villa_id));
  await requireKnown(pool, wanted);
  const brought = await bring(wanted);
  return inTransaction(pool, async (db) => {
    const day = today().toString();
    await openCalendar(db, wanted.villa_id, day);
    const feed =
      (await findWanted(db, wanted, brought.url_hash)) ??
      (await createFeed(db, wanted.villa_id, brought, doer));
    const imported = await planFeed(db, feed, brought.calendar, day);
    if (imported.plan.suspicious && !wanted.confirm)
      throw conflict('suspicious_calendar', { plan: publicPlan(imported) });
    const at_once = wanted.confirm === true || feed.source === 'FILE';
    const { content } = brought;
    const applied = await applyImport(db, feed, imported, { content, doer, at_once });
    return { ...applied, feed_id: feed.id, imported };
  });
}

/** The same before the other site is asked at all. @throws 409 `feed_gone` */
async function requireKnown(db: Db, { known_feed }: WantedSync): Promise<void> {
  if (known_feed !== undefined && !(await hasFeed(db, known_feed))) throw conflict('feed_gone');
}

/**
 * The feed of a calendar; undefined: it is a new one. Who reads one anew does not make it again where a colleague
 * deleted it. @throws 409 `feed_gone`
 */
async function findWanted(
  db: Db,
  { villa_id, known_feed }: WantedSync,
  url_hash: string | null,
): Promise<Feed | undefined> {
  const feed = await findFeed(db, villa_id, url_hash);
  if (known_feed !== undefined && feed?.id !== known_feed) throw conflict('feed_gone');
  return feed;
}

/** The plan as people get it: nights and words, and whose reservation stands in the way. */
export function publicPlan({ plan, taken, echoes, warnings }: FeedImport) {
  const owner = (id: number) => taken.find(({ reservation_id }) => reservation_id === id);
  return {
    added: plan.added,
    removed: plan.removed,
    unchanged: plan.unchanged,
    conflicts: plan.conflicts.map(({ started_at, finished_at, summary, reservation_id }) => ({
      started_at,
      finished_at,
      summary,
      reservation_id: owner(reservation_id)?.code ?? null,
      customer_name: owner(reservation_id)?.customer_name ?? null,
    })),
    suspicious: plan.suspicious,
    echoes: echoes.map(({ started_at, finished_at }) => ({ started_at, finished_at })),
    warnings: warnings.map(({ code, uid }) => ({ code, uid, text: t(`feeds:warning.${code}`) })),
  };
}

/**
 * Waits for the villa's calendar and ends options whose time is over, so that an import meets only
 * what really stands. Beyond two years no calendar is read.
 */
export async function openCalendar(db: Db, villaId: number, day: string): Promise<void> {
  const end = Temporal.PlainDate.from(day).add({ years: 3 });
  await sweepExpiredOptions(db, { kind: 'villa', listing_id: villaId, stay: `[${day},${end})` });
}

interface Brought {
  url: string | null;
  url_hash: string | null;
  source: FeedSource;
  calendar: ReadCalendar;
  content: FeedContent;
}

async function bring({ url, ics }: WantedSync): Promise<Brought> {
  try {
    return url === undefined ? bringFile(ics ?? '') : await bringFrom(url);
  } catch (error) {
    throw asFieldProblem(error, url === undefined ? 'ics' : 'url');
  }
}

function bringFile(text: string): Brought {
  const calendar = readCalendar(text);
  return {
    url: null,
    url_hash: null,
    source: 'FILE',
    calendar,
    content: contentOf(text, calendar, null),
  };
}

async function bringFrom(text: string): Promise<Brought> {
  const { href, hostname } = readAddress(text);
  const { body, ...fetched } = await safeFetch(href);
  const calendar = readCalendar(body ?? '');
  const content = contentOf(body ?? '', calendar, fetched);
  return {
    url: href,
    url_hash: hashOf(href),
    source: sourceOfHost(hostname),
    calendar,
    content,
  };
}

/** What an import keeps of a calendar's text; `fetched` is null for a file that staff brought. */
export const contentOf = (
  text: string,
  { events }: ReadCalendar,
  fetched: { status: number; etag: string | null; last_modified: string | null } | null,
): FeedContent => ({
  text,
  event_count: events.length,
  http_status: fetched?.status ?? null,
  etag: fetched?.etag ?? null,
  last_modified: fetched?.last_modified ?? null,
});

async function createFeed(
  db: Db,
  villa_id: number,
  { url, url_hash, source }: Brought,
  doer: Doer,
): Promise<Feed> {
  const feed = await insertFeed(db, {
    villa_id,
    name: await nameFor(db, villa_id, source),
    source,
    url_encrypted: url === null ? null : sealAddress(url),
    url_hash,
    created_by: doer.id,
  });
  await audit(db, doer, {
    action: 'feed.created',
    entity: 'calendar_feed',
    entity_id: feed.id,
    after: { villa_id, source, name: feed.name },
  });
  return feed;
}

/** 'Airbnb', or 'Airbnb 2' where the villa has one already. */
async function nameFor(db: Db, villaId: number, source: FeedSource): Promise<string> {
  const taken = new Set(await listFeedNames(db, villaId));
  const name = t(`feeds:source.${source}`);
  let number = 1;
  while (taken.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}
