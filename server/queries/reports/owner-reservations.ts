import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { addMonths } from '../../shared/days.ts';
import type { CharterUnitName } from '../../shared/listing-choices.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { broughtColumns, seesTwoMonths } from './nights-brought.ts';
import { ownerOfStay, ownersAmount, ownersPartWithin } from './owner-parts.ts';
import { OWNERS_STATES, SOLD, STAYING } from './state-lists.ts';

export interface OwnerReservation {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  status: ReservationState;
  /** The villa, or the boat. */
  villa_id: number;
  villa_name: string;
  customer_name: string;
  check_in: string;
  check_out: string;
  /** How a boat is sold; null: it is a villa. */
  unit: CharterUnitName | null;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  /** What it brings less the agency's commission; null while none is agreed. */
  owner_amount_kurus: number | null;
  /** The same of its nights of the asked month; null as well where no month is asked for. */
  in_month_kurus: number | null;
  matching: number;
}

interface OwnerSearch {
  owner_id: number;
  today: string;
  /**
   * `coming` has whoever is still there, too, `past` whoever left before their last day was over; `arriving`
   * and `now` only whom somebody expects or has.
   */
  when: 'coming' | 'past' | 'arriving' | 'now';
  /** Instead of `when`: sold stays that have nights of a month, 'YYYY-MM'. */
  month?: string | undefined;
  /** Those of boats too. */
  boats?: boolean;
  /** Only of one villa or boat: 'villa-12', 'boat-3'. */
  listing?: string | undefined;
  /** Arrivals from and until, both inclusive. */
  date1?: string | undefined;
  date2?: string | undefined;
  skip: number;
  take: number;
}

interface OwnStays {
  rows: OwnerReservation[];
  /** All that match. */
  total: number;
  /** What those sold of all that match bring. */
  sum_kurus: number;
  /** What their nights of the asked `month` bring, as the owner's home adds them up (`owner-home.ts`); null: no month. */
  month_kurus: number | null;
}

/** An owner's own stays: coming ones soonest first, past ones latest first. Who leaves today, or sails, is still there. */
export async function listOwnerReservations(db: Db, search: OwnerSearch): Promise<OwnStays> {
  const { owner_id, today, when, boats = false, skip, take } = search;
  const { listing = null, date1 = null, date2 = null, month } = search;
  const stays = (kind: ListingKind) => ownStays(kind, owner_id, month);
  const charters = boats ? sql`union all ${stays('boat')}` : sql``;
  const period = {
    coming: sql`r.last_day >= ${today}::date and not ${isOver}`,
    past: sql`(r.last_day < ${today}::date or ${isOver})`,
    arriving: sql`r.check_in >= ${today}::date and not ${isOver}`,
    now: sql`r.check_in <= ${today}::date and r.check_out > ${today}::date
      and r.status in ${STAYING}`,
  };
  const wanted = month === undefined ? period[when] : soldIn(month);
  const order =
    when === 'past' && month === undefined
      ? sql`r.check_in desc, r.id desc`
      : sql`r.check_in, r.id`;
  const { rows } = await sql<OwnerReservation & Summed>`
    select r.*, count(*) over ()::int as matching,
      (sum(r.owner_amount_kurus) filter (where r.status in ${SOLD}) over ())::bigint as sum_kurus,
      (sum(r.in_month_kurus) over ())::bigint as month_kurus
    from (${stays('villa')} ${charters}) r
    where r.status in ${OWNERS_STATES} and ${wanted}
      and (${listing}::text is null or r.kind || '-' || r.villa_id = ${listing}::text)
      and (${date1}::date is null or r.check_in >= ${date1}::date)
      and (${date2}::date is null or r.check_in <= ${date2}::date)
    order by ${order} limit ${take} offset ${skip}`.execute(db);
  const [first] = rows;
  if (!first && skip > 0)
    return { ...(await listOwnerReservations(db, { ...search, skip: 0, take: 1 })), rows: [] };
  return {
    rows: rows.map(({ sum_kurus: _, month_kurus: _month, last_day: _day, ...row }) => row),
    total: first?.matching ?? 0,
    sum_kurus: first?.sum_kurus ?? 0,
    month_kurus: month === undefined ? null : (first?.month_kurus ?? 0),
  };
}

/** What a row knows of all, and what only the query needs. */
interface Summed {
  sum_kurus: number | null;
  month_kurus: number | null;
  last_day: string;
}

const isOver = sql`r.status in ('COMPLETED', 'NO_SHOW')`;

const soldIn = (month: string) => sql`r.status in ${SOLD} and r.check_out > ${`${month}-01`}::date
      and r.check_in < ${`${addMonths(month, 1)}-01`}::date`;

/** An owner's villas and boats by name, for a box of them. */
export async function listOwnListings(db: Db, ownerId: number) {
  const { rows } = await sql<{ listing: string; name: string }>`
    select listing, name from (
      select 'villa-' || id as listing, name from villas
      where owner_id = ${ownerId} and deleted_at is null
      union all
      select 'boat-' || id, name from boats where owner_id = ${ownerId} and deleted_at is null
    ) own
    order by name collate "tr-x-icu"`.execute(db);
  return rows;
}

/** All that was asked for in an owner's villas or boats, under one set of names. */
function ownStays(
  kind: ListingKind,
  owner_id: number,
  month: string | undefined,
): RawBuilder<unknown> {
  const { reservations, listings, listing_id } = tablesOf(kind);
  const charter =
    kind === 'boat'
      ? sql`r.unit, ${lastDay('r')} as last_day`
      : sql`null as unit, r.check_out as last_day`;
  return sql`
    select ${sql.lit(kind)} as kind, r.id, r.reservation_id, r.status,
      r.${sql.ref(listing_id)} as villa_id, v.name as villa_name, r.customer_name, r.check_in,
      r.check_out, ${charter}, r.nights, r.adults, r.children, r.babies,
      ${ownersAmount('r')} as owner_amount_kurus, ${month === undefined ? sql`null::bigint` : ownersPartIn(month)} as in_month_kurus
    from ${sql.table(reservations)} r
    join ${sql.table(listings)} v on v.id = r.${sql.ref(listing_id)}
    where ${ownerOfStay('r', 'v')} = ${owner_id}`;
}

/** The owner's part of what a stay's nights of a month bring; quotes are read only where nights lie outside of it. */
const ownersPartIn = (month: string) => sql`(
  select ${ownersPartWithin('brought', {
    from: sql`${`${month}-01`}::date`,
    until: sql`${`${addMonths(month, 1)}-01`}::date`,
  })}::bigint from (select r.check_in, r.check_out, r.commission_percent, ${broughtColumns('r', seesTwoMonths('r'))}) brought)`;
