/** How a feed stands for staff: working, paused, waiting for their word, failing, silent for too long. */
export type FeedHealth = 'OK' | 'NEW' | 'PAUSED' | 'WAITING' | 'FAILING' | 'STALE';

export interface FeedFacts {
  source: string;
  active: boolean;
  waiting: boolean;
  fail_count: number;
  created_at: string;
  last_ok_at: string | null;
}

/** Failures in a row, and hours without a good import, after which staff are told (domain.md §5.3). */
const FAILURES = 3;
const STALE_HOURS = 12;
/**
 * A calendar heard from longer ago is read again before a stay is confirmed: the shortest interval
 * staff can give a feed, so that no schedule would have been sooner.
 */
const FRESH_MINUTES = 15;
/** One that was asked a moment ago is not asked again: whoever confirms next need not wait as well. */
const ASKED_SECONDS = 60;
/** A failing calendar is asked less and less often, at most four hours apart. */
const LONGEST_MINUTES = 240;

/** What staff have to decide comes before what is broken, and that before silence; a file is never silent. */
export function feedHealth(feed: FeedFacts, now: Temporal.Instant): FeedHealth {
  if (!feed.active) return 'PAUSED';
  if (feed.waiting) return 'WAITING';
  if (feed.fail_count >= FAILURES) return 'FAILING';
  if (feed.source !== 'FILE' && isSilent(feed, now)) return 'STALE';
  return feed.last_ok_at === null ? 'NEW' : 'OK';
}

/** Whether somebody has to do something about it: what staff paused themselves is well. */
export const needsAttention = (health: FeedHealth): boolean =>
  health === 'WAITING' || health === 'FAILING' || health === 'STALE';

/** Minutes until a feed is asked again: its interval, doubled with every failure. */
export const minutesToNext = (interval_minutes: number, fail_count: number): number =>
  fail_count === 0
    ? interval_minutes
    : Math.max(
        interval_minutes,
        Math.min(interval_minutes * 2 ** Math.min(fail_count, 10), LONGEST_MINUTES),
      );

/** ISO instants. */
interface Heard {
  last_attempt_at: string | null;
  last_ok_at: string | null;
}

/** Whether a calendar was heard from so lately that what it says can be sold by. */
export const isFresh = ({ last_ok_at }: Pick<Heard, 'last_ok_at'>, now: Temporal.Instant) =>
  isSince(last_ok_at, now.subtract({ minutes: FRESH_MINUTES }));

/** Whether reading it now, before a stay is confirmed, may tell something new. */
export const isWorthAsking = (feed: Heard, now: Temporal.Instant): boolean =>
  !isFresh(feed, now) && !isSince(feed.last_attempt_at, now.subtract({ seconds: ASKED_SECONDS }));

const isSince = (time: string | null, instant: Temporal.Instant): boolean =>
  time !== null && Temporal.Instant.compare(time, instant) >= 0;

/** Whoever was last heard before this is silent for too long. */
export const silentSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: STALE_HOURS });

const isSilent = ({ last_ok_at, created_at }: FeedFacts, now: Temporal.Instant): boolean =>
  !isSince(last_ok_at ?? created_at, silentSince(now));
