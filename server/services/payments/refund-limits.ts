import type { Db } from '../../db/index.ts';
import { staying } from '../../domain/amount-due.ts';
import { invalid } from '../../errors.ts';
import {
  getMovement,
  type MovementRow,
  sumAskedRefunds,
} from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';

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

type NewRefund = Pick<MovementRow, 'purpose' | 'status' | 'amount_kurus'>;

/** A refund that is still to be sent. */
export const isPlan = ({ purpose, status }: Omit<NewRefund, 'amount_kurus'>): boolean =>
  purpose === 'REFUND' && status === 'PENDING';

/**
 * A refund that staff write down. No more is planned to go back than is here and does not wait to already;
 * what they sent themselves may have been planned, and lessens the plan. @throws 422 `more_than_paid`
 */
export async function refuseLargerRefund(
  db: Db,
  reservation: LockedReservation,
  { purpose, status, amount_kurus }: NewRefund,
): Promise<void> {
  if (purpose !== 'REFUND') return;
  if (!isPlan({ purpose, status })) return refuseMore(db, reservation, { amount_kurus });
  if (amount_kurus > staying(reservation)) throw invalid({ amount_kurus: 'more_than_paid' });
}

/** What a provider was asked for leaves too, if it has not left already. @throws 422 `more_than_paid` */
async function refuseMore(
  db: Db,
  reservation: LockedReservation,
  { amount_kurus, id }: { amount_kurus: number; id?: number },
): Promise<void> {
  const asked = await sumAskedRefunds(db, reservation, id);
  if (amount_kurus > reservation.paid_kurus - asked)
    throw invalid({ amount_kurus: 'more_than_paid' });
}
