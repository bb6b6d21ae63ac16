import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { TakenKind } from '../../shared/taken-kinds.ts';
import { isTaken } from './is-taken.ts';
import { takenLabel } from './taken-labels.ts';

/** Days half-open; ids of none of a kind mean all of it. */
export interface OccupancySearch {
  villa_id: number[];
  region_id: number[];
  type_id: number[];
  isActive?: boolean | undefined;
  from: string;
  until: string;
  skip: number;
  take: number;
}

/** A taken range as the query gives it: objects would take PostgreSQL twice as long to write. */
export type OccupiedRow = [
  started_at: string,
  finished_at: string,
  kind: TakenKind,
  status: string | null,
  reservation_id: string | null,
  label: string,
];

export interface VillaOccupancy {
  villa_id: number;
  name: string;
  stays: OccupiedRow[];
}

/**
 * Villas with what is taken of the days, in staff's order: one query for the whole grid, an owner's
 * narrowed to their own. `total` counts all villas that match.
 */
export async function listOccupancy(
  db: Db,
  actor: Actor,
  search: OccupancySearch,
): Promise<{ rows: VillaOccupancy[]; total: number }> {
  const { rows } = await sql<VillaOccupancy & { matching: number }>`
    with shown as materialized (
      select v.id, v.name, v.position, count(*) over ()::int as matching
      from villas v join villa_search s on s.villa_id = v.id
      where ${matchingVillas(actor, search)}
      order by v.position, v.id
      limit ${search.take} offset ${search.skip}
    ),
    taken as (
      select o.villa_id, json_agg(json_build_array(
        lower(o.stay), upper(o.stay), o.kind, coalesce(r.status, x.status), r.reservation_id,
        ${takenLabel(actor)}) order by lower(o.stay)) as stays
      from villa_occupancies o
      left join reservations r on r.id = o.reservation_id
      left join external_records x on x.id = o.external_id
      left join villa_closings c on c.id = o.closing_id
      left join feed_events e on e.id = o.feed_event_id
      where o.villa_id in (select id from shown)
        and upper(o.stay) > ${search.from}::date and lower(o.stay) < ${search.until}::date
        and ${isTaken('villa')}
      group by o.villa_id
    )
    select shown.id as villa_id, shown.name, shown.matching, coalesce(taken.stays, '[]') as stays
    from shown left join taken on taken.villa_id = shown.id
    order by shown.position, shown.id`.execute(db);
  return { rows, total: rows[0]?.matching ?? (await countBeyond(db, actor, search)) };
}

/** All that match, when the page lies beyond the last one. */
const countBeyond = async (db: Db, actor: Actor, search: OccupancySearch): Promise<number> =>
  search.skip > 0 ? (await listOccupancy(db, actor, { ...search, skip: 0, take: 1 })).total : 0;

/** Which of `villas v` with their `villa_search s` are meant. */
export function matchingVillas(
  actor: Actor,
  search: Pick<OccupancySearch, 'villa_id' | 'region_id' | 'type_id' | 'isActive'>,
): RawBuilder<unknown> {
  const { villa_id, region_id, type_id, isActive } = search;
  const conditions = [
    sql`v.deleted_at is null`,
    ...(actor.role === 'OWNER' ? [sql`v.owner_id = ${actor.id}`] : []),
    ...(villa_id.length ? [sql`v.id = any(${villa_id}::int[])`] : []),
    ...(region_id.length ? [sql`s.region_id = any(${region_id}::int[])`] : []),
    ...(type_id.length ? [sql`s.type_ids && ${type_id}::int[]`] : []),
    ...(isActive === undefined ? [] : [sql`v.active = ${isActive}`]),
  ];
  return sql.join(conditions, sql` and `);
}
