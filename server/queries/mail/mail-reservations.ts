import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type {
  MovementMethod,
  MovementPurpose,
  MovementState,
} from '../../shared/movement-codes.ts';
import { openBankAccounts } from '../content/bank-accounts.ts';
import { hasAccepted } from '../content/legal-documents.ts';
import { toldGuests } from '../guests/guest-lists.ts';
import type { MailedRequest } from '../guests/guest-requests.ts';
import { type DepositStanding, depositHeld, depositStanding } from '../payments/deposits.ts';
import { ownersAmount } from '../reports/owner-parts.ts';
import type { Charter } from '../reservations/boat-reservation-columns.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';
import { mailOwner } from './mail-owners.ts';

const reservation = [
  'reservations.id',
  'reservations.reservation_id',
  'reservations.status',
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
  'reservations.paid_kurus',
  'reservations.leaving_kurus',
  'reservations.kept_kurus',
  'reservations.refund_kurus',
  'reservations.comment_code',
  'reservations.guest_list_reported_at',
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
 * All that mails about a reservation can say, in one query: the reservation with its frozen money,
 * the villa's place, the templates' texts, the bank accounts and the site's settings. @throws 404
 */
export async function getReservationForMails(db: Db, codes: readonly string[], id: number) {
  const [row] = await mailed(db, { codes, id });
  if (!row) throw notFound('reservation');
  return row;
}

const mailed = compiledOnce(
  ['codes', 'id'],
  (db, { codes, id }: { codes: readonly string[]; id: number }) =>
    db
      .selectFrom('reservations')
      .innerJoin('villas', 'villas.id', 'reservations.villa_id')
      .innerJoin('districts', 'districts.id', 'villas.district_id')
      .innerJoin('towns', 'towns.id', 'districts.town_id')
      .innerJoin('regions', 'regions.id', 'towns.region_id')
      .select((eb) => [
        ...reservation,
        ...place,
        ownersAmount('reservations').as('owner_amount_kurus'),
        depositHeld('villa').as('deposit_held_kurus'),
        hasAccepted('villa').as('has_accepted'),
        jsonArrayFrom(toldGuests(eb, 'villa')).as('guest_list'),
        jsonArrayFrom(mailTemplates(eb, codes)).as('templates'),
        jsonArrayFrom(openBankAccounts(eb)).as('bank_accounts'),
        jsonObjectFrom(mailOwner(eb, tablesOf('villa'))).as('owner'),
        jsonArrayFrom(eb.selectFrom('settings').select(['key', 'value', 'updated_at'])).as(
          'settings',
        ),
      ])
      .where('reservations.id', '=', id),
);

/** For one mail. @throws 404 */
export const getReservationForMail = async (db: Db, templateCode: string, id: number) =>
  withTemplate(await getReservationForMails(db, [templateCode], id), templateCode);

/** What is there for several mails, for one of them. */
export const withTemplate = <Row extends { templates: { code: string }[] }>(
  { templates, ...row }: Row,
  templateCode: string,
) => ({
  ...row,
  template: (templates.find(({ code }) => code === templateCode) ?? null) as
    | Row['templates'][number]
    | null,
});

/** A movement of money that a mail tells of. */
interface MailedMovement {
  id: number;
  purpose: MovementPurpose;
  method: MovementMethod;
  amount_kurus: number;
  /** How often a refund turned out not to have left after all: it is told anew each time. */
  unsent_times?: number;
  /** Of a refund of the damage deposit, what became of that; null: it gives back something else. */
  deposit?: DepositStanding | null;
}

/**
 * `charter`: it is a boat's (see `getBoatReservationForMails`); `note`: what a clerk adds below the
 * greeting; `payment_link`: where the guest pays; `movement`: the payment or refund that is told;
 * `request`: what the guest asked for and is answered; `former_stay`: the days before the change that
 * is told.
 */
export type MailedReservation = Awaited<ReturnType<typeof getReservationForMail>> & {
  charter?: Charter;
  note?: string;
  payment_link?: { code: string; amount_kurus: number; expires_at: Date };
  movement?: MailedMovement;
  request?: MailedRequest;
  former_stay?: { check_in: string; check_out: string };
};

/** The same with the texts of several mails. */
export type MailedForMails = Awaited<ReturnType<typeof getReservationForMails>> & {
  charter?: Charter;
};

type AnyTable = Pick<ExpressionBuilder<DB, never>, 'selectFrom'>;

/** The staff's texts of mails, asked for beside a reservation. */
export const mailTemplates = (eb: unknown, codes: readonly string[]) =>
  (eb as AnyTable)
    .selectFrom('mail_templates')
    .select([
      'mail_templates.code',
      'mail_templates.subject',
      'mail_templates.body',
      'mail_templates.active',
    ])
    .where('mail_templates.code', '=', sql<string>`any(${codes})`);

/** Whether a stay has to be paid for, in part or wholly, before it is sure. @throws 404 */
export async function asksForPrepayment(db: Db, { kind, id }: ReservationKey): Promise<boolean> {
  const { prepayment_kurus } = await db
    .selectFrom(tablesOf(kind).reservations)
    .select('prepayment_kurus')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
  return prepayment_kurus > 0;
}

/** The newest movement of money of a reservation, or the one asked for, if it is of that sort. */
export async function findMovementForMail(
  db: Db,
  { kind, id }: ReservationKey,
  { purposes, status, transaction_id }: MovementSearch,
): Promise<MailedMovement | undefined> {
  const column = kind === 'boat' ? 'boat_reservation_id' : 'reservation_id';
  return db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'method', 'amount_kurus'])
    .select([
      sql<DepositStanding | null>`case when exists (select from transactions brought
        where brought.id = transactions.refund_of_id and brought.purpose = 'DEPOSIT')
        then ${depositStanding(kind, `transactions.${column}`)} end`.as('deposit'),
      sql<number>`(select count(*)::int from transaction_events event
        where event.transaction_id = transactions.id and event.kind = 'ENTERED_IN_ERROR'
          and event.to_status = 'PENDING')`.as('unsent_times'),
    ])
    .$narrowType<Pick<MailedMovement, 'purpose' | 'method'>>()
    .where(column, '=', id)
    .where('purpose', 'in', purposes)
    .where('status', '=', status)
    .$if(transaction_id !== undefined, (query) => query.where('id', '=', Number(transaction_id)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The days a reservation stood on before it was moved to its own; undefined: it never was. */
export const findFormerStay = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('reservation_revisions as former')
    .select([
      sql<string>`lower(former.stay)`.as('check_in'),
      sql<string>`upper(former.stay)`.as('check_out'),
    ])
    .where(`former.${tablesOf(kind).of}`, '=', id)
    .where('former.stay', '<>', (eb) =>
      eb.selectFrom(tablesOf(kind).reservations).select('stay').where('id', '=', id),
    )
    .orderBy('former.revision', 'desc')
    .limit(1)
    .executeTakeFirst();

interface MovementSearch {
  purposes: readonly MailedMovement['purpose'][];
  status: MovementState;
  transaction_id?: number | undefined;
}
