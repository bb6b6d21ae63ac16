import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { BoatPapers } from '../../shared/boat-papers.ts';
import { openBankAccounts } from '../content/bank-accounts.ts';
import { hasAccepted } from '../content/legal-documents.ts';
import { depositLeaving, depositStanding } from '../payments/deposits.ts';
import type { Charter } from '../reservations/boat-reservation-columns.ts';
import { BOOKED_VILLA_COLUMNS, firstPicture } from '../reservations/booking-villas.ts';
import {
  acceptances,
  isCommented,
  milestones,
  payments,
  stayColumns,
} from './guest-reservation-parts.ts';

/** What says whether money may still make a contract of it. */
const PERMIT_COLUMNS = [
  'villas.permit_capacity',
  'villas.permit_verified_at',
  'villas.withdrawn_reason',
] as const;

const guestReservations = (db: Db) =>
  db
    .selectFrom('reservations')
    .innerJoin('villas', 'villas.id', 'reservations.villa_id')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id');

/** What the page after a request shows: no name, no contact, because only the code was given. */
export function findReservationByCode(db: Db, code: string) {
  return guestReservations(db)
    .select((eb) => [
      ...stayColumns('reservations'),
      'reservations.check_out',
      ...BOOKED_VILLA_COLUMNS,
      ...PERMIT_COLUMNS,
      depositLeaving('villa').as('deposit_leaving_kurus'),
      firstPicture.as('picture'),
      hasAccepted('villa').as('has_accepted'),
      jsonArrayFrom(milestones(eb, 'villa')).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
    ])
    .where('reservations.reservation_id', '=', code)
    .executeTakeFirst();
}

/** `charter`, `papers`: it is a boat's (see `findBoatReservationByCode`). */
export type CodedReservation = NonNullable<Awaited<ReturnType<typeof findReservationByCode>>> & {
  charter?: Charter;
  papers?: BoatPapers;
};

/** A second fact about the guest, one of the two. */
export interface Contact {
  email: string | null;
  phone: string | null;
}

/**
 * A guest's own booking: the code and, as a second fact, the e-mail or phone it was made with.
 * A wrong code and a wrong second fact look the same. Null: the guest has proved it already.
 */
export function findReservationOfGuest(db: Db, code: string, contact: Contact | null) {
  return guestReservations(db)
    .select((eb) => [
      ...stayColumns('reservations'),
      'reservations.check_out',
      ...BOOKED_VILLA_COLUMNS,
      ...PERMIT_COLUMNS,
      'reservations.customer_name',
      'reservations.customer_email',
      'reservations.customer_phone',
      'reservations.customer_note',
      'reservations.comment_code',
      isCommented('villa').as('commented'),
      'villas.mahalle',
      'villas.street',
      'villas.lane',
      'villas.outer_door_no',
      'villas.inner_door_no',
      depositStanding('villa').as('deposit'),
      depositLeaving('villa').as('deposit_leaving_kurus'),
      firstPicture.as('picture'),
      hasAccepted('villa').as('has_accepted'),
      jsonArrayFrom(milestones(eb, 'villa')).as('milestones'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
      jsonArrayFrom(acceptances(eb, 'villa')).as('acceptances'),
      jsonArrayFrom(payments(eb, 'villa')).as('payments'),
    ])
    .where('reservations.reservation_id', '=', code)
    .where((eb) =>
      contact === null
        ? eb.lit(true)
        : eb.or([
            eb('reservations.customer_email', '=', contact.email),
            eb('reservations.customer_phone', '=', contact.phone),
          ]),
    )
    .executeTakeFirst();
}

export type GuestsReservation = NonNullable<Awaited<ReturnType<typeof findReservationOfGuest>>> & {
  charter?: Charter;
};

/** What a guest's calendar file says, for a link that proves itself. */
export function findReservationForCalendar(db: Db, code: string) {
  return guestReservations(db)
    .select([
      'reservations.reservation_id',
      'reservations.customer_email',
      'reservations.customer_phone',
      'reservations.status',
      'reservations.version',
      'reservations.check_in',
      'reservations.check_out',
      'villas.mahalle',
      'villas.street',
      'villas.lane',
      'villas.outer_door_no',
      'villas.inner_door_no',
      ...BOOKED_VILLA_COLUMNS,
    ])
    .where('reservations.reservation_id', '=', code)
    .executeTakeFirst();
}
