import type { Db } from '../../db/index.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';

export interface AwaitedPayment {
  method: 'CARD' | 'TRANSFER' | 'CASH';
  amount_kurus: number;
}

/**
 * Money of a stay that may be on its way: a transfer somebody told of and nobody decided, and a card payment
 * of which its provider has not said how it ended. The damage deposit is in no sum of the stay.
 */
export const listAwaitedPayments = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom('transactions as t')
    .select(['t.method', 't.amount_kurus'])
    .where(`t.${tablesOf(kind).of}`, '=', id)
    .where('t.status', '=', 'PENDING')
    .where('t.purpose', 'in', ['PREPAYMENT', 'BALANCE'])
    .orderBy('t.id')
    .$castTo<AwaitedPayment>()
    .execute();
