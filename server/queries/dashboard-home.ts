import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import type { PictureData } from '../shared/pictures.ts';

/** Stays of the day: who comes, who goes, who is there. `place` is which of the three. */
export interface StayOfDay {
  place: 'arrivals' | 'departures' | 'staying';
  id: number;
  reservation_id: string;
  customer_name: string;
  customer_phone: string;
  villa_name: string;
  town: string;
  picture: PictureData | null;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  balance_kurus: number;
}

/** Everybody whose stay touches `today`, by villa. */
export async function listStaysOfDay(db: Db, today: string): Promise<StayOfDay[]> {
  const { rows } = await sql<StayOfDay>`
    select case when r.check_in = ${today}::date then 'arrivals'
        when r.check_out = ${today}::date then 'departures' else 'staying' end as place,
      r.id, r.reservation_id, r.customer_name, r.customer_phone, v.name as villa_name,
      t.name as town, r.check_in, r.check_out, r.adults, r.children, r.babies,
      r.total_kurus - r.paid_kurus as balance_kurus, picture.picture
    from reservations r
    join villas v on v.id = r.villa_id
    join districts d on d.id = v.district_id
    join towns t on t.id = d.town_id
    left join lateral (
      select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
        'colour', k.colour, 'alt', p.alt) as picture
      from villa_pictures p join stored_pictures k on k.hash = p.hash
      where p.villa_id = v.id order by p.position, p.id limit 1) picture on true
    where r.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED')
      and r.check_in <= ${today}::date and r.check_out >= ${today}::date
    order by v.name collate "tr-x-icu", r.id`.execute(db);
  return rows;
}

export interface WaitingReservation {
  status: 'PENDING' | 'OPTION';
  id: number;
  reservation_id: string;
  villa_name: string;
  customer_name: string;
  customer_phone: string;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  total_kurus: number;
  created_at: Date;
  option_until: Date | null;
  waiting: number;
}

/** The first requests (oldest first) and options (soonest end first); `waiting` counts all of the state. */
export async function listWaiting(db: Db, shown: number): Promise<WaitingReservation[]> {
  const { rows } = await sql<WaitingReservation>`
    select status, id, reservation_id, villa_name, customer_name, customer_phone, check_in,
      check_out, adults, children, babies, total_kurus, created_at, option_until, waiting
    from (
      select r.*, v.name as villa_name, count(*) over (partition by r.status)::int as waiting,
        row_number() over (partition by r.status
          order by case when r.status = 'OPTION' then r.option_until else r.created_at end, r.id
        ) as place
      from reservations r join villas v on v.id = r.villa_id
      where r.status in ('PENDING', 'OPTION')
    ) ranked
    where place <= ${shown}::int
    order by place`.execute(db);
  return rows;
}

export interface MonthOfYear {
  /** 'YYYY-MM' */
  month: string;
  nights: number;
  revenue_kurus: number;
  /** Nights on sale: villas that are active now, times the days of the month. */
  nights_on_sale: number;
}

/** Two years month by month, last year first: nights sold and their share of each stay's total. */
export async function listMonths(db: Db, year: number): Promise<MonthOfYear[]> {
  const { rows } = await sql<MonthOfYear>`
    with months as (
      select m::date as first_day, (m + interval '1 month')::date as next_month
      from generate_series(make_date(${year - 1}::int, 1, 1)::timestamp,
        make_date(${year}::int, 12, 1)::timestamp, interval '1 month') m
    ), sold as (
      select months.first_day,
        least(r.check_out, months.next_month) - greatest(r.check_in, months.first_day) as nights,
        r.total_kurus, r.nights as all_nights
      from months join reservations r
        on r.check_in < months.next_month and r.check_out > months.first_day
      where r.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')
    )
    select to_char(months.first_day, 'YYYY-MM') as month,
      coalesce(sum(sold.nights), 0)::int as nights,
      coalesce(round(sum(sold.total_kurus::numeric * sold.nights / sold.all_nights)), 0)::bigint
        as revenue_kurus,
      (select count(*) from villas where active)::int * (months.next_month - months.first_day)
        as nights_on_sale
    from months left join sold using (first_day)
    group by months.first_day, months.next_month
    order by months.first_day`.execute(db);
  return rows;
}

export interface LatestReservation {
  id: number;
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  villa_name: string;
  check_in: string;
  check_out: string;
  total_kurus: number;
  created_at: Date;
}

export function listLatestReservations(db: Db, shown: number): Promise<LatestReservation[]> {
  return db
    .selectFrom('reservations')
    .innerJoin('villas', 'villas.id', 'reservations.villa_id')
    .select([
      'reservations.id',
      'reservations.reservation_id',
      'reservations.status',
      'reservations.customer_name',
      'villas.name as villa_name',
      'reservations.check_in',
      'reservations.check_out',
      'reservations.total_kurus',
      'reservations.created_at',
    ])
    .$narrowType<{ status: ReservationState; check_in: string; check_out: string }>()
    .orderBy('reservations.created_at', 'desc')
    .orderBy('reservations.id', 'desc')
    .limit(shown)
    .execute();
}
