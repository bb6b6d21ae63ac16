import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../reservations/reservation-tables.ts';
import { tablesOf } from '../reservations/reservation-tables.ts';
import { paymentInFlight } from '../reservations/reservation-writes.ts';

/** A guest as their bookings name them; the phone as it is stored. */
interface NamedGuest {
  customer_email: string;
  customer_phone: string;
}

/** A stay that its guest holds without anybody of ours having looked at it. */
interface GuestHold {
  /** Booked with the guest's e-mail or phone. */
  is_theirs: boolean;
  /** Where it was booked from; null once that was erased. */
  ip: string | null;
}

/**
 * Waits for whoever books at once under one of these names, until the transaction ends. Everybody asks
 * for theirs in one order.
 */
export async function lockNames(db: Db, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 11))
    from unnest(${names.toSorted()}::text[]) as name`.execute(db);
}

/**
 * What guests hold by themselves, without money: options that run and payments in review of everybody, and of the
 * named guest also what their word alone confirmed for days to come. What was a request before was held
 * by staff, and is not here.
 */
export async function listGuestHolds(
  db: Db,
  guest: NamedGuest,
  today: string,
): Promise<GuestHold[]> {
  const { rows } = await sql<GuestHold>`
    ${heldOf('villa', guest, today)} union all ${heldOf('boat', guest, today)}`.execute(db);
  return rows;
}

function heldOf(kind: ListingKind, guest: NamedGuest, today: string) {
  const { reservations, of } = tablesOf(kind);
  const theirs = sql`(held.customer_email = ${guest.customer_email}
    or held.customer_phone = ${guest.customer_phone})`;
  return sql`
    select ${theirs} as is_theirs,
      (select accepted.ip from legal_acceptances as accepted
        where accepted.${sql.ref(of)} = held.id limit 1) as ip
    from ${sql.table(reservations)} as held
    where held.source = 'WEB' and held.created_by is null and held.paid_kurus = 0
      and (held.status = 'PAYMENT_REVIEW' or held.status = 'OPTION'
          and (held.option_until > now() or ${paymentInFlight(kind, sql.ref('held.id'))})
        or held.status = 'CONFIRMED' and held.prepayment_kurus = 0
          and held.check_in >= ${today}::date and ${theirs})
      and not exists (select from reservation_events as event
        where event.${sql.ref(of)} = held.id and event.to_status = 'PENDING')`;
}
