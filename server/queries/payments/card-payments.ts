import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';
import { leftOf } from './payment-refunds.ts';

const COLUMNS = [
  't.id',
  't.status',
  't.purpose',
  't.amount_kurus',
  't.reservation_id',
  't.boat_reservation_id',
  't.payment_link_id',
  't.conversation_id',
  't.provider',
  't.provider_page_encrypted',
  't.provider_expires_at',
  't.provider_checked_at',
  't.provider_checks',
  't.provider_payment_id',
  't.needs_action',
  't.action_done_at',
  't.failure_code',
  't.failure_text',
  't.paid_at',
  't.created_at',
] as const;

const cardPayments = (db: Db) =>
  db
    .selectFrom('transactions as t')
    .leftJoin('reservations as r', 'r.id', 't.reservation_id')
    .leftJoin('boat_reservations as b', 'b.id', 't.boat_reservation_id')
    .select([
      ...COLUMNS,
      sql<string | null>`coalesce(r.reservation_id, b.reservation_id)`.as('reservation_code'),
      sql<boolean>`exists (select from transaction_events e
        where e.transaction_id = t.id and e.kind = 'REVIEW')`.as('in_review'),
    ])
    .where('t.method', '=', 'CARD')
    .where('t.purpose', '<>', 'REFUND');

/** @throws 404 */
export const getCardPayment = (db: Db, id: number) =>
  cardPayments(db)
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('transaction'));

export type CardPayment = Awaited<ReturnType<typeof getCardPayment>>;

export const findPaymentByToken = (db: Db, token_hash: string) =>
  cardPayments(db).where('t.provider_token_hash', '=', token_hash).executeTakeFirst();

export const findPaymentByConversation = (db: Db, conversation_id: string) =>
  cardPayments(db).where('t.conversation_id', '=', conversation_id).executeTakeFirst();

/** The undecided attempt for one purpose of a reservation, newest first; its reservation is locked. */
export const findOpenAttempt = (
  db: Db,
  of: ReservationKey,
  { purpose, amount_kurus }: { purpose: string; amount_kurus: number },
) =>
  openAttempts(db, of)
    .where('t.purpose', '=', purpose)
    .where('t.amount_kurus', '=', amount_kurus)
    .executeTakeFirst();

/** The newest undecided attempt at whatever was asked of a reservation. */
export const findLastOpenAttempt = (db: Db, of: ReservationKey) =>
  openAttempts(db, of).executeTakeFirst();

const openAttempts = (db: Db, { kind, id }: ReservationKey) =>
  cardPayments(db)
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.status', '=', 'PENDING')
    .orderBy('t.id', 'desc')
    .limit(1);

/**
 * Card payments that are due to be asked after: undecided ones from two minutes on, then less and
 * less often; failed ones for a day, as a guest may try again on the same page and banks answer late.
 */
