import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';
import { leftOf } from './payment-refunds.ts';

/**
 * As SQL, of a row of `transactions`: whether somebody has to look at it, for what it stands on the list for or
 * because money went back of it without us.
 */
export function needsSomebody(table: 't' | 'transactions') {
  const its = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${its('needs_action')} is not null and ${its('action_done_at')} is null
    or ${its('went_back_kurus')} is not null)`;
}

/**
 * Takes the movements of a reservation off the list of what is to be done that stand there for one of these reasons
 * alone; those that wait for their refund as well wait for nothing else any more.
 */
export async function closeActionsNoted(
  db: Db,
  { kind, id }: ReservationKey,
  action_notes: readonly string[],
  done: { action_done_at: string; action_done_by: number | null },
): Promise<void> {
  const noted = db
    .updateTable('transactions')
    .where(tablesOf(kind).of, '=', id)
    .where('action_note', 'in', action_notes)
    .where('action_done_at', 'is', null);
  await noted.set(done).where('needs_action', '=', 'MISMATCH').execute();
  await noted.set({ action_note: null }).where('needs_action', '<>', 'MISMATCH').execute();
}

/**
 * Leaves a payment on the list that stands there for no refund any more, for that one of these reasons alone for which
 * it stands there beside, as long as some of it is here and its reservation waits. What is still too much of it stays
 * so by its code: a refund of the rest is on the list by itself. Whether it stays there.
 */
export async function keepNotedAlone(
  db: Db,
  id: number,
  action_notes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update transactions t set needs_action = case when exists (
        select from transactions rest where rest.refund_of_id = t.id and rest.status = 'PENDING')
      then t.needs_action else 'MISMATCH' end
    where t.id = ${id} and t.needs_action in ('EXCESS', 'MISMATCH') and t.action_done_at is null
      and ${leftOf()} > 0 and t.action_note in (${sql.join(action_notes)})
      and (exists (select from reservations r where r.id = t.reservation_id
          and r.status in ('OPTION', 'PAYMENT_REVIEW'))
        or exists (select from boat_reservations b where b.id = t.boat_reservation_id
          and b.status in ('OPTION', 'PAYMENT_REVIEW')))
    returning t.id`.execute(db);
  return rows.length > 0;
}
