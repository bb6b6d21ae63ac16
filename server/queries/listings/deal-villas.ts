import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { cardColumns, type FoundVilla } from './card-columns.ts';

/** A villa with an early or last-minute discount that can be had today. */
export interface DealVilla extends FoundVilla {
  percent: number;
  kind: 'EARLY' | 'LAST_MINUTE';
}

/** Villas on sale with such discounts, the largest first; each once, with its best. */
export async function listDealVillas(
  db: Db,
  { today, limit }: { today: string; limit: number },
): Promise<DealVilla[]> {
  const { rows } = await sql<DealVilla>`
    with deal as (
      select distinct on (x.villa_id) x.villa_id, x.percent, x.kind
      from villa_discounts x
      where x.active and x.kind in ('EARLY', 'LAST_MINUTE') and upper(x.days) > ${today}::date
        and (x.book_before is null or x.book_before >= ${today}::date)
        and (x.within_days is null or lower(x.days) <= ${today}::date + x.within_days)
      order by x.villa_id, x.percent desc, x.id
    )
    select ${cardColumns}, deal.percent, deal.kind
    from deal
    join villa_search s on s.villa_id = deal.villa_id and s.active
    order by deal.percent desc, s.position, s.villa_id
    limit ${limit}`.execute(db);
  return rows;
}
