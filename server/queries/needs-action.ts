import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** What waits for a member of staff, counted. */
export interface NeedsAction {
  /** Money that came late, twice or for nobody. */
  transactions: number;
  /** Feeds that have failed three times in a row or were silent for half a day. */
  feeds: number;
  feed_conflicts: number;
  external: number;
  /** Villas that are not withdrawn and lack a verified permit number. */
  permits: number;
  comments: number;
  messages: number;
  /** Mails that will not be tried again. */
  mails: number;
}

/** All of it in one round trip. */
export async function countNeedsAction(db: Db): Promise<NeedsAction> {
  const { rows } = await sql<NeedsAction>`
    select
      (select count(*)::int from transactions
        where needs_action is not null and action_done_at is null) as transactions,
      (select count(*)::int from calendar_feeds where active and (fail_count >= 3
        or (source <> 'FILE' and coalesce(last_ok_at, created_at) < now() - interval '12 hours')))
        as feeds,
      (select count(*)::int from feed_conflicts where state = 'OPEN') as feed_conflicts,
      (select count(*)::int from external_records where status = 'PENDING') as external,
      (select count(*)::int from villas where deleted_at is null and withdrawn_at is null
        and (permit_no is null or permit_verified_at is null)) as permits,
      (select count(*)::int from comments where state = 'WAITING') as comments,
      (select count(*)::int from contact_messages where state = 'UNREAD') as messages,
      (select count(*)::int from mails where state = 'DEAD') as mails`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a table answers one row');
  return counts;
}
