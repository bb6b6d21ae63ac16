import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';

const reservation = [
  'reservations.id',
  'reservations.reservation_id',
  'reservations.version',
  'reservations.check_in',
  'reservations.check_out',
  'reservations.nights',
  'reservations.adults',
  'reservations.children',
  'reservations.babies',
  'reservations.option_until',
  'reservations.confirmed_at',
  'reservations.customer_name',
  'reservations.customer_phone',
  'reservations.customer_email',
  'reservations.customer_note',
  'reservations.quote',
  'reservations.policy',
  'reservations.accommodation_kurus',
  'reservations.discount_kurus',
  'reservations.short_stay_fee_kurus',
  'reservations.total_kurus',
  'reservations.prepayment_kurus',
  'reservations.balance_kurus',
  'reservations.deposit_kurus',
] as const;

const place = [
  'villas.name as villa',
  'villas.slug',
  'villas.permit_no',
  'villas.check_in_time',
  'villas.check_out_time',
  'villas.mahalle',
  'villas.street',
  'villas.lane',
  'villas.outer_door_no',
  'villas.inner_door_no',
  'districts.name as district',
  'towns.name as town',
  'regions.name as region',
] as const;

/**
 * All that a mail about a reservation can say, in one query: the reservation with its frozen money,
 * the villa's place, the template's text, the bank accounts and the site's settings. @throws 404
 */
export function getReservationForMail(db: Db, templateCode: string, id: number) {
  return db
    .selectFrom('reservations')
    .innerJoin('villas', 'villas.id', 'reservations.villa_id')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .select((eb) => [
      ...reservation,
      ...place,
      jsonObjectFrom(template(eb, templateCode)).as('template'),
      jsonArrayFrom(bankAccounts(eb)).as('bank_accounts'),
      jsonArrayFrom(eb.selectFrom('settings').select(['key', 'value', 'updated_at'])).as(
        'settings',
      ),
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

export type MailedReservation = Awaited<ReturnType<typeof getReservationForMail>>;

type Reservations = ExpressionBuilder<DB, 'reservations'>;

const template = (eb: Reservations, code: string) =>
  eb
    .selectFrom('mail_templates')
    .select(['mail_templates.subject', 'mail_templates.body', 'mail_templates.active'])
    .where('mail_templates.code', '=', code);

const bankAccounts = (eb: Reservations) =>
  eb
    .selectFrom('bank_accounts')
    .select(['bank_accounts.bank_name', 'bank_accounts.holder', 'bank_accounts.iban'])
    .where('bank_accounts.active', '=', true)
    .where('bank_accounts.currency', '=', 'TL')
    .orderBy('bank_accounts.position')
    .orderBy('bank_accounts.id');
