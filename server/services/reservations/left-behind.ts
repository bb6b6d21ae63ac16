import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { parseStay } from '../../domain/stay.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import { audit, type Doer } from '../audit.ts';
import { entityOf } from './reservation-trail.ts';

interface Place {
  listing_id: number;
  /** '[2026-07-01,2026-07-08)' */
  stay: string;
}

interface LeftBehind {
  owner_id?: null;
  guest_list_reported_at?: null;
}

/**
 * Whether a stay that goes to another place or to other days is another owner's then. One that had begun stayed with
 * who owned the place when it changed hands (`…__leave_stays`); elsewhere, or on days to come, it is whose those are.
 */
export const changesHands = (
  reservation: LockedReservation,
  after: { listing_id: number; check_in: string },
): boolean =>
  after.listing_id !== reservation.listing_id ||
  (reservation.owner_id !== null && after.check_in > today().toString());

/**
 * Columns that a stay does not take along to another place or to other days. The police were told of a house and an
 * arrival (KBS), and know nothing of the new ones.
 */
export function leftBehind(
  reservation: LockedReservation,
  { listing_id, stay }: Place,
): LeftBehind {
  const check_in = parseStay(stay).check_in.toString();
  const isMoved = listing_id !== reservation.listing_id || stay !== reservation.stay;
  return {
    ...(changesHands(reservation, { listing_id, check_in }) && { owner_id: null }),
    ...(isMoved && reservation.guest_list_reported_at && { guest_list_reported_at: null }),
  };
}

/** Writes down that the guests are to be reported anew, as where staff take the note back themselves. */
export async function noteLeftBehind(
  db: Db,
  { kind, id, guest_list_reported_at: at }: LockedReservation,
  { guest_list_reported_at }: LeftBehind,
  doer: Doer,
): Promise<void> {
  if (guest_list_reported_at === undefined) return;
  await audit(db, doer, {
    action: 'reservation.guests_reported',
    entity: entityOf(kind),
    entity_id: id,
    before: { guest_list_reported_at: at?.toISOString() ?? null },
    after: { guest_list_reported_at },
  });
}
