import { sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';
import { bringsDeposit } from './kept-deposits.ts';

/**
 * A damage deposit was taken; taken in two parts, it is one deposit of their sum. One that was settled
 * with an option that ended, and is taken anew since, stands in that one's place.
 */
export async function addDeposit(
  db: Db,
  key: ReservationKey,
  taken: { amount_kurus: number; method: string; taken_by: number | null },
): Promise<void> {
  await db
    .insertInto('deposits')
    .values({ ...ofReservation(key), ...taken })
    .onConflict((conflict) =>
      conflict.constraint('deposits__one_per_reservation').doUpdateSet({
        ...{ state: 'TAKEN', returned_kurus: 0, returned_at: null },
        amount_kurus: sql`excluded.amount_kurus
            + case deposits.state when 'TAKEN' then deposits.amount_kurus else 0 end`,
        method: anew('method'),
        taken_by: anew('taken_by'),
        taken_at: anew('taken_at'),
        deduction_reason: anew('deduction_reason'),
        return_iban_encrypted: anew('return_iban_encrypted'),
      }),
    )
    .execute();
}

const anew = <Value>(column: keyof DB['deposits']) =>
  sql<Value>`case deposits.state when 'TAKEN'
    then deposits.${sql.ref(column)} else excluded.${sql.ref(column)} end`;

/** The deposit of a reservation, locked; undefined: none was taken. */
export const findDepositForUpdate = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('deposits')
    .select(['id', 'amount_kurus', 'state', 'returned_kurus', 'taken_at', 'deduction_reason'])
    .where(tablesOf(kind).of, '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Where a reservation's deposit goes back to, sealed. */
export const findReturnAccount = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('deposits')
    .select('return_iban_encrypted')
    .where(tablesOf(kind).of, '=', id)
    .executeTakeFirst();

/**
 * The payments that brought a reservation's deposit, in the order they came, locked, each with what waits
 * to go back of it. One that was sent back, or kept for good, is settled and not among them.
 */
export const listDepositPayments = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('transactions as t')
    .select([
      't.id',
      't.method',
      // What was too much and went back is no part of it any more.
      sql<number>`t.amount_kurus - coalesce((select sum(back.amount_kurus) from transactions back
        where back.refund_of_id = t.id and back.of_resale and back.status = 'PAID'), 0)::bigint`.as(
        'amount_kurus',
      ),
      sql<number>`coalesce((select sum(back.amount_kurus) from transactions back
        where back.refund_of_id = t.id and back.status = 'PENDING'), 0)::bigint`.as(
        'waiting_kurus',
      ),
    ])
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.status', '=', 'PAID')
    .where(bringsDeposit('t'))
    // One that was settled before this one was taken is no part of it.
    .where(
      sql<boolean>`not exists (select from transactions back
        where back.refund_of_id = t.id and not back.of_resale and (back.status = 'PAID'
          or back.status = 'FAILED' and back.failure_code is distinct from 'withdrawn'))`,
    )
    .orderBy('t.id')
    .forUpdate('t')
    .execute();

/** Kuruş that wait to go back of a reservation's deposit, of whichever of its payments. */
export async function sumWaitingReturns(db: Db, { kind, id }: ReservationKey): Promise<number> {
  const { sum } = await db
    .selectFrom('transactions as t')
    .innerJoin('transactions as back', 'back.refund_of_id', 't.id')
    .select(sql<number>`coalesce(sum(back.amount_kurus), 0)::bigint`.as('sum'))
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where(bringsDeposit('t'))
    .where('back.status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return sum;
}

/** A deposit's row, as far as its sums are concerned. */
interface DepositSums {
  state: string;
  amount_kurus: number;
  returned_kurus: number;
}

/** Kuruş of a deposit that the agency holds now: of one that was settled, nothing. */
export const heldOf = (deposit: DepositSums | null | undefined): number =>
  deposit?.state === 'TAKEN' ? deposit.amount_kurus - deposit.returned_kurus : 0;

/** Kuruş that are kept of a deposit with a reason; what waits to go back is not kept. */
export const deductedOf = (deposit: DepositStanding): number => {
  const { amount_kurus, returned_kurus, waiting_kurus, deduction_reason } = deposit;
  return deduction_reason === null ? 0 : amount_kurus - returned_kurus - waiting_kurus;
};

/** As SQL, beside a reservation: kuruş of its deposit that the agency holds now; `beside`: its name there. */
export const depositHeld = (kind: ListingKind, beside: string = tablesOf(kind).reservations) => {
  const { of } = tablesOf(kind);
  return sql<number>`coalesce((select held.amount_kurus - held.returned_kurus from deposits held
    where held.${sql.ref(of)} = ${sql.ref(`${beside}.id`)} and held.state = 'TAKEN'), 0)::bigint`;
};

/** How a damage deposit stands, in kuruş. */
export interface DepositStanding {
  state: 'TAKEN' | 'RETURNED' | 'PARTLY_RETURNED' | 'KEPT';
  amount_kurus: number;
  returned_kurus: number;
  /** ISO instant; null while it is held. */
  returned_at: string | null;
  /** What of it waits to go back. */
  waiting_kurus: number;
  /** Why not all of it goes back, for the guest to read. */
  deduction_reason: string | null;
}

/** As SQL, beside a reservation: kuruş that wait to go back of its deposit, and of what came for one too late. */
export const depositLeaving = (kind: ListingKind) => {
  const { of, reservations } = tablesOf(kind);
  return sql<number>`coalesce((select sum(back.amount_kurus) from transactions back
    join transactions brought on brought.id = back.refund_of_id and brought.purpose = 'DEPOSIT'
    where back.${sql.ref(of)} = ${sql.ref(`${reservations}.id`)}
      and back.status = 'PENDING'), 0)::bigint`;
};

/** As SQL, beside a deposit that is `taken`: kuruş that wait to go back of it, and of nothing else. */
const keptLeaving = (of: string) => sql`(select coalesce(sum(back.amount_kurus), 0)
    from transactions back join transactions brought on brought.id = back.refund_of_id
    where back.${sql.ref(of)} = taken.${sql.ref(of)} and back.status = 'PENDING'
      and ${bringsDeposit('brought')})`;

/** As SQL, beside a reservation, or what names it: how its deposit stands; null: none was taken. */
export const depositStanding = (
  kind: ListingKind,
  reservation_id = `${tablesOf(kind).reservations}.id`,
) => {
  const { of } = tablesOf(kind);
  return sql<DepositStanding | null>`(select json_build_object('state', taken.state,
    'amount_kurus', taken.amount_kurus, 'returned_kurus', taken.returned_kurus,
    'returned_at', taken.returned_at, 'deduction_reason', taken.deduction_reason,
    'waiting_kurus', ${keptLeaving(of)})
    from deposits taken where taken.${sql.ref(of)} = ${sql.ref(reservation_id)})`;
};

export async function updateDeposit(
  db: Db,
  id: number,
  changes: Updateable<DB['deposits']>,
): Promise<void> {
  await db.updateTable('deposits').set(changes).where('id', '=', id).execute();
}

/** None was taken after all. */
export async function deleteDeposit(db: Db, id: number): Promise<void> {
  await db.deleteFrom('deposits').where('id', '=', id).execute();
}
