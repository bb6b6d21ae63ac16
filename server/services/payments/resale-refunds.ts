import type { Db } from '../../db/index.ts';
import { staying } from '../../domain/amount-due.ts';
import { listOpenRefunds } from '../../queries/payments/movements.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { lessenRefund } from './lessened-refunds.ts';
import { planRefund, withdrawRefunds } from './money-movements.ts';

/** What a sale made anew gives back, and what of the refunds that waited goes back no more for it, in kuruş. */
export interface ResaleRefunds {
  refund_kurus: number;
  withdrawn_kurus: number;
}

/**
 * What is paid too much for a sale made anew, less what waits to go back for other reasons: money that
 * came twice or late, and what staff planned, wait on. What an earlier sale of the same stay gave back is
 * planned anew, and not touched where it is the same; what was above the total before stays as far as this
 * one lacks it.
 */
export async function replanResale(
  db: Db,
  of: LockedReservation,
  total_kurus: number,
  doer: Doer,
): Promise<ResaleRefunds> {
  const planned = await listOpenRefunds(db, of, 'resale');
  const planned_kurus = planned.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const over_kurus = staying(of) + planned_kurus - total_kurus;
  const refund_kurus = Math.max(0, over_kurus);
  const kept_kurus = over_kurus < 0 ? await keepExcess(db, of, -over_kurus, doer) : 0;
  if (refund_kurus === planned_kurus) return { refund_kurus, withdrawn_kurus: kept_kurus };
  await withdrawRefunds(db, of, doer, 'resale');
  const due = { amount_kurus: refund_kurus, of_resale: true };
  if (refund_kurus > 0) await planRefund(db, of, due, doer);
  return { refund_kurus, withdrawn_kurus: planned_kurus + kept_kurus };
}

/** Resolves with what of it was waiting to go back, newest first, and is owed to nobody any more. */
async function keepExcess(
  db: Db,
  of: LockedReservation,
  lacking_kurus: number,
  doer: Doer,
): Promise<number> {
  let left_kurus = lacking_kurus;
  for (const refund of (await listOpenRefunds(db, of)).toReversed()) {
    if (left_kurus === 0) break;
    if (refund.of_resale || refund.refunded_for !== 'EXCESS') continue;
    const over_kurus = Math.min(refund.amount_kurus, left_kurus);
    await lessenRefund(db, refund, { over_kurus, doer });
    left_kurus -= over_kurus;
  }
  return lacking_kurus - left_kurus;
}
