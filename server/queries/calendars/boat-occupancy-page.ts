import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { isTaken } from './is-taken.ts';
import type { TakenRow } from './occupancy-page.ts';

interface BoatLinesSearch {
  /** Some boats; empty or left out: all. */
  boat_id?: readonly number[];
  /** Types, any of them; empty: all. */
  type_id: readonly number[];
  isActive?: boolean | undefined;
  from: string;
  until: string;
  skip: number;
  take: number;
}

export interface BoatLineRow {
  boat_id: number;
  name: string;
  active: boolean;
  marina: string;
  guests_day: number;
  guests_night: number;
  stays: TakenRow[];
}

/** Boats with what takes their days, in staff's order, in one query; `total` counts all that match. */
export async function listBoatLines(
  db: Db,
  search: BoatLinesSearch,
): Promise<{ rows: BoatLineRow[]; total: number }> {
  const { boat_id = [], type_id, isActive = null, from, until } = search;
  const { rows } = await sql<BoatLineRow & { matching: number }>`
    with shown as materialized (
      select b.id, b.name, b.active, b.guests_day, b.guests_night, b.position, m.name as marina,
        count(*) over ()::int as matching
      from boats b join marinas m on m.id = b.marina_id
      where b.deleted_at is null
        and (cardinality(${boat_id}::int[]) = 0 or b.id = any(${boat_id}::int[]))
        and (${isActive}::boolean is null or b.active = ${isActive}::boolean)
        and (cardinality(${type_id}::int[]) = 0 or exists (
          select from boat_boat_types y
          where y.boat_id = b.id and y.boat_type_id = any(${type_id}::int[])))
      order by b.position, b.id
      limit ${search.take} offset ${search.skip}
    ),
    taken as (
      select o.boat_id, json_agg(json_build_array(
        lower(o.stay), upper(o.stay), o.kind, r.status, r.reservation_id,
        coalesce(r.customer_name, c.note, ''), coalesce(o.reservation_id, o.closing_id), c.version,
        r.total_kurus, null::int, r.unit) order by lower(o.stay)) as stays
      from boat_occupancies o
      left join boat_reservations r on r.id = o.reservation_id
      left join boat_closings c on c.id = o.closing_id
      where o.boat_id in (select id from shown)
        and upper(o.stay) >= ${from}::date and lower(o.stay) < ${until}::date and ${isTaken('boat')}
      group by o.boat_id
    )
    select shown.id as boat_id, shown.name, shown.active, shown.marina, shown.guests_day,
      shown.guests_night, shown.matching, coalesce(taken.stays, '[]') as stays
    from shown left join taken on taken.boat_id = shown.id
    order by shown.position, shown.id`.execute(db);
  const total = rows[0]?.matching ?? 0;
  if (rows.length > 0 || search.skip === 0) return { rows, total };
  return { rows, total: (await listBoatLines(db, { ...search, skip: 0, take: 1 })).total };
}
