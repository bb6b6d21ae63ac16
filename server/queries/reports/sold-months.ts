import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { broughtColumns, broughtWithin } from './nights-brought.ts';
import { SOLD, STAYING } from './state-lists.ts';

export interface MonthOfYear {
  /** 'YYYY-MM' */
  month: string;
  /** Of villas; what boats sell is no nights. */
  nights: number;
  /** Of villas and boats, and the boats' part of it. */
  revenue_kurus: number;
  boat_revenue_kurus: number;
  /** Nights on sale: villas that are active now, or were sold in the month, times its days: none is fuller than full. */
  nights_on_sale: number;
}

/** The two years up to the end of `today`'s by month. */
export async function listMonths(db: Db, today: string): Promise<MonthOfYear[]> {
  const { rows } = await monthsOf(Number(today.slice(0, 4))).execute(db);
  return rows;
}

/**
 * Last year first: nights sold in villas, and of what each stay and charter brings what its nights of the
 * month do. Those of the same days are put together before months are made of them, out of an index alone:
 * what belongs to their second month was worked out when they were sold. Only nights of stays that see more
 * than two are read.
 */
const monthsOf = (year: number) => sql<MonthOfYear>`
    with months as (
      select m::date as first_day, (m + interval '1 month')::date as next_month
      from generate_series(make_date(${year - 1}::int, 1, 1)::timestamp,
        make_date(${year}::int, 12, 1)::timestamp, interval '1 month') m
    ), stays as materialized (
      ${soldDays('villa', year)} union all ${soldDays('boat', year)}
    ), sold as (
      select months.first_day, s.kind,
        s.count * (least(s.check_out, months.next_month) - greatest(s.check_in, months.first_day)) as days,
        case when later_kurus is null then ${broughtWithin('s', MONTH)}
          when s.check_in >= months.first_day then brought_kurus - later_kurus
          else later_kurus end as brought_kurus
      from months join stays s
        on s.check_in < months.next_month and s.check_out > months.first_day
    ), taken_off as (
      select months.first_day, count(distinct off.villa_id)::int as villas
      from months join (
        select villa_id, check_in, check_out from ${withNightsIn('villa', year)}
          and status in ${SOLD}
          and villa_id in (select id from villas where not active)
      ) off on off.check_in < months.next_month and off.check_out > months.first_day
      group by months.first_day
    )
    select to_char(months.first_day, 'YYYY-MM') as month,
      coalesce(sum(sold.days) filter (where kind = 'villa'), 0)::int as nights,
      coalesce(sum(brought_kurus), 0)::bigint as revenue_kurus,
      coalesce(sum(brought_kurus) filter (where kind = 'boat'), 0)::bigint as boat_revenue_kurus,
      ((select count(*) from villas where active)::int + coalesce(taken_off.villas, 0))
        * (months.next_month - months.first_day) as nights_on_sale
    from months left join sold using (first_day) left join taken_off using (first_day)
    group by months.first_day, months.next_month, taken_off.villas
    order by months.first_day`;

const MONTH = { from: sql.ref('months.first_day'), until: sql.ref('months.next_month') };

/** Of whom nobody came what counts is what was paid: what their sale was written with says nothing of it. */
const soldDays = (kind: ListingKind, year: number) => sql`
      select ${sql.lit(kind)} as kind, check_in, check_out, count(*)::int as count,
        sum(total_kurus) as brought_kurus, null::bigint[] as nights_kurus, sum(later_kurus) as later_kurus
      from ${withNightsIn(kind, year)} and status in ${STAYING} and later_kurus is not null
      group by check_in, check_out
      union all ${eachOf(kind, sql`${withNightsIn(kind, year)} and status = 'NO_SHOW'`)}
      union all ${eachOf(kind, sql`${withNightsIn(kind, year)} and status in ${STAYING} and later_kurus is null`)}`;

const eachOf = (kind: ListingKind, stays: RawBuilder<unknown>) => sql`
      select ${sql.lit(kind)}, check_in, check_out, 1, ${broughtColumns('r', sql`true`)}, null
      from ${stays}`;

const withNightsIn = (kind: ListingKind, year: number) => sql`
      ${sql.table(tablesOf(kind).reservations)} r
      where check_in < make_date(${year + 1}::int, 1, 1)
        and check_out > make_date(${year - 1}::int, 1, 1)`;
