import { sql } from 'kysely';

import { SOLD } from './state-lists.ts';

/** How much of a town's villas is sold in a month. */
export interface TownOccupancy {
  town_id: number;
  town: string;
  /** Those on sale. */
  villas: number;
  /** Of their nights, in percent. */
  percent: number;
}

const SHOWN = 6;

/**
 * The towns that are sold best in the month of `today`, for a query that makes JSON of them. No stay is
 * longer than a hundred nights: so few days of the index are looked at.
 */
export const townsBySale = (today: string) => sql`
  with month as (
    select date_trunc('month', ${today}::date)::date as first_day,
      (date_trunc('month', ${today}::date) + interval '1 month')::date as next_month
  ), sold as (
    select r.villa_id,
      sum(least(r.check_out, next_month) - greatest(r.check_in, first_day)) as nights
    from month join reservations r on r.check_in between first_day - 100 and next_month - 1
      and r.check_out > first_day
    where r.status in ${SOLD}
    group by r.villa_id
  )
  select t.id as town_id, t.name as town, count(*)::int as villas,
    round(100 * coalesce(sum(sold.nights), 0) / (count(*) * min(next_month - first_day)))::int
      as percent
  from month cross join villas v
  join districts d on d.id = v.district_id
  join towns t on t.id = d.town_id
  left join sold on sold.villa_id = v.id
  where v.active
  group by t.id
  order by percent desc, villas desc, t.id
  limit ${SHOWN}::int`;
