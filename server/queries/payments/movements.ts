import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';
import { bringsDeposit } from './kept-deposits.ts';
import { leftOf } from './payment-refunds.ts';

const DECIDED = [
  'id',
  'status',
  'method',
  'purpose',
  'amount_kurus',
  'reservation_id',
  'boat_reservation_id',
  'refund_of_id',
  'payment_link_id',
  'of_resale',
  'needs_action',
  'action_done_at',
  'provider',
  'conversation_id',
  'receipt_document_id',
  'created_at',
  'version',
] as const;

export type MovementRow = Awaited<ReturnType<typeof getMovement>>;

/** Whose money it is and how it stands, without a lock. @throws 404 */
export const getMovement = (db: Db, id: number) =>
  db
    .selectFrom('transactions')
    .select(DECIDED)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('transaction'));

/** The same, locked until the transaction ends. Lock its reservation first (`lockMovement`). @throws 404 */
export const getMovementForUpdate = (db: Db, id: number): Promise<MovementRow> =>
  db
    .selectFrom('transactions')
    .select(DECIDED)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('transaction'));

export const insertTransaction = (
  db: Db,
  movement: Insertable<DB['transactions']>,
): Promise<MovementRow> =>
  db.insertInto('transactions').values(movement).returning(DECIDED).executeTakeFirstOrThrow();

export async function updateTransaction(
  db: Db,
  id: number,
  changes: Updateable<DB['transactions']>,
): Promise<void> {
  await db.updateTable('transactions').set(changes).where('id', '=', id).execute();
}

/** So much more went back of a payment without us: it stands on the list of what is to be done until staff saw to it. */
export async function addWentBack(db: Db, id: number, kurus: number): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ went_back_kurus: sql<number>`coalesce(went_back_kurus, 0) + ${kurus}` })
    .where('id', '=', id)
    .execute();
}

/** What can happen to a movement; each has its words on its page. */
export type TransactionEventKind =
  | 'CREATED'
  | 'DECIDED'
  | 'REPRICED'
  | 'NOT_DUE'
  | 'LESSENED'
  | 'WITHDRAWN'
  | 'REFUND_ASKED'
  | 'REFUND_REFUSED'
  | 'SPLIT'
  | 'REDIRECTED'
  | 'REVIEW'
  | 'ENTERED_IN_ERROR'
  | 'MATCHED'
  | 'UNMATCHED'
  | 'DISTRUSTED'
  | 'WENT_BACK';

export async function insertTransactionEvent(
  db: Db,
  event: Insertable<DB['transaction_events']> & { kind: TransactionEventKind },
): Promise<void> {
  await db.insertInto('transaction_events').values(event).execute();
}

/**
 * Writes anew what a reservation was paid: all that came, less what went back, the damage deposit
 * apart. The reservation is locked. Resolves with the sum, and with what of it waits to go back.
 */
export async function refreshPaid(
  db: Db,
  { kind, id }: ReservationKey,
): Promise<{ paid_kurus: number; leaving_kurus: number }> {
  const tables = tablesOf(kind);
  const { rows } = await sql<{ paid_kurus: number; leaving_kurus: number }>`
    update ${sql.table(tables.reservations)} set paid_kurus = greatest(0, (
      select coalesce(sum(case t.purpose when 'REFUND' then -t.amount_kurus else t.amount_kurus end), 0)
      from transactions t left join transactions refunded on refunded.id = t.refund_of_id
      where t.${sql.ref(tables.of)} = ${id} and t.status = 'PAID' and t.purpose <> 'DEPOSIT'
        and refunded.purpose is distinct from 'DEPOSIT'
    ))
    where id = ${id} returning paid_kurus, leaving_kurus`.execute(db);
  return rows[0] ?? { paid_kurus: 0, leaving_kurus: 0 };
}

