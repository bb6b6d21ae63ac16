import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { FoundStay } from '../search/villa-search.ts';
import { isFree, type SearchedStay } from '../search/villa-search-stays.ts';
import { soldManyStays } from '../search/villa-search-sums.ts';
import { cardColumns } from './card-columns.ts';

interface SimilarTo {
  id: number;
  region_id: number;
  town_id: number;
  capacity: number;
}

/** Villas looked at, nearest in place and size first, so that the shown ones can be sold. */
const CONSIDERED = 24;
const SHOWN = 4;

/**
 * Villas of the same region that are most like one, its town before others; with a stay only those
 * that can be sold for it, with its sums. One query, however many villas there are.
 */
export async function listSimilarVillas(
  db: Db,
  villa: SimilarTo,
  stay: SearchedStay | null,
): Promise<FoundStay[]> {
  const guests = stay?.guests ?? 1;
  const free = stay ? isFree(stay) : sql`true`;
  const asked = sql`select villa_id, ${stay?.check_in}::date as check_in,
    ${stay?.check_out}::date as check_out from candidate`;
  const found = stay
    ? sql`select c.*, sold.total_kurus, sold.accommodation_kurus, sold.discount_kurus
        from candidate c
        join (${soldManyStays(asked, stay)}) sold using (villa_id)`
    : sql`select c.*, null::bigint as total_kurus, null::bigint as accommodation_kurus,
        null::bigint as discount_kurus from candidate c`;
  const { rows } = await sql<FoundStay>`
    with candidate as materialized (
      select s.*, row_number() over (order by s.town_id <> ${villa.town_id}::int,
        abs(s.max_guests - ${villa.capacity}::int), s.popular desc, s.position, s.villa_id) as place
      from villa_search s
      where s.active and s.region_id = ${villa.region_id}::int and s.villa_id <> ${villa.id}::int
        and s.max_guests >= ${guests}::int and ${free}
      order by place limit ${CONSIDERED}
    ), found as (${found}),
    shown as (select * from found order by place limit ${SHOWN})
    select ${cardColumns}, s.total_kurus, s.accommodation_kurus, s.discount_kurus, 0 as matching
    from shown s
    order by s.place`.execute(db);
  return rows;
}
