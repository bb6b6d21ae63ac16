import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CONTENT_HEADERS, type FinishedPage, isUnchanged } from './finished-page.ts';
import { logHit } from './middleware/log.ts';
import { type PageKey, pageKeyOf } from './page-key.ts';
import { squeezeInTurn } from './page-squeeze.ts';
import { hearsChanges } from './services/cache-listener.ts';
import { isTouched, onInvalidate } from './services/cache-tags.ts';
import { noteOwnChange, ownChangesHeard } from './services/own-changes.ts';
import { TIME_ZONE } from './shared/time-zone.ts';

interface KeptPage extends FinishedPage {
  /** Until when its prices and free dates are those of today (milliseconds since 1970). */
  until: number;
  size: number;
  /** Whether it is compressed as hard as it can be, or waits for that. */
  squeezed: boolean;
}

/** A page being made. Others who want it wait for `over`. */
interface Making {
  key: string;
  until: number;
  /** Tags of changes since it began: the page may not know them yet. */
  changed: string[];
  over: Promise<void>;
  /** It is done, or its asker has gone. */
  end(): void;
  /** Those who wait are let go, and one of them makes it anew; it may still be kept. */
  giveUp(): void;
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  key: PageKey;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** Headers, key and bookkeeping of one page, about. */
const OVERHEAD = 4 * 1024;
/** What no change tells of, such as a post that becomes due, shows after this time. */
const KEPT_AT_MOST = 10 * 60 * 1000;
/** How often somebody waits for a page that somebody else makes before making it himself. */
const PATIENCE = 2;
/** How long a page may take that others wait for, in milliseconds: its asker may be slow to take what is not kept. */
const LONGEST_WAIT = 2_000;

const pages = new Map<string, KeptPage>();
const underWay = new Map<string, Making>();
const makings = new WeakMap<IncomingMessage, Making>();
const open = new Set<Making>();
let bytes = 0;

onInvalidate((tag) => {
  for (const [key, { tags }] of pages) if (isTouched(tags, tag)) drop(key);
  for (const { changed } of open) changed.push(tag);
});

/**
 * Stands before Express: a page somebody has just had is answered from memory, a page being made is
 * waited for instead of made twice. A change to anything it shows drops it (`cache-tags.ts`).
 */
export function withPageCache(app: RequestListener): RequestListener {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      // Whoever has just changed something here sees it on the next page, however soon that is asked for.
      res.once('close', noteOwnChange);
      return app(req, res);
    }
    const key = hearsChanges() ? pageKeyOf(req) : undefined;
    if (!key) return app(req, res);
    const page = ownChangesHeard() ? undefined : freshPage(key.text);
    if (page) return answer(req, res, page);
    void waitOrMake(app, { req, res, key });
  };
}

/** Keeps a page for the next anonymous visitor, unless what it shows has changed meanwhile. */
export function keepForOthers(req: IncomingMessage, page: FinishedPage): void {
  const making = makings.get(req);
  if (!making || !open.has(making)) return;
  if (!making.changed.some((tag) => isTouched(page.tags, tag))) keep(making, page);
  making.end();
}

async function waitOrMake(app: RequestListener, exchange: Exchange): Promise<void> {
  const { req, res, key } = exchange;
  await ownChangesHeard();
  for (let waits = 0; ; waits++) {
    const page = freshPage(key.text);
    if (page) return answer(req, res, page);
    const making = underWay.get(key.text);
    if (!making || waits === PATIENCE) return make(app, exchange);
    const tooLong = setTimeout(making.giveUp, LONGEST_WAIT);
    await making.over;
    clearTimeout(tooLong);
  }
}

function make(app: RequestListener, { req, res, key }: Exchange): void {
  const making = begin(key.text);
  makings.set(req, making);
  res.once('close', making.end);
  // The page must not carry this visitor's own unknown parameters.
  req.url = key.url;
  app(req, res);
}

function begin(key: string): Making {
  const { promise, resolve } = Promise.withResolvers<void>();
  const making: Making = {
    key,
    until: untilWhen(),
    changed: [],
    over: promise,
    end: () => {
      open.delete(making);
      making.giveUp();
    },
    giveUp: () => {
      if (underWay.get(key) === making) underWay.delete(key);
      resolve();
    },
  };
  open.add(making);
  if (!underWay.has(key)) underWay.set(key, making);
  return making;
}

/** Istanbul's day around the last page made, as instants; zones take their time. */
let day = { start: 0, end: 0 };

/** Midnight in Istanbul, or sooner. */
function untilWhen(): number {
  const now = Date.now();
  if (now < day.start || now >= day.end) day = dayAround(now);
  return Math.min(day.end, now + KEPT_AT_MOST);
}

function dayAround(moment: number): typeof day {
  const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(TIME_ZONE);
  const start = there.startOfDay();
  return {
    start: start.epochMilliseconds,
    end: start.add({ days: 1 }).epochMilliseconds,
  };
}

function freshPage(key: string): KeptPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  pages.delete(key);
  if (!isOfNow(page)) {
    bytes -= page.size;
    return undefined;
  }
  // Back in as the newest: the oldest go first when memory is full.
  pages.set(key, page);
  if (!page.squeezed) squeeze(key, page);
  return page;
}

/** A page of a later day was made before the clock was put right. */
function isOfNow({ until }: KeptPage): boolean {
  const now = Date.now();
  return now < until && now >= until - KEPT_AT_MOST;
}

/** From its first answer out of memory on, a page is worth the fewest bytes: most are asked for once only. */
function squeeze(key: string, page: KeptPage): void {
  page.squeezed = squeezeInTurn({
    page,
    isKept: () => pages.get(key) === page,
    replace: (smaller) => {
      bytes -= page.body.length - smaller.body.length;
      Object.assign(page, smaller, { size: smaller.body.length + OVERHEAD });
    },
  });
}

function keep({ key, until }: Making, page: FinishedPage): void {
  drop(key);
  const size = page.body.length + OVERHEAD;
  pages.set(key, { ...page, body: alone(page.body), until, size, squeezed: false });
  bytes += size;
  for (const oldest of pages.keys()) {
    if (bytes <= MOST_BYTES) break;
    drop(oldest);
  }
}

/** A compressed page is the beginning of a larger piece of memory, all of which would be kept with it. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

function drop(key: string): void {
  bytes -= pages.get(key)?.size ?? 0;
  pages.delete(key);
}

function answer(req: IncomingMessage, res: ServerResponse, page: KeptPage): void {
  const { headers, body, etag } = page;
  if (isUnchanged(req, etag)) {
    const requestId = logHit(req, 304, 0);
    res.writeHead(304, [...withoutContent(headers), 'X-Request-Id', requestId]).end();
    return;
  }
  const requestId = logHit(req, 200, body.length);
  res.writeHead(200, [...headers, 'X-Request-Id', requestId]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

const withoutContent = (headers: string[]): string[] =>
  headers.filter((_, at) => !CONTENT_HEADERS.includes(headers[at - (at % 2)] ?? ''));
