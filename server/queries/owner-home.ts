import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { TakenRangeRow } from './listing-calendar.ts';
import { ownersPart } from './owner-parts.ts';
import type { MonthOfYear } from './sold-months.ts';
import { SOLD } from './state-lists.ts';

/**
 * Two years of an owner's villas by month, last year first: nights sold, and of each stay's total the
 * owner's part by night; a stay without an agreed commission earns nothing that can be told.
 */
export async function listOwnerMonths(
  db: Db,
  ownerId: number,
  year: number,
): Promise<MonthOfYear[]> {
  const { rows } = await sql<MonthOfYear>`
    with months as (
      select m::date as first_day, (m + interval '1 month')::date as next_month
      from generate_series(make_date(${year - 1}::int, 1, 1)::timestamp,
        make_date(${year}::int, 12, 1)::timestamp, interval '1 month') m
    ), own as (select id, active from villas where owner_id = ${ownerId} and deleted_at is null),
    sold as (
      select months.first_day,
        least(r.check_out, months.next_month) - greatest(r.check_in, months.first_day) as nights,
        ${ownersPart('r')} / r.nights as a_night
      from months join reservations r
        on r.check_in < months.next_month and r.check_out > months.first_day
      where r.villa_id in (select id from own)
        and r.status in ${SOLD}
    )
    select to_char(months.first_day, 'YYYY-MM') as month,
      coalesce(sum(sold.nights), 0)::int as nights,
      coalesce(round(sum(sold.a_night * sold.nights)), 0)::bigint as revenue_kurus,
      0 as boat_revenue_kurus,
      (select count(*) from own where active)::int * (months.next_month - months.first_day)
        as nights_on_sale
    from months left join sold using (first_day)
    group by months.first_day, months.next_month
    order by months.first_day`.execute(db);
  return rows;
}

export interface OwnVilla {
  id: number;
  name: string;
  /** What takes its days, in order. */
  taken: TakenRangeRow[];
}

/** The first `most` of an owner's villas with what takes their days from `from` until `until`. */
export async function listOwnVillasTaken(
  db: Db,
  ownerId: number,
  { from, until, most }: { from: string; until: string; most: number },
): Promise<OwnVilla[]> {
  const { rows } = await sql<OwnVilla>`
    select v.id, v.name, coalesce((
      select json_agg(json_build_object('id', o.id, 'kind', o.kind,
        'started_at', lower(o.stay), 'finished_at', upper(o.stay),
        'reservation_id', null, 'code', r.reservation_id, 'status', r.status, 'closing_id', null,
        'closing_version', null, 'external_id', null, 'feed_name', null,
        'label', coalesce(r.customer_name, '')) order by lower(o.stay))
      from villa_occupancies o left join reservations r on r.id = o.reservation_id
      where o.villa_id = v.id and upper(o.stay) >= ${from}::date and lower(o.stay) < ${until}::date
        and (o.expires_at is null or o.expires_at > now())), '[]') as taken
    from villas v
    where v.owner_id = ${ownerId} and v.deleted_at is null
    order by v.active desc, v.name collate "tr-x-icu", v.id
    limit ${most}`.execute(db);
  return rows;
}
