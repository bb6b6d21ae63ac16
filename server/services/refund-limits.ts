import type { Db } from '../db/index.ts';
import { invalid } from '../errors.ts';
import { getMovement, type MovementRow, sumAskedRefunds } from '../queries/movements.ts';
import { keyOf } from '../queries/reservation-tables.ts';
import { getReservationForUpdate, type LockedReservation } from '../queries/reservation-writes.ts';

/**
 * A planned refund may have gone back by hand meanwhile: no more leaves than is still there. A damage
 * deposit is in no sum of the stay, and has its own. The refund is not locked before its reservation.
 * @throws 422 `more_than_paid`
 */
export async function refuseSecondRefund(
  db: Db,
  refund: MovementRow,
  amount_kurus = refund.amount_kurus,
): Promise<void> {
  const key = keyOf(refund);
  if (!key || refund.purpose !== 'REFUND' || refund.status === 'PAID') return;
  const of = refund.refund_of_id;
  if (of !== null && (await getMovement(db, of)).purpose === 'DEPOSIT') return;
  const reservation = await getReservationForUpdate(db, key.id, key.kind);
  await refuseMore(db, reservation, { amount_kurus, id: refund.id });
}

/** What a provider was asked for leaves too, if it has not left already. @throws 422 `more_than_paid` */
export async function refuseMore(
  db: Db,
  reservation: LockedReservation,
  { amount_kurus, id }: { amount_kurus: number; id?: number },
): Promise<void> {
  const asked = await sumAskedRefunds(db, reservation, id);
  if (amount_kurus > reservation.paid_kurus - asked)
    throw invalid({ amount_kurus: 'more_than_paid' });
}
