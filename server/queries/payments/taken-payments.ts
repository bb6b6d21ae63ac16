import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** Money that a provider took by card, and what of it went back through it. */
interface TakenPayment {
  conversation_id: string;
  payment_id: string;
  /** What it was for: a reservation's number. */
  basket_id: string;
  amount_kurus: number;
  paid_at: Date;
  refunds: { reference: string; amount_kurus: number; at: string }[];
}

/** All that a provider took, as its own books would hold it; the oldest first. */
export const listTakenPayments = (db: Db, provider: 'FAKE'): Promise<TakenPayment[]> =>
  db
    .selectFrom('transactions as t')
    .leftJoin('reservations as r', 'r.id', 't.reservation_id')
    .leftJoin('boat_reservations as b', 'b.id', 't.boat_reservation_id')
    .select([
      't.amount_kurus',
      sql<string>`t.conversation_id`.as('conversation_id'),
      sql<string>`t.provider_payment_id`.as('payment_id'),
      sql<string>`coalesce(r.reservation_id, b.reservation_id, '')`.as('basket_id'),
      sql<Date>`t.paid_at`.as('paid_at'),
      sql<TakenPayment['refunds']>`coalesce((select json_agg(json_build_object(
          'reference', f.conversation_id, 'amount_kurus', f.amount_kurus, 'at', f.paid_at))
        from transactions f
        where f.refund_of_id = t.id and f.status = 'PAID' and f.conversation_id is not null), '[]')`.as(
        'refunds',
      ),
    ])
    .where('t.provider', '=', provider)
    .where('t.method', '=', 'CARD')
    .where('t.purpose', '<>', 'REFUND')
    .where('t.status', '=', 'PAID')
    .where('t.conversation_id', 'is not', null)
    .where('t.provider_payment_id', 'is not', null)
    .orderBy('t.id')
    .execute();
