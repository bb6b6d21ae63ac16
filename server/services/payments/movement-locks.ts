import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import {
  getMovement,
  getMovementForUpdate,
  type MovementRow,
} from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';

interface LockedMovement {
  movement: MovementRow;
  /** Undefined: nobody knows whose money it is. */
  reservation: LockedReservation | undefined;
}

/**
 * A movement and its reservation, locked until the transaction ends in the one order of locks: the
 * reservation first (`lockCalendar`). @throws 404
 */
export async function lockMovement(db: Db, id: number): Promise<LockedMovement> {
  const key = keyOf(await getMovement(db, id));
  if (!key) return lockUnmatched(db, id);
  const reservation = await getReservationForUpdate(db, key.id, key.kind);
  return { reservation, movement: await getMovementForUpdate(db, id) };
}

/**
 * Who matches it may have come first: then the lock that was waited for is let go again, since its
 * reservation is not locked yet.
 */
async function lockUnmatched(db: Db, id: number): Promise<LockedMovement> {
  await sql`savepoint unmatched`.execute(db);
  const movement = await getMovementForUpdate(db, id);
  if (keyOf(movement)) {
    await sql`rollback to savepoint unmatched`.execute(db);
    return lockMovement(db, id);
  }
  await sql`release savepoint unmatched`.execute(db);
  return { reservation: undefined, movement };
}
