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
/** A failing calendar is asked less and less often, at most four hours apart. */
const LONGEST_MINUTES = 240;

export function feedHealth(feed: FeedFacts, now: Temporal.Instant): FeedHealth {
  if (!feed.active) return 'PAUSED';
  if (feed.waiting) return 'WAITING';
  if (feed.fail_count >= FAILURES) return 'FAILING';
  if (feed.source !== 'FILE' && isSilent(feed, now)) return 'STALE';
  return feed.last_ok_at === null ? 'NEW' : 'OK';
}

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

function isSilent({ last_ok_at, created_at }: FeedFacts, now: Temporal.Instant): boolean {
  const heard = Temporal.Instant.from(last_ok_at ?? created_at);
  return Temporal.Instant.compare(heard.add({ hours: STALE_HOURS }), now) < 0;
}
