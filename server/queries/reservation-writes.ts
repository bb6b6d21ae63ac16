import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import { rowColumns } from './reservation-columns.ts';

/** Locks the row until the transaction ends: two people cannot decide the same request at once. */
export function getReservationForUpdate(db: Db, id: number) {
  return db
    .selectFrom('reservations')
    .innerJoin('villas', 'villas.id', 'reservations.villa_id')
    .select([
      ...rowColumns,
      'reservations.stay',
      'reservations.customer_note',
      'reservations.staff_note',
      'villas.option_hours',
      'villas.instant_booking',
    ])
    .where('reservations.id', '=', id)
    .forUpdate('reservations')
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

export function insertReservation(db: Db, reservation: Insertable<DB['reservations']>) {
  return db
    .insertInto('reservations')
    .values(reservation)
    .returning([
      'id',
      'reservation_id',
      'total_kurus',
      'prepayment_kurus',
      'balance_kurus',
      'deposit_kurus',
    ])
    .executeTakeFirstOrThrow();
}

/** The extras of a sale, for lists and reports; its price is in the frozen quote. */
export async function insertReservationExtras(
  db: Db,
  extras: Insertable<DB['reservation_extras']>[],
): Promise<void> {
  if (extras.length > 0) await db.insertInto('reservation_extras').values(extras).execute();
}

export async function insertReservationEvent(
  db: Db,
  event: Insertable<DB['reservation_events']>,
): Promise<void> {
  await db.insertInto('reservation_events').values(event).execute();
}

/** `stamp` names the column that keeps when this state was reached; `option_until` undefined: left alone. */
export async function updateReservationState(
  db: Db,
  id: number,
  { stamp, ...state }: StateChange,
): Promise<void> {
  await db
    .updateTable('reservations')
    .set({ ...state, ...(stamp ? { [stamp]: sql`now()` } : {}) })
    .where('id', '=', id)
    .execute();
}

interface StateChange {
  status: string;
  option_until: string | null | undefined;
  state_reason: string | null;
  state_by: string;
  stamp: 'confirmed_at' | 'checked_in_at' | 'completed_at' | 'ended_at' | null;
}

/** Fields staff may edit without moving dates or money. @throws 404 */
export function updateReservation(db: Db, id: number, changes: Updateable<DB['reservations']>) {
  return db
    .updateTable('reservations')
    .set(changes)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}
