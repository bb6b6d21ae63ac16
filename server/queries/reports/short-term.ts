import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { CARDS_A_PAGE } from '../../schemas/search.ts';
import type { ShortTermQuery } from '../../schemas/short-term.ts';
import { type GapWindow, gapsIn, soldGaps } from '../calendars/availability-gaps.ts';
import { cardColumns, type FoundVilla } from '../listings/card-columns.ts';

export interface ShortTermVilla extends FoundVilla {
  check_in: string;
  check_out: string;
  nights: number;
  total_kurus: number;
  accommodation_kurus: number;
  discount_kurus: number;
}

/**
 * One page of the gaps that can be had as a whole, the nearest first; one gap is one card, so a villa
 * may stand in the list more than once. `total` counts all that fit.
 */
export async function searchShortTerm(db: Db, search: ShortTermQuery, window: GapWindow) {
  const { rows } = await sql<ShortTermVilla & { matching: number; id: number | null }>`
    with gap as materialized (
      select every_gap.* from (${gapsIn(window)}) every_gap
      join villa_search s on s.villa_id = every_gap.villa_id
      where ${conditions(search, window)}
    ),
    fitting as materialized (${soldGaps(window, search.adults + search.children)}),
    shown as (
      select f.* from fitting f
      order by f.check_in, f.villa_id
      limit ${CARDS_A_PAGE} offset ${(search.page - 1) * CARDS_A_PAGE}
    )
    select counted.matching, card.*
    from (select count(*)::int as matching from fitting) counted
    left join lateral (
      select ${cardColumns}, f.check_in, f.check_out, f.check_out - f.check_in as nights,
        f.total_kurus, f.accommodation_kurus, f.discount_kurus
      from shown f
      join villa_search s on s.villa_id = f.villa_id
    ) card on true
    order by card.check_in, card.id`.execute(db);
  const villas = rows.filter(({ id }) => id !== null);
  return { villas: villas as ShortTermVilla[], total: rows[0]?.matching ?? 0 };
}

/** A gap belongs to the month of its first night that is still to come. */
function conditions(search: ShortTermQuery, { from, until }: GapWindow): RawBuilder<unknown> {
  const { adults, children, nights, region, town, district, type } = search;
  const idsOf = (table: string, slugs: string[]) =>
    sql`array(select id from ${sql.table(table)} where slug = any(${slugs}))`;
  const all = [
    sql`s.max_guests >= ${adults + children}::int`,
    sql`every_gap.check_in >= ${from}::date and every_gap.check_in < ${until}::date`,
    ...(nights ? [sql`every_gap.check_out - every_gap.check_in = ${nights}::int`] : []),
    ...(region.length ? [sql`s.region_id = any(${idsOf('regions', region)})`] : []),
    ...(town.length ? [sql`s.town_id = any(${idsOf('towns', town)})`] : []),
    ...(district.length ? [sql`s.district_id = any(${idsOf('districts', district)})`] : []),
    ...(type.length ? [sql`s.type_ids && ${idsOf('villa_types', type)}`] : []),
  ];
  return sql.join(all, sql` and `);
}
