import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

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
  deposit_kurus: number;
  customer_note: string;
  staff_note: string;
  /** Of a trip's or day's charter one row may be both. */
  arrives: boolean;
  departs: boolean;
}

/**
 * Everybody whose stay or charter touches the day, by listing. A villa's guests go on the day of
 * departure; of a boat by the day or for a trip they go on its last day, which no other charter has.
 */
export async function listDayCustomers(db: Db, day: string): Promise<DayCustomerRow[]> {
  const { rows } = await sql<DayCustomerRow>`
    with present as (
      select 'VILLA' as listing, ${sql.raw(COLUMNS)}, r.check_out as goes_on,
        v.id as listing_id, v.name as listing_name, t.name as place,
        to_char(v.check_in_time, 'HH24:MI') as arrives_at,
        to_char(v.check_out_time, 'HH24:MI') as leaves_at
      from reservations r
      join villas v on v.id = r.villa_id
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      where r.status in ${HERE} and r.check_in <= ${day}::date and r.check_out >= ${day}::date
      union all
      select 'BOAT', ${sql.raw(COLUMNS)},
        case when r.unit = 'WEEK' then r.check_out else r.check_out - 1 end,
        b.id, b.name, m.name, to_char(r.starts_at, 'HH24:MI'), to_char(r.ends_at, 'HH24:MI')
      from boat_reservations r
      join boats b on b.id = r.boat_id
      join marinas m on m.id = b.marina_id
      where r.status in ${HERE} and r.check_in <= ${day}::date and r.check_out >= ${day}::date
    )
    select listing, id, reservation_id, status, listing_id, listing_name, place, customer_name,
      customer_phone, adults, children, babies, check_in, check_out, arrives_at, leaves_at,
      total_kurus, paid_kurus, deposit_kurus, customer_note, staff_note,
      check_in = ${day}::date as arrives, goes_on = ${day}::date as departs
    from present
    where goes_on >= ${day}::date
    order by listing desc, listing_name collate "tr-x-icu", id`.execute(db);
  return rows;
}

/** States of guests who are expected, there or gone home. */
const HERE = sql`('CONFIRMED', 'CHECKED_IN', 'COMPLETED')`;

const COLUMNS = `r.id, r.reservation_id, r.status, r.customer_name, r.customer_phone, r.adults,
  r.children, r.babies, r.check_in, r.check_out, r.total_kurus, r.paid_kurus, r.deposit_kurus,
  r.customer_note, r.staff_note`;
