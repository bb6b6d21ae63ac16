import type { Db } from '../../db/index.ts';

/** What goes back of one payment: sent, or still to be. Locked. */
export const listRefundsOf = (db: Db, payment_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus', 'status', 'conversation_id'])
    .where('refund_of_id', '=', payment_id)
    .where('status', '<>', 'FAILED')
    .orderBy('id')
    .forUpdate()
    .execute();
