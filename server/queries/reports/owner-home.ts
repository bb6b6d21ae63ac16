import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { isTaken } from '../calendars/is-taken.ts';
import type { TakenRangeRow } from '../calendars/listing-calendar.ts';
import { ownGuest } from '../calendars/taken-labels.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { broughtColumns, seesTwoMonths } from './nights-brought.ts';
import { ownerOfStay, ownersPartWithin } from './owner-parts.ts';
import type { MonthOfYear } from './sold-months.ts';
import { SOLD } from './state-lists.ts';

export interface OwnersMonth extends MonthOfYear {
  /** As `revenue_kurus`; null while no commission is agreed for any of it. */
  earnings_kurus: number | null;
  /** Own villas on sale. */
  villa_count: number;
  /** Own stays that ran on today's day of the year before. */
  staying_before: number;
}

/**
 * The two years up to the end of `today`'s of an owner by month, last year first: nights sold in the villas there are, and of what was sold
 * in villas and boats, those deleted since too, the owner's part by night, as the monthly notice adds it up
 * (owner-months.ts); a stay without an agreed commission earns nothing that can be told.
 */
export async function listOwnerMonths(
  db: Db,
  ownerId: number,
  today: string,
): Promise<OwnersMonth[]> {
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<OwnersMonth>`
    with months as (
      select m::date as first_day, (m + interval '1 month')::date as next_month
      from generate_series(make_date(${year - 1}::int, 1, 1)::timestamp,
        make_date(${year}::int, 12, 1)::timestamp, interval '1 month') m
    ), own as (
      select count(*)::int as villa_count from villas
      where owner_id = ${ownerId} and deleted_at is null and active
    ), stays as (
      ${soldStays('villa', ownerId)} union all ${soldStays('boat', ownerId)}
    ), before as (
      select count(*)::int as staying_before from stays
      where check_in <= ${today}::date - interval '1 year'
        and check_out > ${today}::date - interval '1 year'
    ), sold as (
      select months.first_day, stays.kind, stays.is_there, stays.taken_off_id,
        least(stays.check_out, months.next_month) - greatest(stays.check_in, months.first_day)
          as nights,
        ${ownersPartWithin('stays', MONTH)} as owners_kurus
      from months join stays
        on stays.check_in < months.next_month and stays.check_out > months.first_day
    )
    select to_char(months.first_day, 'YYYY-MM') as month,
      coalesce(sum(sold.nights) filter (where kind = 'villa' and is_there), 0)::int as nights,
      sum(owners_kurus)::bigint as earnings_kurus,
      coalesce(sum(owners_kurus), 0)::bigint as revenue_kurus,
      coalesce(sum(owners_kurus) filter (where kind = 'boat'), 0)::bigint
        as boat_revenue_kurus,
      (own.villa_count + count(distinct taken_off_id)::int)
        * (months.next_month - months.first_day) as nights_on_sale,
      own.villa_count, before.staying_before
    from months cross join own cross join before left join sold using (first_day)
    group by months.first_day, months.next_month, own.villa_count, before.staying_before
    order by months.first_day`.execute(db);
  return rows;
}

const MONTH = { from: sql.ref('months.first_day'), until: sql.ref('months.next_month') };

const soldStays = (kind: ListingKind, ownerId: number) => {
  const { reservations, listings, listing_id } = tablesOf(kind);
  return sql`
      select ${sql.lit(kind)} as kind, l.deleted_at is null as is_there, ${takenOff(kind, ownerId)} as taken_off_id,
        r.check_in, r.check_out, r.commission_percent, ${broughtColumns('r', seesTwoMonths('r'))}
      from ${sql.table(reservations)} r
      join ${sql.table(listings)} l on l.id = r.${sql.ref(listing_id)}
      where ${ownerOfStay('r', 'l')} = ${ownerId} and r.status in ${SOLD}`;
};

/** A villa that is there and not on sale any more, or not by this owner; boats are sold by no nights. */
const takenOff = (kind: ListingKind, ownerId: number) =>
  kind === 'villa'
    ? sql`case when l.deleted_at is null and (not l.active or l.owner_id is distinct from ${ownerId})
          then l.id end`
    : sql`null::int`;

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
        'label', coalesce(${ownGuest(ownerId)}, '')) order by lower(o.stay))
      from villa_occupancies o left join reservations r on r.id = o.reservation_id
      where o.villa_id = v.id and upper(o.stay) >= ${from}::date and lower(o.stay) < ${until}::date
        and ${isTaken('villa')}), '[]') as taken
    from villas v
    where v.owner_id = ${ownerId} and v.deleted_at is null
    order by v.active desc, v.name collate "tr-x-icu", v.id
    limit ${most}`.execute(db);
  return rows;
}
