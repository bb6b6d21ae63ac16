import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { BoatSearch } from '../../schemas/boats.ts';
import type { FoundCharter } from '../search/boat-search.ts';
import { boatBase } from '../search/boat-search-filters.ts';
import { type BoatSearchContext, fittingBoats } from '../search/boat-search-fitting.ts';
import { boatCardColumns, boatCardTables } from './boat-card-columns.ts';

interface SimilarToBoat {
  id: number;
  marina_id: number;
  town_id: number;
  guests_day: number;
  types: { id: number }[];
}

const SHOWN = 4;
const COMPARED = ['town_id', 'marina_id', 'type_ids', 'guests_day'];

/**
 * Boats on sale of the same town or type: the nearest in kind, place and size first. With days in
 * `search` only those that can be sold then, with their sums.
 */
export async function listSimilarBoats(
  db: Db,
  boat: SimilarToBoat,
  search: BoatSearch,
  context: BoatSearchContext,
): Promise<FoundCharter[]> {
  const types = sql`${boat.types.map(({ id }) => id)}::int[]`;
  const where = sql`${boatBase(search)} and s.boat_id <> ${boat.id}
    and (s.town_id = ${boat.town_id} or s.type_ids && ${types})`;
  const { rows } = await sql<FoundCharter>`
    with shown as materialized (
      select f.*, row_number() over (
        order by (f.type_ids && ${types})::int + (f.town_id = ${boat.town_id})::int desc,
          f.marina_id <> ${boat.marina_id}, abs(f.guests_day - ${boat.guests_day}::int), f.boat_id
      ) as rank
      from (${fittingBoats(search, context, { where, columns: COMPARED })}) f
      order by rank limit ${SHOWN}
    )
    select ${boatCardColumns(sql`f.unit`)}, f.check_in::text, f.check_out::text, f.total_kurus,
      f.accommodation_kurus, f.discount_kurus
    from shown f join boat_search s on s.boat_id = f.boat_id ${boatCardTables}
    order by f.rank`.execute(db);
  return rows;
}
