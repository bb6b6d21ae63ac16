import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/**
 * As SQL, of the payment known as `t`: what it still holds, in kuruş, as nothing of it goes back twice, sent or
 * still to be. `except` is a refund that does not count yet.
 */
export const leftOf = (except = 0) =>
  sql<number>`t.amount_kurus - coalesce((select sum(f.amount_kurus) from transactions f
    where f.refund_of_id = t.id and f.status <> 'FAILED' and f.id <> ${except}), 0)::bigint`;

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
