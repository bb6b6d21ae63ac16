import { sql, type Updateable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
  tablesOf,
} from './reservation-tables.ts';

/** A damage deposit was taken; taken in two parts, it is one deposit of their sum. */
export async function addDeposit(
  db: Db,
  key: ReservationKey,
  taken: { amount_kurus: number; method: string; taken_by: number | null },
): Promise<void> {
  await db
    .insertInto('deposits')
    .values({ ...ofReservation(key), ...taken })
    .onConflict((conflict) =>
      conflict
        .constraint('deposits__one_per_reservation')
        .doUpdateSet({ amount_kurus: sql`deposits.amount_kurus + excluded.amount_kurus` }),
    )
    .execute();
}

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
        .orderBy('transactions.id')
        .limit(1)
        .as('transaction_id'),
    ])
    .where(`deposits.${tablesOf(key.kind).of}`, '=', key.id)
    .forUpdate()
    .executeTakeFirst();

/** As SQL, beside a reservation: kuruş of its deposit that the agency holds now. */
export const depositHeld = (kind: ListingKind) => {
  const { of, reservations } = tablesOf(kind);
  return sql<number>`coalesce((select held.amount_kurus from deposits held
    where held.${sql.ref(of)} = ${sql.ref(`${reservations}.id`)} and held.state = 'TAKEN'), 0)::bigint`;
};

export async function updateDeposit(
  db: Db,
  id: number,
  changes: Updateable<DB['deposits']>,
): Promise<void> {
  await db.updateTable('deposits').set(changes).where('id', '=', id).execute();
}
