import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { openBankAccounts } from '../content/bank-accounts.ts';
import { hasAccepted } from '../content/legal-documents.ts';
import { toldGuests } from '../guests/guest-lists.ts';
import { depositHeld } from '../payments/deposits.ts';
import { ownersAmount } from '../reports/owner-parts.ts';
import {
  type Charter,
  charterTimes,
  GUEST_CHARTER,
  lastDay,
} from '../reservations/boat-reservation-columns.ts';
import { tablesOf } from '../reservations/reservation-tables.ts';
import { mailOwner } from './mail-owners.ts';
import { type MailedForMails, mailTemplates } from './mail-reservations.ts';

/**
 * The same of a boat's reservation, under the names a villa's has: `charter` tells that it is one. A
 * day trip leaves on the day it came. @throws 404
 */
export function getBoatReservationForMails(
  db: Db,
  templateCodes: readonly string[],
  id: number,
): Promise<MailedForMails> {
  return db
    .selectFrom('boat_reservations')
    .innerJoin('boats', 'boats.id', 'boat_reservations.boat_id')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('towns', 'towns.id', 'marinas.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .select((eb) => [
      ...SALE,
      ...PLACE,
      ...charterTimes,
      ownersAmount('boat_reservations').as('owner_amount_kurus'),
      depositHeld('boat').as('deposit_held_kurus'),
      hasAccepted('boat').as('has_accepted'),
      jsonArrayFrom(toldGuests(eb, 'boat')).as('guest_list'),
      lastDay('boat_reservations').as('check_out'),
      sql<Charter>`${GUEST_CHARTER}`.as('charter'),
      jsonArrayFrom(mailTemplates(eb, templateCodes)).as('templates'),
      jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
      jsonObjectFrom(mailOwner(eb, tablesOf('boat'))).as('owner'),
      jsonArrayFrom(eb.selectFrom('settings').select(['key', 'value', 'updated_at'])).as(
        'settings',
      ),
    ])
    .where('boat_reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

const SALE = [
  'boat_reservations.id',
  'boat_reservations.reservation_id',
  'boat_reservations.status',
  'boat_reservations.version',
  'boat_reservations.check_in',
  'boat_reservations.nights',
  'boat_reservations.adults',
  'boat_reservations.children',
  'boat_reservations.babies',
  'boat_reservations.option_until',
  'boat_reservations.confirmed_at',
  'boat_reservations.customer_name',
  'boat_reservations.customer_phone',
  'boat_reservations.customer_email',
  'boat_reservations.customer_note',
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
  'boat_reservations.kept_kurus',
  'boat_reservations.refund_kurus',
  'boat_reservations.comment_code',
  'boat_reservations.guest_list_reported_at',
] as const;

/** A marina has no street: the captain waits at the berth. */
const NOTHING = sql<string | null>`null::text`;

const PLACE = [
  'boats.name as villa',
  'boats.slug',
  'boats.licence_no as permit_no',
  'marinas.name as district',
  'towns.name as town',
  'regions.name as region',
  NOTHING.as('mahalle'),
  NOTHING.as('street'),
  NOTHING.as('lane'),
  NOTHING.as('outer_door_no'),
  NOTHING.as('inner_door_no'),
] as const;
