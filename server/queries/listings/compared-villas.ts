import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { cardColumns, type FoundVilla } from './card-columns.ts';

/** A villa among others, with what is worth comparing beside its card. */
export interface ComparedVillaRow extends FoundVilla {
  /** The fewest that any coming season takes. */
  min_nights: number;
  /** Of the season that asks for the least, and of the one that asks for the most. */
  deposit_kurus: number;
  deposit_up_to_kurus: number;
}

/** The villas on sale among these, in the order they are named; `today` is ISO. */
export async function listComparedVillas(
  db: Db,
  ids: readonly number[],
  today: string,
): Promise<ComparedVillaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ComparedVillaRow>`
    select ${cardColumns}, coalesce(coming.min_nights, v.min_nights) as min_nights,
      coalesce(coming.lowest, v.deposit_kurus) as deposit_kurus,
      coalesce(coming.highest, v.deposit_kurus) as deposit_up_to_kurus
    from villa_search s join villas v on v.id = s.villa_id
    cross join lateral (
      select min(coalesce(p.min_nights, v.min_nights)) as min_nights,
        min(coalesce(p.deposit_kurus, v.deposit_kurus)) as lowest,
        max(coalesce(p.deposit_kurus, v.deposit_kurus)) as highest
      from villa_prices p where p.villa_id = v.id and upper(p.days) > ${today}::date
    ) coming
    where s.active and s.villa_id = any(${ids}::int[])
    order by array_position(${ids}::int[], s.villa_id)`.execute(db);
  return rows;
}
