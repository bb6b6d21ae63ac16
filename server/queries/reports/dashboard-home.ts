import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { amountLacking } from '../payments/amounts-due.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { type NeedsAction, needsAction } from './needs-action.ts';
import { SOLD, STAYING } from './state-lists.ts';
import { type TownOccupancy, townsBySale } from './town-occupancy.ts';

/** Stays of the day: who comes, who goes, who is there. `place` is which of the three. */
interface StayOfDay {
  place: 'arrivals' | 'departures' | 'staying';
  kind: ListingKind;
  id: number;
  reservation_id: string;
  customer_name: string;
  customer_phone: string;
  /** The villa, or the boat. */
  villa_name: string;
  /** The villa's town, or the boat's marina. */
  town: string;
  picture: PictureData | null;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  balance_kurus: number;
}

/** The first rows of a place, by listing; the figures are of all its rows. */
export interface CountedStay extends StayOfDay {
  in_place: number;
  place_balance_kurus: number;
}

/**
 * The first `shown` of those who come, who go and who are there on `today`, by listing, each with how
 * many there are of them and what they still owe together. A day trip's people go on the day they came
 * (`day-customers.ts`).
 */
const staysOfDay = (today: string, shown: number) => sql`
    with present as (
      select 'villa' as kind, ${OF_STAY}, r.check_out as goes_on, v.id as listing_id,
        v.name as villa_name, t.name as town
      from reservations r
      join villas v on v.id = r.villa_id
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      where r.status in ${STAYING} and ${touches(today)}
      union all
      select 'boat', ${OF_STAY},
        ${lastDay('r')}, v.id, v.name, m.name
      from boat_reservations r
      join boats v on v.id = r.boat_id
      join marinas m on m.id = v.marina_id
      where r.status in ${STAYING} and ${touches(today)}
    ), placed as (
      select present.*, case when check_in = ${today}::date then 'arrivals'
        when goes_on = ${today}::date then 'departures' else 'staying' end as place
      from present where goes_on >= ${today}::date
    ), ranked as (
      select placed.*, count(*) over (partition by place)::int as in_place,
        sum(balance_kurus) over (partition by place)::bigint as place_balance_kurus,
        row_number() over (partition by place
          order by villa_name collate "tr-x-icu", kind desc, id) as rank
      from placed
    )
    select place, in_place, place_balance_kurus, kind, id, reservation_id, customer_name,
      customer_phone, villa_name, town, check_in, check_out, adults, children, babies, balance_kurus,
      case kind when 'villa' then ${coverOf('villa')} else ${coverOf('boat')} end as picture
    from ranked where rank <= ${shown}::int
    order by rank`;

/** No stay is longer than a hundred nights: so few days of the index are looked at. */
const touches = (today: string) => sql`r.check_in between ${today}::date - 100 and ${today}::date
  and r.check_out >= ${today}::date`;

const OF_STAY = sql`r.id, r.reservation_id, r.customer_name, r.customer_phone, r.check_in, r.check_out,
  r.adults, r.children, r.babies,
  ${amountLacking('r')} as balance_kurus`;

const coverOf = (kind: ListingKind) => {
  const [pictures, listing_id] =
    kind === 'villa' ? ['villa_pictures', 'villa_id'] : ['boat_pictures', 'boat_id'];
  return sql`(
    select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
      'colour', k.colour, 'alt', p.alt)
    from ${sql.table(pictures)} p join stored_pictures k on k.hash = p.hash
    where p.${sql.ref(listing_id)} = ranked.listing_id order by p.position, p.id limit 1)`;
};

interface DeskRow {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  /** The villa, or the boat. */
  villa_name: string;
  customer_name: string;
  customer_phone: string;
  check_in: string;
  check_out: string;
  /** How a boat is let; null of a villa. */
  unit: string | null;
  adults: number;
  children: number;
  babies: number;
  total_kurus: number;
  created_at: Date;
}

export interface WaitingReservation extends DeskRow {
  status: 'PENDING' | 'OPTION';
  option_until: Date | null;
  /** All of the state, and how many of them are of villas. */
  waiting: number;
  waiting_villas: number;
}

export interface LatestReservation extends DeskRow {
  status: ReservationState;
}

/**
 * The first `shown` of each: requests (oldest first), options (soonest end first) and the newest of
 * whatever state, of villas and boats, in one round trip.
 */
