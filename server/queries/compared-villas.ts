import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { cardColumns, type FoundVilla } from './card-columns.ts';

/** A villa among others, with what is worth comparing beside its card. */
export interface ComparedVillaRow extends FoundVilla {
  min_nights: number;
  deposit_kurus: number;
}

/** The villas on sale among these, in the order they are named. */
export async function listComparedVillas(
  db: Db,
  ids: readonly number[],
): Promise<ComparedVillaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ComparedVillaRow>`
    select ${cardColumns}, v.min_nights, v.deposit_kurus
    from villa_search s join villas v on v.id = s.villa_id
    where s.active and s.villa_id = any(${ids}::int[])
    order by array_position(${ids}::int[], s.villa_id)`.execute(db);
  return rows;
}
