import type { Db } from '../../db/index.ts';
import { staying } from '../../domain/amount-due.ts';
import { listOpenRefunds } from '../../queries/payments/movements.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { planRefund, withdrawRefunds } from './money-movements.ts';

/** What a sale made anew gives back, and what of an earlier one's refunds was withdrawn for it, in kuruş. */
export interface ResaleRefunds {
  refund_kurus: number;
  withdrawn_kurus: number;
}

/**
 * What is paid too much for a sale made anew, less what waits to go back for other reasons: money that
 * came twice, late or above the total, and what staff planned, wait on. Only what an earlier sale of the
 * same stay gave back is planned anew, and not touched where it is the same.
 */
export async function replanResale(
  db: Db,
  of: LockedReservation,
  total_kurus: number,
  doer: Doer,
): Promise<ResaleRefunds> {
  const planned = await listOpenRefunds(db, of, 'resale');
  const planned_kurus = planned.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const refund_kurus = Math.max(0, staying(of) + planned_kurus - total_kurus);
  if (refund_kurus === planned_kurus) return { refund_kurus, withdrawn_kurus: 0 };
  await withdrawRefunds(db, of, doer, 'resale');
  const due = { amount_kurus: refund_kurus, of_resale: true };
  if (refund_kurus > 0) await planRefund(db, of, due, doer);
  return { refund_kurus, withdrawn_kurus: planned_kurus };
}
