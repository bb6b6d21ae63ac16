import { sql } from 'kysely';

import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import { isWaiting } from './feeds.ts';

/** Feeds with an address that may be due, the longest unasked first; `minutesToNext` decides. */
export const listScheduledFeeds = (db: Db) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('villas', 'villas.id', 'calendar_feeds.villa_id')
    .select([
      'calendar_feeds.id',
      'calendar_feeds.interval_minutes',
      'calendar_feeds.fail_count',
      'calendar_feeds.last_attempt_at',
    ])
    .where('calendar_feeds.active', '=', true)
    .where('calendar_feeds.url_encrypted', 'is not', null)
    .where('villas.deleted_at', 'is', null)
    .orderBy(sql`calendar_feeds.last_attempt_at nulls first`)
    .orderBy('calendar_feeds.id')
    .execute();

/** A villa's calendars that are read from an address, and when they were heard from last. */
export const listReadFeeds = (db: Db, villaId: number) => readFeeds(db, { villaId });

const readFeeds = compiledOnce(['villaId'], (db, { villaId }: { villaId: number }) =>
  db
    .selectFrom('calendar_feeds')
    .select(['id', 'name', 'last_attempt_at', 'last_ok_at', isWaiting.as('waiting')])
    .where('villa_id', '=', villaId)
    .where('active', '=', true)
    .where('url_encrypted', 'is not', null)
    .orderBy('id'),
);

export type ReadFeed = Awaited<ReturnType<typeof listReadFeeds>>[number];
