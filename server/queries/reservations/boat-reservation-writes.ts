import type { Insertable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

export function insertBoatReservation(db: Db, reservation: Insertable<DB['boat_reservations']>) {
  return db
    .insertInto('boat_reservations')
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

/** What only a boat's reservation has. @throws 404 */
export function getCharterUnit(db: Db, id: number) {
  return db
    .selectFrom('boat_reservations')
    .select('unit')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}
