import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { BoatPapers } from '../../shared/boat-papers.ts';
import { openBankAccounts } from '../content/bank-accounts.ts';
import { hasAccepted } from '../content/legal-documents.ts';
import { depositLeaving, depositStanding } from '../payments/deposits.ts';
import {
  type Charter,
  charterTimes,
  GUEST_CHARTER,
  lastDay,
} from '../reservations/boat-reservation-columns.ts';
import { BOOKED_BOAT_COLUMNS, firstBoatPicture } from '../reservations/booking-boats.ts';
import {
  acceptances,
  isCommented,
  milestones,
  payments,
  stayColumns,
} from './guest-reservation-parts.ts';
import type { Contact } from './guest-reservations.ts';

const guestBoatReservations = (db: Db) =>
  db
    .selectFrom('boat_reservations')
    .innerJoin('boats', 'boats.id', 'boat_reservations.boat_id')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('towns', 'towns.id', 'marinas.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id');

/** What says whether money may still make a contract of it. */
const PAPERS = sql<BoatPapers>`json_build_object('insurance_until', boats.insurance_until,
  'seaworthiness_until', boats.seaworthiness_until)`;

const DERIVED = [
  ...charterTimes,
  sql<null>`null`.as('permit_capacity'),
  sql<null>`null`.as('permit_verified_at'),
  sql<null>`null`.as('withdrawn_reason'),
  lastDay('boat_reservations').as('check_out'),
  sql<Charter>`${GUEST_CHARTER}`.as('charter'),
  PAPERS.as('papers'),
  firstBoatPicture.as('picture'),
  hasAccepted('boat').as('has_accepted'),
] as const;

/** A marina has no street: the captain waits at the berth. */
const NOTHING = sql<string | null>`null::text`;
const NO_STREET = [
  NOTHING.as('mahalle'),
  NOTHING.as('street'),
  NOTHING.as('lane'),
  NOTHING.as('outer_door_no'),
  NOTHING.as('inner_door_no'),
] as const;

/**
 * What the page after a request shows: no name, no contact, because only the code was given. Under the
 * names a villa's has; `charter` tells that it is a boat's.
 */
export function findBoatReservationByCode(db: Db, code: string) {
  return guestBoatReservations(db)
    .select((eb) => [
      ...stayColumns('boat_reservations'),
      ...BOOKED_BOAT_COLUMNS,
      ...DERIVED,
      depositLeaving('boat').as('deposit_leaving_kurus'),
      jsonArrayFrom(milestones(eb, 'boat')).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
    ])
    .where('boat_reservations.reservation_id', '=', code)
    .executeTakeFirst();
}

/** A guest's own charter: the code and, as a second fact, the e-mail or phone it was made with; null: proved already. */
export function findBoatReservationOfGuest(db: Db, code: string, contact: Contact | null) {
  return guestBoatReservations(db)
    .select((eb) => [
      ...stayColumns('boat_reservations'),
      ...BOOKED_BOAT_COLUMNS,
      ...DERIVED,
      ...NO_STREET,
      'boat_reservations.customer_name',
      'boat_reservations.customer_email',
      'boat_reservations.customer_phone',
      'boat_reservations.customer_note',
      'boat_reservations.comment_code',
      isCommented('boat').as('commented'),
      depositStanding('boat').as('deposit'),
      depositLeaving('boat').as('deposit_leaving_kurus'),
      jsonArrayFrom(milestones(eb, 'boat')).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
      jsonArrayFrom(acceptances(eb, 'boat')).as('acceptances'),
      jsonArrayFrom(payments(eb, 'boat')).as('payments'),
    ])
    .where('boat_reservations.reservation_id', '=', code)
    .where((eb) =>
      contact === null
        ? eb.lit(true)
        : eb.or([
            eb('boat_reservations.customer_email', '=', contact.email),
            eb('boat_reservations.customer_phone', '=', contact.phone),
          ]),
    )
    .executeTakeFirst();
}

/** What a guest's calendar file says, for a link that proves itself; `check_out` is the day after. */
export function findBoatReservationForCalendar(db: Db, code: string) {
  return guestBoatReservations(db)
    .select([
      'boat_reservations.reservation_id',
      'boat_reservations.customer_email',
      'boat_reservations.customer_phone',
      'boat_reservations.status',
      'boat_reservations.version',
      'boat_reservations.check_in',
      'boat_reservations.check_out',
      ...NO_STREET,
      ...BOOKED_BOAT_COLUMNS,
      ...charterTimes,
      sql<Charter>`${GUEST_CHARTER}`.as('charter'),
    ])
    .where('boat_reservations.reservation_id', '=', code)
    .executeTakeFirst();
}
