import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { FeedStay } from '../../domain/feeds/calendar-event.ts';
import type { FeedSource } from '../../domain/feeds/feed-source.ts';
import type { EventPart, StandingEvent, TakenNights } from '../../domain/feeds/import-plan.ts';
import { notFound } from '../../errors.ts';
import { rangeText } from './day-ranges.ts';

/** A feed's events that are not over, in order; `held` tells whether the ledger has their nights. */
export function listStandingEvents(
  db: Db,
  feedId: number,
  today: string,
): Promise<StandingEvent[]> {
  return db
    .selectFrom('feed_events')
    .leftJoin('villa_occupancies', 'villa_occupancies.feed_event_id', 'feed_events.id')
    .select([
      'feed_events.id',
      'feed_events.uid',
      'feed_events.summary',
      'feed_events.missing_count',
      sql<string>`lower(feed_events.stay)`.as('started_at'),
      sql<string>`upper(feed_events.stay)`.as('finished_at'),
      sql<boolean>`villa_occupancies.id is not null`.as('held'),
    ])
    .where('feed_events.feed_id', '=', feedId)
    .where('feed_events.removed_at', 'is', null)
    .where(sql<boolean>`upper(feed_events.stay) > ${today}::date`)
    .orderBy(sql`lower(feed_events.stay)`)
    .execute();
}

export type VillaTaken = TakenNights & {
  code: string | null;
  customer_name: string | null;
  /** Of the feed that took them, or that staff took them over from; null for what is ours alone. */
  source: FeedSource | null;
};

/** Nights from today on that anybody but this feed has; anybody at all where the feed is not made yet (null). */
export function listTakenNights(
  db: Db,
  villaId: number,
  { except_feed, today }: { except_feed: number | null; today: string },
): Promise<VillaTaken[]> {
  return db
    .selectFrom('villa_occupancies as taken')
    .leftJoin('reservations', 'reservations.id', 'taken.reservation_id')
    .leftJoin('feed_events', 'feed_events.id', 'taken.feed_event_id')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'feed_events.feed_id')
    .leftJoin('villa_closings', 'villa_closings.id', 'taken.closing_id')
    .leftJoin('calendar_feeds as adopted', 'adopted.id', 'villa_closings.feed_id')
    .select([
      'taken.kind',
      'taken.reservation_id',
      'reservations.reservation_id as code',
      'reservations.customer_name',
      sql<FeedSource | null>`coalesce(calendar_feeds.source, adopted.source)`.as('source'),
      sql<string>`lower(taken.stay)`.as('started_at'),
      sql<string>`upper(taken.stay)`.as('finished_at'),
    ])
    .where('taken.villa_id', '=', villaId)
    .where(sql<boolean>`upper(taken.stay) > ${today}::date`)
    .$if(except_feed !== null, (query) =>
      query.where(sql<boolean>`calendar_feeds.id is distinct from ${except_feed}::int`),
    )
    .orderBy(sql`lower(taken.stay)`)
    .execute();
}

interface Owner {
  feed_id: number;
  villa_id: number;
}

/** New events; `hold` takes their nights, which must be free: the ledger refuses others. */
export async function insertFeedEvents(
  db: Db,
  owner: Owner,
  { stays, hold }: { stays: readonly (FeedStay & { missing_count?: number })[]; hold: boolean },
): Promise<void> {
  if (stays.length === 0) return;
  const rows = await db
    .insertInto('feed_events')
    .values(
      stays.map(({ uid, summary, missing_count = 0, ...nights }) => ({
        ...owner,
        stay: rangeText(nights),
        uid,
        summary,
        missing_count,
      })),
    )
    .returning(['id', 'stay'])
    .execute();
  if (!hold) return;
  await db
    .insertInto('villa_occupancies')
    .values(
      rows.map(({ id, stay }) => ({
        villa_id: owner.villa_id,
        stay,
        kind: 'FEED',
        feed_event_id: id,
      })),
    )
    .execute();
}

/** An event keeps its row, with what is left of its nights. */
export async function updateFeedEvent(db: Db, id: number, part: EventPart): Promise<void> {
  const stay = rangeText(part);
  await db
    .updateTable('feed_events')
    .set({
      stay,
      missing_count: part.missing_count,
      removed_at: part.removed ? sql<Date>`now()` : null,
      ...(part.missing_count === 0 && { last_seen_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
  if (part.removed)
    await db.deleteFrom('villa_occupancies').where('feed_event_id', '=', id).execute();
  else
    await db
      .updateTable('villa_occupancies')
      .set({ stay })
      .where('feed_event_id', '=', id)
      .where(sql<boolean>`stay <> ${stay}::daterange`)
      .execute();
}

export async function noteSeenEvents(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('feed_events')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}

/** Claims to nights that somebody else has hold nothing, so they are simply written anew. */
export async function deleteFeedEvents(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('feed_events').where('id', 'in', ids).execute();
}

/** An event with its feed; `held` tells whether the ledger has its nights. @throws 404 */
export const getFeedEvent = (db: Db, id: number) =>
  db
    .selectFrom('feed_events')
    .innerJoin('calendar_feeds', 'calendar_feeds.id', 'feed_events.feed_id')
    .leftJoin('villa_occupancies', 'villa_occupancies.feed_event_id', 'feed_events.id')
    .select([
      'feed_events.villa_id',
      'feed_events.feed_id',
      'feed_events.stay',
      'feed_events.summary',
      'calendar_feeds.name as feed_name',
      sql<boolean>`villa_occupancies.id is not null`.as('held'),
    ])
    .where('feed_events.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('feed event'));

/** The nights an event holds pass to a closing; the event stays as a claim to them. */
export async function giveNightsToClosing(
  db: Db,
  eventId: number,
  closing_id: number,
): Promise<void> {
  await db
    .updateTable('villa_occupancies')
    .set({ kind: 'CLOSING', closing_id, feed_event_id: null })
    .where('feed_event_id', '=', eventId)
    .execute();
}
