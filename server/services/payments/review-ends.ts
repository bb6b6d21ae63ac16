import type { Db } from '../../db/index.ts';
import { hasOpenPayment, type MovementRow } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { instantDeadline, optionDeadline } from '../reservations/option-deadlines.ts';
import { makeMove } from '../reservations/reservation-moves.ts';

interface Decided {
  movement: MovementRow;
  rules?: SiteRules | undefined;
  doer: Doer;
}

/**
 * The provider's review or the transfer came to nothing, or to less than the prepayment, and nothing
 * else is under review: the guest has an option's time again, so that no dates are held without an end.
 */
export async function endReview(db: Db, { id, kind }: ReservationKey, decided: Decided) {
  const reservation = await getReservationForUpdate(db, id, kind);
  const isReviewed = reservation.status === 'PAYMENT_REVIEW';
  if (!isReviewed || (await hasOpenPayment(db, reservation))) return;
  const option_until = optionAgain(reservation, decided);
  const { movement, doer } = decided;
  const isByStaff = doer.role === 'ADMIN' && movement.method !== 'CARD';
  await makeMove(db, reservation, { status: 'OPTION', option_until }, isByStaff ? doer : SYSTEM);
}

/**
 * When an option ends that a review gives back: a card that was refused is tried again at once, so the
 * life of one more payment page is enough; a transfer, or the rest of a prepayment, has the usual time.
 */
function optionAgain(reservation: LockedReservation, { movement, rules }: Decided): string {
  const isCardRefused = movement.method === 'CARD' && movement.status === 'FAILED';
  return isCardRefused || !rules
    ? instantDeadline(reservation)
    : optionDeadline(undefined, reservation, rules);
}
