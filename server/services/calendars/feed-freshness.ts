import { now, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { isFresh, isWorthAsking } from '../../domain/feeds/feed-health.ts';
import { conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { log } from '../../log.ts';
import { listConflictsOf } from '../../queries/calendars/feed-conflicts.ts';
import { listReadFeeds, type ReadFeed } from '../../queries/calendars/read-feeds.ts';
import {
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import { insertReservationEvent } from '../../queries/reservations/reservation-writes.ts';
import { formatInstant } from '../../shared/format.ts';
import { SYSTEM } from '../audit.ts';
import { syncScheduled } from './feed-schedule.ts';

/** So long somebody who confirms a stay waits for other sites at most; the hourly run gives them 10 s. */
const PATIENCE = 4_000;

/**
 * Reads a villa's calendars of other sites again before a stay of it is confirmed, all at once and
 * outside of any transaction, those that were read a moment ago left alone (decision 24). Nothing
 * that goes wrong with them is in the way: resolves with the calendars that still may not know all.
 */
export async function freshenFeeds(pool: Db, villaId: number): Promise<ReadFeed[]> {
  const instant = now();
  const feeds = await listReadFeeds(pool, villaId);
  const old = feeds.filter((feed) => isWorthAsking(timesOf(feed), instant));
  await Promise.all(old.map(({ id }) => readNow(pool, id)));
  const read = old.length > 0 ? await listReadFeeds(pool, villaId) : feeds;
  return read.filter((feed) => feed.waiting || !isFresh(timesOf(feed), instant));
}

const timesOf = ({ last_attempt_at, last_ok_at }: ReadFeed) => ({
  last_attempt_at: last_attempt_at?.toISOString() ?? null,
  last_ok_at: last_ok_at?.toISOString() ?? null,
});

async function readNow(pool: Db, id: number): Promise<void> {
  try {
    await syncScheduled(pool, id, PATIENCE);
  } catch (error) {
    log.error({ err: error, feed: id }, 'a calendar feed could not be read before a confirmation');
  }
}

/** Says in a reservation's timeline which calendars could not be asked when it was confirmed. */
export async function noteUncertainFeeds(
  db: Db,
  key: ReservationKey,
  feeds: readonly ReadFeed[],
): Promise<void> {
  if (feeds.length === 0) return;
  await insertReservationEvent(db, {
    ...ofReservation(key),
    kind: 'FEEDS_UNREAD',
    reason: feeds.map(uncertaintyOf).join(' '),
    actor_id: SYSTEM.id,
    actor_role: SYSTEM.role,
    request_id: SYSTEM.request_id,
  });
}

function uncertaintyOf({ name, waiting, last_ok_at }: ReadFeed): string {
  if (waiting) return t('feeds:uncertain.waiting', { name });
  if (!last_ok_at) return t('feeds:uncertain.never', { name });
  return t('feeds:uncertain.old', { name, at: formatInstant(last_ok_at.toISOString()) });
}

/**
 * Staff don't confirm what another site has sold as well: they decide the clash first.
 * @throws 409 `sold_elsewhere` with what the other calendars say
 */
export async function refuseSoldElsewhere(db: Db, reservationId: number): Promise<void> {
  const conflicts = await listConflictsOf(db, reservationId, today().toString());
  if (conflicts.length > 0) throw conflict('sold_elsewhere', { conflicts });
}
