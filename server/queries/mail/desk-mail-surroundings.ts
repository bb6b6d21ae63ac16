import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { MovementMethod } from '../../shared/movement-codes.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';

export interface AwaitedPayment {
  method: MovementMethod;
  amount_kurus: number;
}

interface DeskMailSurroundings {
  /** When the same went to this guest last, ISO instant; `by` null: nobody sent it by hand. */
  last: { id: number; at: string; by: string | null } | null;
  /**
   * Money of the stay that may be on its way: a transfer somebody told of and nobody decided, and a card payment
   * of which its provider has not said how it ended. The damage deposit is in no sum of the stay.
   */
  awaited: AwaitedPayment[];
}

/** What whoever sends a mail of a template about a reservation has to know before, in one round trip. */
export async function getDeskMailSurroundings(
  db: Db,
  { kind, id }: ReservationKey,
  template_code: string,
): Promise<DeskMailSurroundings> {
  const of = sql.ref(tablesOf(kind).of);
  const { rows } = await sql<DeskMailSurroundings>`
    select
      (select json_build_object('id', m.id, 'at', m.created_at,
          'by', u.first_name || ' ' || u.last_name)
        from mails m left join users u on u.id = m.created_by
        where m.${of} = ${id} and m.template_code = ${template_code}
        order by m.id desc limit 1) as last,
      (select coalesce(json_agg(json_build_object('method', t.method,
          'amount_kurus', t.amount_kurus) order by t.id), '[]')
        from transactions t
        where t.${of} = ${id} and t.status = 'PENDING'
          and t.purpose in ('PREPAYMENT', 'BALANCE')) as awaited`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A selection without a table answers a row');
  return surroundings;
}