export async function listDesk(db: Db, shown: number) {
  const { rows } = await sql<
    (WaitingReservation | LatestReservation) & { list: 'WAITING' | 'LATEST' }
  >`
    select * from (
      select 'WAITING' as list, asked.*,
        count(*) over (partition by status)::int as waiting,
        (count(*) filter (where kind = 'villa') over (partition by status))::int as waiting_villas,
        row_number() over (partition by status
          order by case when status = 'OPTION' then option_until else created_at end, id) as place
      from (${deskRows('villa', WAITING)} union all ${deskRows('boat', WAITING)}) asked
    ) ranked where place <= ${shown}::int
    union all
    select 'LATEST', newest.*, 0, 0, row_number() over (order by created_at desc, id desc) as place
    from (
      select * from (
        (${deskRows('villa', sql`true`)} order by r.created_at desc, r.id desc limit ${shown})
        union all
        (${deskRows('boat', sql`true`)} order by r.created_at desc, r.id desc limit ${shown})
      ) both_kinds order by created_at desc, id desc limit ${shown}
    ) newest
    order by list, place`.execute(db);
  return {
    waiting: rows.filter(({ list }) => list === 'WAITING') as WaitingReservation[],
    latest: rows.filter(({ list }) => list === 'LATEST') as LatestReservation[],
  };
}

const WAITING = sql`r.status in ('PENDING', 'OPTION')`;

function deskRows(kind: ListingKind, wanted: RawBuilder<unknown>) {
  const { reservations, listings, listing_id } = tablesOf(kind);
  const unit = kind === 'villa' ? sql`null` : sql`r.unit`;
  return sql`
    select ${sql.lit(kind)} as kind, r.id, r.reservation_id, r.status, l.name as villa_name,
      r.customer_name, r.customer_phone, r.check_in, r.check_out, ${unit}::text as unit, r.adults, r.children,
      r.babies, r.total_kurus, r.created_at, r.option_until
    from ${sql.table(reservations)} r
    join ${sql.table(listings)} l on l.id = r.${sql.ref(listing_id)}
    where ${wanted}`;
}

interface Lists {
  stays: CountedStay[];
  /** Those that are sold best this month. */
  towns: TownOccupancy[];
  year_before: YearBefore;
}

/** How the day stands: who comes and goes, what waits for staff and where is sold best, in one round trip. */
export async function getStanding(
  db: Db,
  today: string,
  shown: number,
): Promise<Lists & { needs_action: NeedsAction }> {
  const { rows } = await sql<NeedsAction & Lists>`
    select (select coalesce(json_agg(s), '[]') from (${staysOfDay(today, shown)}) s) as stays,
      (select coalesce(json_agg(t), '[]') from (${townsBySale(today)}) t) as towns,
      (select row_to_json(y) from (${yearBefore(today)}) y) as year_before, needs.*
    from (${needsAction(today)}) needs`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A query of counts answers one row');
  const { stays, towns, year_before, ...needs_action } = found;
  return { stays, towns, year_before, needs_action };
}

export interface YearBefore {
  /** Of the same day a year ago, as it was sold; of 29 February the 28th. */
  arrivals: number;
  departures: number;
  /** What was to be paid on arrival by who came. */
  due_kurus: number;
  /** Reservations begun in the seven days up to today, and up to the day a year ago. */
  asked: number;
  asked_before: number;
}

const yearBefore = (today: string) => sql`
    select count(*) filter (where moved.comes)::int as arrivals,
      count(*) filter (where not moved.comes)::int as departures,
      coalesce(sum(moved.balance_kurus) filter (where moved.comes), 0)::bigint as due_kurus,
      ${begunInWeek(sql`${today}::date`)} as asked,
      ${begunInWeek(aYearBefore(today))} as asked_before
    from (
      ${movedOn('villa', aYearBefore(today))} union all ${movedOn('boat', aYearBefore(today))}
    ) moved`;

const aYearBefore = (today: string) => sql`(${today}::date - interval '1 year')::date`;

/** Who came on the day, or went, and of both each once: a day trip comes. */
function movedOn(kind: ListingKind, day: RawBuilder<unknown>) {
  const leaves = kind === 'villa' ? sql`r.check_out` : lastDay('r');
  return sql`
      select r.check_in = ${day} as comes, r.balance_kurus
      from ${sql.table(tablesOf(kind).reservations)} r
      where r.status in ${SOLD} and r.check_in between ${day} - 100 and ${day}
        and (r.check_in = ${day} or ${leaves} = ${day})`;
}

const begunInWeek = (day: RawBuilder<unknown>) => sql`(
      ${begunCount('villa', day)} + ${begunCount('boat', day)})::int`;

const begunCount = (kind: ListingKind, day: RawBuilder<unknown>) => sql`(
        select count(*) from ${sql.table(tablesOf(kind).reservations)} r
        where r.created_at >= (${day} - 6)::timestamp at time zone 'Europe/Istanbul'
          and r.created_at < (${day} + 1)::timestamp at time zone 'Europe/Istanbul')`;
