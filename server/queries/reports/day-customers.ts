import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { depositHeld } from '../payments/deposits.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import type { ListingKind } from '../reservations/reservation-tables.ts';
import { STAYING } from './state-lists.ts';

export interface DayCustomerRow {
  listing: 'VILLA' | 'BOAT';
  id: number;
  reservation_id: string;
  status: string;
  listing_id: number;
  listing_name: string;
  place: string;
  customer_name: string;
  customer_phone: string;
  adults: number;
  children: number;
  babies: number;
  check_in: string;
  check_out: string;
  arrives_at: string | null;
  leaves_at: string | null;
  total_kurus: number;
  paid_kurus: number;
  leaving_kurus: number;
  deposit_kurus: number;
  deposit_held_kurus: number;
  customer_note: string;
  staff_note: string;
  part: DayPart;
}

/** What a stay does on the day. A day trip arrives and departs, and stands in both parts. */
const dayParts = ['arrivals', 'departures', 'in_house'] as const;
type DayPart = (typeof dayParts)[number];

interface DayCustomersFound {
  rows: DayCustomerRow[];
  /** Of the whole day, whatever page is asked for. */
  counts: Record<DayPart, number>;
}

/**
 * Everybody whose stay or charter touches the day, by part and listing; a page of them, or all. A
 * day trip's guests go on the day they came.
 */
export async function listDayCustomers(
  db: Db,
  day: string,
  page: { skip: number; take: number | null } = { skip: 0, take: null },
): Promise<DayCustomersFound> {
  const { rows } = await sql<{ counts: Record<DayPart, number> } & (DayCustomerRow | NobodyFound)>`
    with present as (
      select 'VILLA' as listing, ${columnsLeaving('villa', sql`r.check_out`)}, r.check_out as goes_on,
        v.id as listing_id, v.name as listing_name, t.name as place,
        to_char(v.check_in_time, 'HH24:MI') as arrives_at,
        to_char(v.check_out_time, 'HH24:MI') as leaves_at
      from reservations r
      join villas v on v.id = r.villa_id
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      where r.status in ${STAYING} and r.check_in <= ${day}::date and r.check_out >= ${day}::date
      union all
      select 'BOAT', ${columnsLeaving('boat', lastDay('r'))},
        ${lastDay('r')},
        b.id, b.name, m.name, to_char(coalesce(r.starts_at, b.boarding_time), 'HH24:MI'),
        to_char(coalesce(r.ends_at, b.leaving_time), 'HH24:MI')
      from boat_reservations r
      join boats b on b.id = r.boat_id
      join marinas m on m.id = b.marina_id
      where r.status in ${STAYING} and r.check_in <= ${day}::date and r.check_out >= ${day}::date
    ),
    parts as materialized (
      select present.*, part.*
      from present
      cross join lateral (
        select check_in = ${day}::date as arrives, goes_on = ${day}::date as departs
      ) does
      join (values ('arrivals', 1), ('departures', 2), ('in_house', 3)) part (part, part_order)
        on case part when 'arrivals' then arrives when 'departures' then departs
          else not arrives and not departs end
      where goes_on >= ${day}::date
    )
    select shown.*, (
      select json_build_object(
        'arrivals', count(*) filter (where part = 'arrivals'),
        'departures', count(*) filter (where part = 'departures'),
        'in_house', count(*) filter (where part = 'in_house'))
      from parts) as counts
    from (select) one
    left join lateral (
      select listing, id, reservation_id, status, listing_id, listing_name, place, customer_name,
        customer_phone, adults, children, babies, check_in, check_out, arrives_at, leaves_at,
        total_kurus, paid_kurus, leaving_kurus, deposit_kurus, deposit_held_kurus,
        customer_note, staff_note, part
      from parts
      order by part_order, listing desc, listing_name collate "tr-x-icu", id
      limit ${page.take} offset ${page.skip}
    ) shown on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('the counts are always one row');
  return { counts: first.counts, rows: rows.filter((row) => row.id !== null) };
}

/** The counts' row beyond the last page. */
interface NobodyFound {
  id: null;
}

const columnsLeaving = (
  kind: ListingKind,
  day: RawBuilder<string>,
) => sql`r.id, r.reservation_id, r.status,
  r.customer_name, r.customer_phone, r.adults, r.children, r.babies, r.check_in,
  ${day} as check_out, r.total_kurus, r.paid_kurus, r.leaving_kurus, r.deposit_kurus,
  ${depositHeld(kind, 'r')} as deposit_held_kurus, r.customer_note, r.staff_note`;
