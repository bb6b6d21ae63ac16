import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import {
  type FeedFacts,
  feedHealth,
  needsAttention,
  silentSince,
} from '../../domain/feeds/feed-health.ts';
import { type FeedRow, listDoubtfulFeeds } from '../../queries/calendars/feeds.ts';

/** A feed's row as the rules of its health read it; moments as ISO instants. */
export const healthFacts = (row: FeedRow): FeedFacts => ({
  source: row.source,
  active: row.active,
  waiting: row.waiting,
  fail_count: row.fail_count,
  created_at: row.created_at.toISOString(),
  last_ok_at: row.last_ok_at?.toISOString() ?? null,
});

/**
 * Feeds that want somebody: failing, silent for too long, waiting for a decision, or with open
 * conflicts. The dashboard's home and `GET /v1/admin/feeds?attention=1` show them.
 */
export async function listFeedsInNeed(
  db: Db,
  actor: Actor,
  { now, today }: { now: Temporal.Instant; today: string },
): Promise<FeedRow[]> {
  const silent_since = silentSince(now).toString();
  const rows = await listDoubtfulFeeds(db, actor, { today, silent_since });
  return rows.filter((row) => wantsSomebody(row, now));
}

/** Whether a conflict is open, or its health needs somebody. */
export const wantsSomebody = (row: FeedRow, now: Temporal.Instant): boolean =>
  row.open_conflicts > 0 || needsAttention(feedHealth(healthFacts(row), now));
