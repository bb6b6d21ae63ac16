import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import type { BoatPapers } from '../shared/boat-papers.ts';
import { openBankAccounts } from './bank-accounts.ts';
import { type Charter, charterTimes, GUEST_CHARTER, lastDay } from './boat-reservation-columns.ts';
import { BOOKED_BOAT_COLUMNS, firstBoatPicture } from './booking-boats.ts';
import { depositStanding } from './deposits.ts';
import type { Contact, RepeatedRequest } from './guest-reservations.ts';
import { hasAccepted } from './legal-documents.ts';

/**
 * What a guest may know of a boat's reservation who has the code alone, under the names a villa's
 * has; `charter` tells that it is a boat's.
 */
const CHARTER_COLUMNS = [
  'boat_reservations.reservation_id',
  'boat_reservations.status',
  'boat_reservations.version',
  'boat_reservations.check_in',
  'boat_reservations.nights',
  'boat_reservations.adults',
  'boat_reservations.children',
  'boat_reservations.babies',
  'boat_reservations.option_until',
  'boat_reservations.created_at',
  'boat_reservations.quote',
  'boat_reservations.policy',
  'boat_reservations.accommodation_kurus',
  'boat_reservations.discount_kurus',
  'boat_reservations.short_stay_fee_kurus',
  'boat_reservations.total_kurus',
  'boat_reservations.prepayment_kurus',
  'boat_reservations.balance_kurus',
  'boat_reservations.deposit_kurus',
  'boat_reservations.paid_kurus',
  'boat_reservations.leaving_kurus',
] as const;

type Reservations = ExpressionBuilder<DB, 'boat_reservations'>;

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

const milestones = (eb: Reservations) =>
  eb
    .selectFrom('reservation_events')
    .select(['reservation_events.at', 'reservation_events.to_status'])
    .whereRef('reservation_events.boat_reservation_id', '=', 'boat_reservations.id')
    .where('reservation_events.to_status', 'is not', null)
    .orderBy('reservation_events.id');

const acceptances = (eb: Reservations) =>
  eb
    .selectFrom('legal_acceptances')
    .innerJoin('legal_documents', 'legal_documents.id', 'legal_acceptances.legal_document_id')
    .select([
      'legal_acceptances.id',
      'legal_documents.title',
      'legal_acceptances.accepted_at',
      'legal_acceptances.rendered_html',
    ])
    .whereRef('legal_acceptances.boat_reservation_id', '=', 'boat_reservations.id')
    .orderBy('legal_acceptances.id');

const payments = (eb: Reservations) =>
  eb
    .selectFrom('transactions')
    .select([
      'transactions.id',
      'transactions.purpose',
      'transactions.method',
      'transactions.amount_kurus',
      'transactions.paid_at',
    ])
    .whereRef('transactions.boat_reservation_id', '=', 'boat_reservations.id')
    .where('transactions.status', '=', 'PAID')
    .orderBy('transactions.paid_at')
    .orderBy('transactions.id');

/** What the page after a request shows: no name, no contact, because only the code was given. */
export function findBoatReservationByCode(db: Db, code: string) {
  return guestBoatReservations(db)
    .select((eb) => [
      ...CHARTER_COLUMNS,
      ...BOOKED_BOAT_COLUMNS,
      ...DERIVED,
      jsonArrayFrom(milestones(eb)).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
    ])
    .where('boat_reservations.reservation_id', '=', code)
    .executeTakeFirst();
}

/** A guest's own charter: the code and, as a second fact, the e-mail or phone it was made with; null: proved already. */
export function findBoatReservationOfGuest(db: Db, code: string, contact: Contact | null) {
  return guestBoatReservations(db)
    .select((eb) => [
      ...CHARTER_COLUMNS,
      ...BOOKED_BOAT_COLUMNS,
      ...DERIVED,
      ...NO_STREET,
      'boat_reservations.customer_name',
      'boat_reservations.customer_email',
      'boat_reservations.customer_phone',
      'boat_reservations.customer_note',
      depositStanding('boat').as('deposit'),
      jsonArrayFrom(milestones(eb)).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
      jsonArrayFrom(acceptances(eb)).as('acceptances'),
      jsonArrayFrom(payments(eb)).as('payments'),
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

/** The code of a request or booking of the last hour by the same guest in the same browser. */
export async function findRepeatedCharter(
  db: Db,
  request: Omit<RepeatedRequest, 'villa_id'> & { boat_id: number; unit: string },
) {
  const found = await db
    .selectFrom('boat_reservations')
    .innerJoin('legal_acceptances', 'legal_acceptances.boat_reservation_id', 'boat_reservations.id')
    .select('boat_reservations.reservation_id')
    .where('boat_reservations.boat_id', '=', request.boat_id)
    .where('boat_reservations.unit', '=', request.unit)
    .where(sql<boolean>`boat_reservations.stay = ${request.stay}::daterange`)
    .where(sql<boolean>`(boat_reservations.status in ('PENDING', 'CONFIRMED')
      or boat_reservations.status = 'OPTION' and boat_reservations.option_until > now())`)
    .where('boat_reservations.customer_email', '=', request.customer_email)
    .where('boat_reservations.customer_phone', '=', request.customer_phone)
    .where('legal_acceptances.ip', 'is not distinct from', request.ip)
    .where('legal_acceptances.user_agent', 'is not distinct from', request.user_agent)
    .where(sql<boolean>`boat_reservations.created_at > now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return found?.reservation_id;
}
