import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { boatCardColumns, boatCardTables, type FoundBoat } from './boat-card-columns.ts';

/** A boat among others, with what is worth comparing beside its card. */
export interface ComparedBoatRow extends FoundBoat {
  guests_day: number;
  guests_night: number;
  deposit_kurus: number;
  licence_no: string | null;
}

/** The boats on sale among these, in the order they are named. */
export async function listComparedBoats(
  db: Db,
  ids: readonly number[],
): Promise<ComparedBoatRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ComparedBoatRow>`
    select ${boatCardColumns()}, b.guests_day, b.guests_night, b.deposit_kurus, b.licence_no
    from boat_search s ${boatCardTables}
    where s.active and s.boat_id = any(${ids}::int[])
    order by array_position(${ids}::int[], s.boat_id)`.execute(db);
  return rows;
}
