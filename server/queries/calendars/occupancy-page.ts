import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { type GapWindow, gapsIn } from './availability-gaps.ts';
import { isTaken } from './is-taken.ts';
import { matchingVillas, type OccupancySearch, type OccupiedRow } from './occupancy.ts';

/** What the calendar page narrows the villas by, beside the API's filters. */
interface OccupancyPageSearch extends OccupancySearch {
  /** Only villas with a gap in these days. */
  gaps: GapWindow | null;
}

/** A taken range with what a person can do to it. */
export type TakenRow = [
  ...taken: OccupiedRow,
  /** Of the reservation, closing, external record or feed that takes it. */
  id: number,
  /** Of a closing. */
  version: number | null,
  total_kurus: number | null,
  /** Of a feed: which of its events. */
  feed_event_id: number | null,
  /** Of a boat's reservation. */
  unit?: string | null,
];

export interface VillaLineRow {
  villa_id: number;
  name: string;
  active: boolean;
  town: string;
  capacity: number;
  stays: TakenRow[];
}

/**
 * Villas with what takes their days, in staff's order: one query whatever their number. `from` and
 * `until` reach as far beyond the days shown as a gap may be long. `total` counts all that match.
 */
export async function listVillaLines(
  db: Db,
  actor: Actor,
  search: OccupancyPageSearch,
): Promise<{ rows: VillaLineRow[]; total: number }> {
  const { rows } = await sql<VillaLineRow & { matching: number }>`
    with shown as materialized (
      select v.id, v.name, v.active, v.capacity, v.position, t.name as town,
        count(*) over ()::int as matching
      from villas v
      join villa_search s on s.villa_id = v.id
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      where ${wanted(actor, search)}
      order by v.position, v.id
      limit ${search.take} offset ${search.skip}
    ),
    taken as (
      select o.villa_id, json_agg(json_build_array(
        lower(o.stay), upper(o.stay), o.kind, coalesce(r.status, x.status), r.reservation_id,
        coalesce(r.customer_name, x.note, c.note, f.summary, ''),
        coalesce(o.reservation_id, o.closing_id, o.external_id, f.feed_id), c.version,
        r.total_kurus, f.id) order by lower(o.stay)) as stays
      from villa_occupancies o
      left join reservations r on r.id = o.reservation_id
      left join external_records x on x.id = o.external_id
      left join villa_closings c on c.id = o.closing_id
      left join feed_events f on f.id = o.feed_event_id
      where o.villa_id in (select id from shown)
        and upper(o.stay) >= ${search.from}::date and lower(o.stay) < ${search.until}::date
        and ${isTaken('villa')}
      group by o.villa_id
    )
    select shown.id as villa_id, shown.name, shown.active, shown.town, shown.capacity,
      shown.matching, coalesce(taken.stays, '[]') as stays
    from shown left join taken on taken.villa_id = shown.id
    order by shown.position, shown.id`.execute(db);
  const total = rows[0]?.matching ?? 0;
  if (rows.length > 0 || search.skip === 0) return { rows, total };
  return { rows, total: (await listVillaLines(db, actor, { ...search, skip: 0, take: 1 })).total };
}

export interface OccupancySums {
  villas: number;
  /** Nights of the days, by what holds them. */
  sold_nights: number;
  option_nights: number;
  closed_nights: number;
}

/** The nights of all villas that match, `from` to `until` half-open. */
export async function sumOccupancy(
  db: Db,
  actor: Actor,
  search: OccupancyPageSearch,
): Promise<OccupancySums> {
  const nights = (...kinds: string[]) => sql`coalesce(sum(
    least(upper(o.stay), ${search.until}::date) - greatest(lower(o.stay), ${search.from}::date)
  ) filter (where o.kind = any(${kinds}::text[])), 0)::int`;
  const { rows } = await sql<OccupancySums>`
    with shown as materialized (
      select v.id from villas v join villa_search s on s.villa_id = v.id
      where ${wanted(actor, search)}
    )
    select (select count(*)::int from shown) as villas,
      ${nights('RESERVATION', 'EXTERNAL')} as sold_nights, ${nights('OPTION')} as option_nights,
      ${nights('CLOSING', 'FEED')} as closed_nights
    from villa_occupancies o
    where o.villa_id in (select id from shown)
      and upper(o.stay) > ${search.from}::date and lower(o.stay) < ${search.until}::date
      and ${isTaken('villa')}`.execute(db);
  return rows[0] as OccupancySums;
}

const wanted = (actor: Actor, search: OccupancyPageSearch): RawBuilder<unknown> =>
  search.gaps === null
    ? matchingVillas(actor, search)
    : sql`${matchingVillas(actor, search)}
        and v.id in (select gap.villa_id from (${gapsIn(search.gaps)}) gap)`;
