import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { CharterUnitName } from '../../shared/listing-choices.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { broughtColumns, seesTwoMonths } from './nights-brought.ts';
import { ownerOfStay, ownersPartWithin, ownersShare } from './owner-parts.ts';
import { SOLD } from './state-lists.ts';

/** A stay as an owner's monthly notice tells it. */
export interface MonthStay {
  listing: string;
  check_in: string;
  check_out: string;
  /** By what a boat is chartered; null: a villa's stay. */
  unit: CharterUnitName | null;
  /** Of the month that is over those that lie in it, of a stay to come all. */
  nights: number;
  people: number;
  /** The owner's part of these nights; null while no commission is agreed. */
  owner_amount_kurus: number | null;
}

export interface OwnerMonth {
  id: number;
  email: string;
  first_name: string;
  /** Stays of the month that is over. */
  past: MonthStay[];
  /** What the owner earned by them, as the owner's home says it; null: nothing is agreed. */
  earnings_kurus: number | null;
  /** Stays that begin in the month that begins. */
  coming: MonthStay[];
}

interface Months {
  /** First days: of the month that is over, of the one that begins, and of the one after. */
  past: string;
  coming: string;
  later: string;
}

/**
 * Owners who want notices and have something on sale or a stay to be told of, each with both months, in
 * one round trip. Villas and boats alike.
 */
export async function listOwnerMonths(
  db: Db,
  { past, coming, later }: Months,
): Promise<OwnerMonth[]> {
  const { rows } = await sql<OwnerMonth>`
    with stays as (
      ${stays('villa', { past, later })} union all ${stays('boat', { past, later })}
    ), told as (
      select *, case when check_in < ${coming}::date and check_out > ${past}::date
            and status in ${SOLD}
          then least(check_out, ${coming}::date) - greatest(check_in, ${past}::date) else 0 end
          as nights_past,
        ${ownersPartWithin('stays', { from: sql`${past}::date`, until: sql`${coming}::date` })}
          as past_kurus,
        round(${ownersShare('stays')} * brought_kurus) as whole_kurus,
        check_in >= ${coming}::date and check_in < ${later}::date
          and status in ('CONFIRMED', 'CHECKED_IN') as is_coming
      from stays
    )
    select u.id, u.email, u.first_name,
      coalesce(json_agg(${stayOf('nights_past', 'past_kurus')} order by told.check_in, told.listing)
        filter (where nights_past > 0), '[]') as past,
      (sum(past_kurus) filter (where nights_past > 0))::bigint as earnings_kurus,
      coalesce(json_agg(${stayOf('nights', 'whole_kurus')} order by told.check_in, told.listing)
        filter (where is_coming), '[]') as coming
    from users u left join told on told.owner_id = u.id and (nights_past > 0 or is_coming)
    where u.role = 'OWNER' and u.active and u.notify_reservations
      and (told.owner_id is not null
        or exists (select from villas v where v.owner_id = u.id and v.active)
        or exists (select from boats b where b.owner_id = u.id and b.active))
    group by u.id
    order by u.id`.execute(db);
  return rows;
}

/** All that touches both months, under one set of names. */
function stays(kind: ListingKind, { past, later }: Pick<Months, 'past' | 'later'>) {
  const { reservations, listings, listing_id } = tablesOf(kind);
  const unit = kind === 'boat' ? sql`r.unit` : sql`null`;
  return sql`
    select ${ownerOfStay('r', 'l')} as owner_id, l.name as listing, r.check_in, r.check_out, ${unit} as unit, r.nights, r.status,
      r.adults + r.children + r.babies as people,
      r.commission_percent, ${broughtColumns('r', seesTwoMonths('r'))}
    from ${sql.table(reservations)} r
    join ${sql.table(listings)} l on l.id = r.${sql.ref(listing_id)}
    where r.check_out > ${past}::date and r.check_in < ${later}::date`;
}

const stayOf = (nights: string, kurus: string) => sql`json_build_object('listing', told.listing,
  'check_in', told.check_in, 'check_out', told.check_out, 'unit', told.unit, 'nights', ${sql.ref(nights)}, 'people', told.people,
  'owner_amount_kurus', ${sql.ref(kurus)}::bigint)`;
