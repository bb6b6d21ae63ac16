import type { Insertable } from 'kysely';

import type { CalendarFeeds } from '../../server/db/tables.ts';
import {
  hashOf,
  newExportCode,
  sealAddress,
} from '../../server/services/calendars/feed-secrets.ts';
import { db } from './db.ts';
import { stayFromToday } from './factories.ts';

let count = 0;

/** A calendar of another site: with `url`, one that is asked for; without, one that was uploaded. */
export function createFeed({
  url,
  ...own
}: Partial<Insertable<CalendarFeeds>> & { villa_id: number; url?: string }) {
  count += 1;
  return db
    .insertInto('calendar_feeds')
    .values({
      name: `Takvim ${count}`,
      source: url ? 'OTHER' : 'FILE',
      url_encrypted: url ? sealAddress(url) : null,
      url_hash: url ? hashOf(url) : null,
      ...own,
    })
    .returning(['id', 'villa_id', 'name', 'version'])
    .executeTakeFirstOrThrow();
}

/** Nights that another site's calendar holds. */
export async function createHeldEvent(
  { id: feed_id, villa_id }: { id: number; villa_id: number },
  { check_in, check_out }: { check_in: string; check_out: string },
) {
  const stay = `[${check_in},${check_out})`;
  const event = await db
    .insertInto('feed_events')
    .values({ feed_id, villa_id, stay, summary: 'Reserved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('villa_occupancies')
    .values({ villa_id, stay, kind: 'FEED', feed_event_id: event.id })
    .execute();
  return event;
}

/** The calendar of a villa for other sites, with its secret; `read`: that site has asked for it. */
export async function createCalendarExport(
  villa_id: number,
  { destination = 'ALL', read = false }: { destination?: string; read?: boolean } = {},
) {
  const { code, ...stored } = newExportCode();
  const { id } = await db
    .insertInto('calendar_exports')
    .values({ villa_id, destination, ...stored, last_read_at: read ? new Date() : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

/** One of each thing that calendars going in and out are made of. */
export async function createFeedParts(villa_id: number) {
  const feed = await createFeed({ villa_id });
  const { check_in, check_out } = stayFromToday(400, 3);
  const conflict = await db
    .insertInto('feed_conflicts')
    .values({ feed_id: feed.id, villa_id, stay: `[${check_in},${check_out})`, summary: 'Reserved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = await db
    .insertInto('feed_events')
    .values({ feed_id: feed.id, villa_id, stay: `[${check_in},${check_out})`, summary: 'Reserved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, code } = await createCalendarExport(villa_id);
  return { event: event.id, feed: feed.id, conflict: conflict.id, calendar: id, code };
}
