import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { boatCardColumns, boatCardTables, type FoundBoat } from './boat-card-columns.ts';

export interface SimilarToBoat {
  id: number;
  marina_id: number;
  town_id: number;
  guests_day: number;
  types: { id: number }[];
}

const SHOWN = 4;

/** Boats on sale of the same marina, town or type: the nearest in kind, place and size first. */
export async function listSimilarBoats(db: Db, boat: SimilarToBoat): Promise<FoundBoat[]> {
  const types = boat.types.map(({ id }) => id);
  const { rows } = await sql<FoundBoat>`
    select ${boatCardColumns()}
    from boat_search s ${boatCardTables}
    where s.active and s.boat_id <> ${boat.id}
      and (s.town_id = ${boat.town_id} or s.type_ids && ${types}::int[])
    order by (s.type_ids && ${types}::int[])::int + (s.town_id = ${boat.town_id})::int desc,
      s.marina_id <> ${boat.marina_id}, abs(s.guests_day - ${boat.guests_day}::int), s.boat_id
    limit ${SHOWN}`.execute(db);
  return rows;
}
