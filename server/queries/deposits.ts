import { sql, type Updateable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
  tablesOf,
} from './reservation-tables.ts';

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

/** The deposit of a reservation with the movement that brought it, locked; undefined: none was taken. */
export const findDepositForUpdate = (db: Db, key: ReservationKey) =>
  db
    .selectFrom('deposits')
    .select((eb) => [
      'deposits.id',
      'deposits.amount_kurus',
      'deposits.state',
      'deposits.method',
      'deposits.returned_kurus',
      'deposits.deduction_reason',
      eb
        .selectFrom('transactions')
        .select('transactions.id')
        .where(`transactions.${tablesOf(key.kind).of}`, '=', key.id)
        .where('transactions.purpose', '=', 'DEPOSIT')
        .where('transactions.status', '=', 'PAID')
        // Money that came when nobody waited for a deposit any more goes back by itself.
        .where(
          sql<boolean>`transactions.needs_action is distinct from 'LATE'
            and transactions.needs_action is distinct from 'DUPLICATE'`,
        )
        // Nor is it the one that was settled before this one was taken.
        .where(
          sql<boolean>`not exists (select from transactions back
            where back.refund_of_id = transactions.id and (back.status = 'PAID'
              or back.status = 'FAILED' and back.failure_code is distinct from 'withdrawn'))`,
        )
        .orderBy('transactions.id')
        .limit(1)
        .as('transaction_id'),
    ])
    .where(`deposits.${tablesOf(key.kind).of}`, '=', key.id)
    .forUpdate()
    .executeTakeFirst();

/** Kuruş of a deposit that the agency holds now: of one that was settled, nothing. */
export const heldOf = (
  deposit: { state: string; amount_kurus: number } | null | undefined,
): number => (deposit?.state === 'TAKEN' ? deposit.amount_kurus : 0);

/** As SQL, beside a reservation: kuruş of its deposit that the agency holds now. */
export const depositHeld = (kind: ListingKind) => {
  const { of, reservations } = tablesOf(kind);
  return sql<number>`coalesce((select held.amount_kurus from deposits held
    where held.${sql.ref(of)} = ${sql.ref(`${reservations}.id`)} and held.state = 'TAKEN'), 0)::bigint`;
};

/** How a damage deposit stands, in kuruş. */
export interface DepositStanding {
  state: 'TAKEN' | 'RETURNED' | 'PARTLY_RETURNED' | 'KEPT';
  amount_kurus: number;
  returned_kurus: number;
  /** ISO instant; null while it is held. */
  returned_at: string | null;
}

/** As SQL, beside a reservation: how its deposit stands; null: none was taken. */
export const depositStanding = (kind: ListingKind) => {
  const { of, reservations } = tablesOf(kind);
  return sql<DepositStanding | null>`(select json_build_object('state', taken.state,
    'amount_kurus', taken.amount_kurus, 'returned_kurus', taken.returned_kurus,
    'returned_at', taken.returned_at)
    from deposits taken where taken.${sql.ref(of)} = ${sql.ref(`${reservations}.id`)})`;
};

export async function updateDeposit(
  db: Db,
  id: number,
  changes: Updateable<DB['deposits']>,
): Promise<void> {
  await db.updateTable('deposits').set(changes).where('id', '=', id).execute();
}