export async function listDuePayments(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where(
      sql<boolean>`(status = 'PENDING' or status = 'FAILED' and provider_page_encrypted is not null
        and created_at > ${now}::timestamptz - interval '25 hours')`,
    )
    .where('method', '=', 'CARD')
    .where('purpose', '<>', 'REFUND')
    .where('provider', 'is not', null)
    .where('created_at', '<=', sql<Date>`${now}::timestamptz - interval '2 minutes'`)
    .where(
      sql<boolean>`(provider_checked_at is null or provider_checked_at <= ${now}::timestamptz - case
        when created_at > ${now}::timestamptz - interval '1 hour' then interval '1 minute'
        when created_at > ${now}::timestamptz - interval '6 hours' then interval '10 minutes'
        when created_at > ${now}::timestamptz - interval '3 days' then interval '1 hour'
        else interval '1 day' end)`,
    )
    .orderBy('provider_checked_at', (order) => order.asc().nullsFirst())
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds that were asked for at the provider and whose outcome nobody knows. */
export async function listUnsureRefunds(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('method', '=', 'CARD')
    .where('purpose', '=', 'REFUND')
    .where('conversation_id', 'is not', null)
    .where('provider_checked_at', '<=', sql<Date>`${now}::timestamptz - interval '1 minute'`)
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A payment that money goes back of, with what went back so far, and in which sums without its provider
 * being asked. Locked by its reservation. @throws 404
 */
export const getRefundedPayment = (db: Db, id: number) =>
  db
    .selectFrom('transactions as t')
    .select([
      't.id',
      't.status',
      't.method',
      't.amount_kurus',
      't.provider',
      't.provider_payment_id',
      't.conversation_id',
      't.paid_at',
      sql<number>`coalesce((select sum(f.amount_kurus) from transactions f
        where f.refund_of_id = t.id and f.status = 'PAID'), 0)::bigint`.as('refunded_kurus'),
      sql<number[]>`coalesce((select json_agg(f.amount_kurus) from transactions f
        where f.refund_of_id = t.id and f.status = 'PAID' and f.conversation_id is null), '[]')`.as(
        'by_hand',
      ),
    ])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('transaction'));

/** Whether the provider was asked for another refund of a payment, and nobody heard yet what it did. */
export async function hasUnsureRefund(
  db: Db,
  payment_id: number,
  except: number,
): Promise<boolean> {
  const unsure = await db
    .selectFrom('transactions')
    .select('id')
    .where('refund_of_id', '=', payment_id)
    .where('id', '<>', except)
    .where('status', '=', 'PENDING')
    .where('conversation_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return unsure !== undefined;
}

/**
 * Card payments of a reservation that something may go back of, the last one first, with how much;
 * `except` is a refund that does not count yet.
 */
export const listRefundable = (db: Db, { kind, id }: ReservationKey, except = 0) =>
  db
    .selectFrom('transactions as t')
    .select(['t.id', 't.amount_kurus', leftOf(except).as('left_kurus')])
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.status', '=', 'PAID')
    .where('t.method', '=', 'CARD')
    .where('t.purpose', 'in', ['PREPAYMENT', 'BALANCE'])
    .where('t.provider_payment_id', 'is not', null)
    .orderBy('t.paid_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();

/**
 * As SQL, of the transaction known as `as`: how much of a refund that waits the guest's cards can take
 * back. Null where nothing waits to be sent.
 */
export function cardsHold(as: 't' | 'x') {
  const its = (column: string) => sql.ref(`${as}.${column}`);
  return sql<number | null>`case
    when ${its('purpose')} <> 'REFUND' or ${its('status')} <> 'PENDING'
      or ${its('conversation_id')} is not null then null
    when num_nonnulls(${its('reservation_id')}, ${its('boat_reservation_id')}) = 0
      and exists (select from transactions m where m.id = ${its('refund_of_id')}
        and m.method = 'CARD' and m.provider_payment_id is not null)
    then ${its('amount_kurus')}
    when ${its('refund_of_id')} is null or exists (select from transactions m
      where m.id = ${its('refund_of_id')} and m.method = 'CARD' and m.purpose <> 'DEPOSIT')
    then (select coalesce(sum(greatest(0, p.amount_kurus - coalesce(
        (select sum(f.amount_kurus) from transactions f where f.refund_of_id = p.id
          and f.status <> 'FAILED' and f.id <> ${its('id')}), 0))), 0)::bigint
      from transactions p where p.status = 'PAID' and p.method = 'CARD'
        and p.purpose in ('PREPAYMENT', 'BALANCE') and p.provider_payment_id is not null
        and (p.reservation_id = ${its('reservation_id')}
          or p.boat_reservation_id = ${its('boat_reservation_id')}))
    when exists (select from transactions m
      where m.id = ${its('refund_of_id')} and m.method = 'CARD') then ${its('amount_kurus')}
    else 0 end`;
}

/** What our books say of the payments that a provider's report names by either of their numbers. */
export async function listReported(db: Db, provider: string, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('transactions as t')
    .select([
      't.id',
      't.status',
      't.amount_kurus',
      't.conversation_id',
      't.provider_payment_id',
      't.needs_action',
    ])
    .where('t.provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('t.conversation_id', 'in', [...numbers]),
        eb('t.provider_payment_id', 'in', [...numbers]),
      ]),
    )
    .where('t.purpose', '<>', 'REFUND')
    .orderBy('t.id')
    .execute();
}

/**
 * Card payments that our books say were paid on a day in Istanbul. What only a report told of is none of
 * them: it stands in the books on the day it was found.
 */
export const listPaidOn = (db: Db, provider: string, day: string) =>
  db
    .selectFrom('transactions as t')
    .select(['t.id', 't.conversation_id', 't.amount_kurus', 't.needs_action'])
    .where('t.provider', '=', provider)
    .where('t.status', '=', 'PAID')
    .where('t.method', '=', 'CARD')
    .where('t.purpose', '<>', 'REFUND')
    .where('t.conversation_id', 'is not', null)
    .where(sql<boolean>`(t.paid_at at time zone 'Europe/Istanbul')::date = ${day}::date`)
    .execute();
