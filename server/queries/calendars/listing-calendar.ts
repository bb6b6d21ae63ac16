import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { TakenKind } from '../../shared/taken-kinds.ts';
import type { ListingKind } from '../reservations/reservation-tables.ts';
import { isTaken } from './is-taken.ts';
import { takenLabel } from './taken-labels.ts';

/** Days half-open: taken time that touches them is listed whole. */
interface Window {
  from: string;
  until: string;
}

/** What takes a range of a villa or a boat; only what fits `kind` is set. */
export interface TakenRangeRow {
  id: number;
  kind: TakenKind;
  started_at: string;
  finished_at: string;
  /** The row of the reservation, and its code. */
  reservation_id: number | null;
  code: string | null;
  status: string | null;
  /** How a boat is let; null of a villa. */
  unit: string | null;
  closing_id: number | null;
  closing_version: number | null;
  external_id: number | null;
  /** Of the calendar's event. */
  feed_event_id: number | null;
  /** The calendar that brought it. */
  feed_name: string | null;
  /** The guest's name, a note, or what the other calendar calls it. */
  label: string;
}

/** What takes a villa's days, in order. */
export async function listVillaTaken(
  db: Db,
  actor: Actor,
  villaId: number,
  window: Window,
): Promise<TakenRangeRow[]> {
  const { rows } = await sql<TakenRangeRow>`
    select o.id, o.kind, lower(o.stay) as started_at, upper(o.stay) as finished_at,
      o.reservation_id, r.reservation_id as code, coalesce(r.status, x.status) as status, null::text as unit,
      o.closing_id, c.version as closing_version, o.external_id, o.feed_event_id,
      coalesce(f.name, a.name) as feed_name, ${takenLabel(actor)} as label
    from villa_occupancies o
    left join reservations r on r.id = o.reservation_id
    left join external_records x on x.id = o.external_id
    left join villa_closings c on c.id = o.closing_id
    left join feed_events e on e.id = o.feed_event_id
    left join calendar_feeds f on f.id = e.feed_id
    left join calendar_feeds a on a.id = c.feed_id
    where o.villa_id = ${villaId} and ${touches('villa', window)}
    order by lower(o.stay)`.execute(db);
  return rows;
}

/** What takes a boat's days, in order. */
export async function listBoatTaken(
  db: Db,
  boatId: number,
  window: Window,
): Promise<TakenRangeRow[]> {
  const { rows } = await sql<TakenRangeRow>`
    select o.id, o.kind, lower(o.stay) as started_at, upper(o.stay) as finished_at,
      o.reservation_id, r.reservation_id as code, r.status, r.unit,
      o.closing_id, c.version as closing_version, null::int as external_id,
      null::int as feed_event_id, null::text as feed_name, coalesce(r.customer_name, c.note, '') as label
    from boat_occupancies o
    left join boat_reservations r on r.id = o.reservation_id
    left join boat_closings c on c.id = o.closing_id
    where o.boat_id = ${boatId} and ${touches('boat', window)}
    order by lower(o.stay), o.starts_at`.execute(db);
  return rows;
}

const touches = (kind: ListingKind, { from, until }: Window): RawBuilder<unknown> => sql`
  upper(o.stay) >= ${from}::date and lower(o.stay) < ${until}::date and ${isTaken(kind)}`;