const OPEN_REFUNDS = {
  stay: sql<boolean>`refunded.purpose is distinct from 'DEPOSIT'`,
  resale: sql<boolean>`t.of_resale and refunded.purpose is distinct from 'DEPOSIT'`,
  deposit_excess: sql<boolean>`t.of_resale and refunded.purpose = 'DEPOSIT'`,
  deposit: sql<boolean>`not t.of_resale and ${bringsDeposit('refunded')}`,
};

/**
 * Of the stay's money, of that only what a sale made anew gives back, of a deposit what is more than the sale
 * asks for, or all else of one that was kept as one.
 */
export type RefundedMoney = keyof typeof OPEN_REFUNDS;

/** Refunds that wait to be sent; what a provider was asked for apart. Locked. */
export const listOpenRefunds = (
  db: Db,
  { kind, id }: ReservationKey,
  money: RefundedMoney = 'stay',
) =>
  db
    .selectFrom('transactions as t')
    .leftJoin('transactions as refunded', 'refunded.id', 't.refund_of_id')
    .select([
      't.id',
      't.amount_kurus',
      't.refund_of_id',
      't.of_resale',
      'refunded.needs_action as refunded_for',
    ])
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.purpose', '=', 'REFUND')
    .where('t.status', '=', 'PENDING')
    .where('t.conversation_id', 'is', null)
    .where(OPEN_REFUNDS[money])
    .orderBy('t.id')
    .forUpdate('t')
    .execute();

/**
 * Kuruş of the refunds that a provider was asked for and nobody knows of yet, the deposit's apart. Of
 * all that wait, asked for or not, the reservation's `leaving_kurus` is the sum.
 */
export async function sumAskedRefunds(
  db: Db,
  { kind, id }: ReservationKey,
  except = 0,
): Promise<number> {
  const { sum } = await db
    .selectFrom('transactions as t')
    .leftJoin('transactions as refunded', 'refunded.id', 't.refund_of_id')
    .select(sql<number>`coalesce(sum(t.amount_kurus), 0)::bigint`.as('sum'))
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.purpose', '=', 'REFUND')
    .where('t.status', '=', 'PENDING')
    .where('t.conversation_id', 'is not', null)
    .where('t.id', '<>', except)
    .where(sql<boolean>`refunded.purpose is distinct from 'DEPOSIT'`)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Whether a payment stands on the list for a refund of it that waits and has no place there of its own. */
export async function standsForRefund(db: Db, payment_id: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('transactions')
    .select('id')
    .where('refund_of_id', '=', payment_id)
    .where('status', '=', 'PENDING')
    .where('needs_action', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The last payment that still holds money, with how much: the way a refund goes back. */
export const findLastHolding = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('transactions as t')
    .select(['t.id', 't.method', leftOf().as('left_kurus')])
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.status', '=', 'PAID')
    .where('t.purpose', 'in', ['PREPAYMENT', 'BALANCE'])
    .where(leftOf(), '>', 0)
    .orderBy('t.paid_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether another payment of the reservation is still undecided. */
export async function hasOpenPayment(db: Db, { kind, id }: ReservationKey): Promise<boolean> {
  const open = await db
    .selectFrom('transactions')
    .select('id')
    .where(tablesOf(kind).of, '=', id)
    .where('status', '=', 'PENDING')
    .where('purpose', '<>', 'REFUND')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * The last step since another of money that is a reservation's by now or goes back to its guest; `by` null: nobody
 * at the desk. What is only begun is neither, and what happens to known money later, such as a look at it by the
 * provider, is no other money: its state stays what it was.
 */
export const findMoneySince = (db: Db, { kind, id }: ReservationKey, last_event: number) =>
  db
    .selectFrom('transaction_events as e')
    .innerJoin('transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['t.purpose', 't.method', 't.amount_kurus', 'e.at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('by'))
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('e.id', '>', last_event)
    .where(sql<boolean>`(t.status = 'PAID' or t.status = 'PENDING' and t.purpose = 'REFUND')`)
    .where(sql<boolean>`(e.from_status is distinct from e.to_status or e.kind = 'MATCHED')`)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
