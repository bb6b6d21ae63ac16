import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { MinistryPageQuery } from '../../schemas/ministry.ts';
import type { PeriodDays } from '../../shared/report-periods.ts';
import { broughtColumns, broughtWithin } from './nights-brought.ts';
import { STAYING } from './state-lists.ts';

type Filters = Pick<MinistryPageQuery, 'region_id' | 'only' | 'order'> & PeriodDays;

export interface MinistryVilla {
  villa_id: number;
  villa_name: string;
  villa_code: string | null;
  permit_no: string | null;
  permit_type: string | null;
  permit_holder: string | null;
  permit_date: string | null;
  permit_capacity: number | null;
  permit_verified: boolean;
  region: string;
  town: string;
  district: string;
  il_code: number | null;
  ilce_code: number | null;
  mahalle: string | null;
  stays: number;
  nights: number;
  guests: number;
  guest_nights: number;
  amount_kurus: number;
  nationalities: Nationality[];
}

export interface Nationality {
  code: string;
  guests: number;
}

/** Sums of all villas that match. */
export interface MinistrySums {
  villas: number;
  stays: number;
  nights: number;
  guests: number;
  guest_nights: number;
  amount_kurus: number;
  without_permit: number;
}

/** Villas with what was stayed in them on those days, page by page; `sums` are of all that match. */
export async function listMinistryVillas(
  db: Db,
  page: Filters & { skip: number; take: number },
): Promise<{ rows: MinistryVilla[]; total: number; sums: MinistrySums }> {
  const { rows } = await sql<MinistryVilla & { sums: MinistrySums }>`
    with ${stayed(page)},
    matching as materialized (
      select v.id, v.position, v.name as villa_name, ${isPermitted} as permit_verified,
        g.name as region, t.name as town, d.name as district,
        coalesce(s.stays, 0) as stays, coalesce(s.nights, 0) as nights,
        coalesce(s.guests, 0) as guests, coalesce(s.guest_nights, 0) as guest_nights,
        coalesce(s.amount_kurus, 0) as amount_kurus
      from villas v ${places} left join stayed s on s.villa_id = v.id
      where ${matches(page)}
    ),
    sums as (
      select jsonb_build_object('villas', count(*), 'stays', coalesce(sum(stays), 0),
        'nights', coalesce(sum(nights), 0), 'guests', coalesce(sum(guests), 0),
        'guest_nights', coalesce(sum(guest_nights), 0),
        'amount_kurus', coalesce(sum(amount_kurus), 0),
        'without_permit', count(*) filter (where not permit_verified)) as sums
      from matching
    ),
    shown as (
      select * from matching order by ${orderOf(page.order)} limit ${page.take} offset ${page.skip}
    )
    select shown.id as villa_id, shown.villa_name, v.code as villa_code, v.permit_no, v.permit_type,
      v.permit_holder, v.permit_date, v.permit_capacity, shown.permit_verified, shown.region,
      shown.town, shown.district, v.il_code, v.ilce_code, v.mahalle, shown.stays, shown.nights,
      shown.guests, shown.guest_nights, shown.amount_kurus, sums.sums,
      ${nationalitiesOf(page)} as nationalities
    from sums left join (shown join villas v on v.id = shown.id) on true
    order by ${orderOf(page.order, 'shown')}`.execute(db);
  const sums = rows[0]?.sums ?? NOTHING;
  const found = rows.filter(({ villa_id }) => villa_id !== null);
  return { rows: found, total: sums.villas, sums };
}

/** Guests of all villas that match by their country, most first: whoever arrives stayed, so all of theirs match. */
export async function listMinistryNationalities(db: Db, filters: Filters): Promise<Nationality[]> {
  const { rows } = await sql<Nationality>`
    select guest.nationality as code, count(*)::int as guests
    from villas v ${places}
      join reservations r on r.villa_id = v.id and ${arrives(filters)}
      join reservation_guests guest on guest.reservation_id = r.id
    where ${isWanted(filters)}
    group by guest.nationality
    order by guests desc, code`.execute(db);
  return rows;
}

const NOTHING: MinistrySums = {
  villas: 0,
  stays: 0,
  nights: 0,
  guests: 0,
  guest_nights: 0,
  amount_kurus: 0,
  without_permit: 0,
};

/** Who was booked for, or more where the list of guests, by which their countries are counted, names more. */
const STAYED = sql<number>`greatest(r.adults + r.children + r.babies,
        (select count(*) from reservation_guests guest where guest.reservation_id = r.id))`;

/**
 * Stays and what of them lies in those days, villa by villa. No stay is longer than a hundred nights
 * (product §4.7). Materialized, so that villas are joined to it by a hash: beside the sums' own cost PostgreSQL takes
 * any join for as dear as the next, and compared each villa with each.
 */
const stayed = ({ from, until }: PeriodDays) => sql`
  parts as (
    select r.villa_id, r.check_in, r.check_out, ${STAYED} as people,
      r.check_in >= ${from}::date as begins,
      least(${until}::date, r.check_out) - greatest(${from}::date, r.check_in) as nights,
      ${broughtColumns('r', sql`(r.check_in < ${from}::date or r.check_out > ${until}::date)`)}
    from reservations r
    where r.status in ${STAYING} and r.check_out > ${from}::date
      and r.check_in < ${until}::date and r.check_in >= ${from}::date - 100
  ),
  stayed as materialized (
    select villa_id, (count(*) filter (where begins))::int as stays,
      sum(nights)::int as nights,
      coalesce(sum(people) filter (where begins), 0)::int as guests,
      sum(people * nights)::int as guest_nights,
      sum(${broughtWithin('parts', { from: sql`${from}::date`, until: sql`${until}::date` })})::bigint as amount_kurus
    from parts group by villa_id
  )`;

const places = sql`
  join districts d on d.id = v.district_id
  join towns t on t.id = d.town_id
  join regions g on g.id = t.region_id`;

const isPermitted = sql<boolean>`(v.permit_no is not null and v.permit_verified_at is not null)`;

/** A withdrawn villa is reported while something was stayed in it. */
const matches = (filters: Filters) => sql`
  (s.villa_id is not null
    or (${filters.only !== 'stays'} and v.deleted_at is null and v.withdrawn_at is null))
  and ${isWanted(filters)}`;

const isWanted = ({ region_id, only }: Filters) => sql`
  (${region_id.length === 0} or g.id = any(${region_id}::int[]))
  and (${only !== 'no_permit'} or not ${isPermitted})`;

const arrives = ({ from, until }: PeriodDays) => sql`
  r.status in ${STAYING} and r.check_in >= ${from}::date and r.check_in < ${until}::date`;

const nationalitiesOf = (days: PeriodDays) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('code', code, 'guests', guests) order by guests desc, code)
    from (
      select guest.nationality as code, count(*)::int as guests
      from reservations r join reservation_guests guest on guest.reservation_id = r.id
      where r.villa_id = shown.id and ${arrives(days)}
      group by guest.nationality
    ) by_country
  ), '[]')`;

const COLUMNS: Record<string, string> = {
  position: 'position',
  villa_name: 'villa_name',
  stays: 'stays',
  nights: 'nights',
  guests: 'guests',
  amount_kurus: 'amount_kurus',
};

function orderOf(order: string, table?: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(table ? `${table}.${column}` : column);
  const column = of(COLUMNS[order.replace('-', '')] ?? 'position');
  const named = order.endsWith('villa_name') ? sql`${column} collate "tr-x-icu"` : column;
  return sql`${named} ${sql.raw(order.startsWith('-') ? 'desc' : 'asc')}, ${of('id')}`;
}
