import type { Db } from '../../db/index.ts';
import { listOpenRefunds, standsForRefund } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { followLeaving } from './due-changes.ts';
import { closeRefunded, withdrawRefund } from './money-movements.ts';
import { repriceMovement } from './repriced-movements.ts';

/**
 * What staff sent beside the plan is here no more: what waits is no more than what is, the newest refund
 * lessened first. What a provider was asked for is on its way, and stays.
 */
export async function lessenRefunds(db: Db, of: ReservationKey, doer: Doer): Promise<void> {
  const before = await getReservationForUpdate(db, of.id, of.kind);
  let over_kurus = before.leaving_kurus - before.paid_kurus;
  if (over_kurus <= 0) return;
  for (const refund of (await listOpenRefunds(db, of)).toReversed()) {
    if (over_kurus <= 0) break;
    await lessenRefund(db, refund, { over_kurus, doer });
    over_kurus -= refund.amount_kurus;
  }
  await followLeaving(db, before, doer);
}

/** So much of one of them goes back no more. */
export async function lessenRefund(
  db: Db,
  refund: Awaited<ReturnType<typeof listOpenRefunds>>[number],
  { over_kurus, doer }: { over_kurus: number; doer: Doer },
): Promise<void> {
  const { id, amount_kurus: from_kurus, refund_of_id } = refund;
  const to_kurus = from_kurus - over_kurus;
  if (to_kurus > 0)
    return repriceMovement(db, id, { kind: 'LESSENED', from_kurus, to_kurus }, doer);
  await withdrawRefund(db, refund, doer);
  if (refund_of_id !== null && !(await standsForRefund(db, refund_of_id)))
    await closeRefunded(db, refund_of_id, doer);
}
