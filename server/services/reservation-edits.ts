import type { Db } from '../db/index.ts';
import { parsePhone } from '../domain/phone.ts';
import { conflict, invalid } from '../errors.ts';
import {
  getReservationForUpdate,
  insertReservationEvent,
  updateReservation,
} from '../queries/reservation-writes.ts';
import type { ReservationChanges } from '../schemas/reservations.ts';
import { audit, type Doer } from './audit.ts';

/** Edits what moves neither dates nor money. 409 `stale` when somebody else saved in between. */
export function editReservation(
  pool: Db,
  id: number,
  { version, ...changes }: ReservationChanges,
  doer: Doer,
): Promise<void> {
  const phone = parsePhone(changes.customer_phone);
  if (!phone) throw invalid({ customer_phone: 'not_phone' });
  const after = { ...changes, customer_phone: phone.phone };
  return pool.transaction().execute(async (db) => {
    const reservation = await getReservationForUpdate(db, id);
    const before = Object.fromEntries(
      Object.keys(after).map((field) => [field, reservation[field as keyof typeof reservation]]),
    );
    if (version !== undefined && version !== reservation.version)
      throw conflict('stale', { version: reservation.version, current: before });
    await updateReservation(db, id, after);
    await insertReservationEvent(db, {
      reservation_id: id,
      kind: 'EDITED',
      actor_id: doer.id,
      actor_role: doer.role,
      request_id: doer.request_id,
    });
    await audit(db, doer, {
      action: 'reservation.edited',
      entity: 'reservation',
      entity_id: id,
      before,
      after,
    });
  });
}
