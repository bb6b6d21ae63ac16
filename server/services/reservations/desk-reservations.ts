import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import {
  type DeskReservation,
  deskBoat,
  deskVilla,
} from '../../presenters/reservations/desk-reservations.ts';
import { getBoatReservation } from '../../queries/reservations/boat-reservations.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservation } from '../../queries/reservations/reservations.ts';

/** One reservation as the screens of both kinds know it. @throws 404 */
export async function getDeskReservation(
  db: Db,
  actor: Actor,
  { kind, id }: ReservationKey,
): Promise<DeskReservation> {
  return kind === 'villa'
    ? deskVilla(await getReservation(db, actor, id))
    : deskBoat(await getBoatReservation(db, actor, id));
}
