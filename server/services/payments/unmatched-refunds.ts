import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  getMovement,
  getMovementForUpdate,
  type MovementRow,
} from '../../queries/payments/movements.ts';
import { listRefundsOf } from '../../queries/payments/payment-refunds.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { closeAction, reopenAction } from './money-movements.ts';

/**
 * A refund of money of which nobody knows whose it is names its payment, and gives back no more than is left of
 * it. The payment is locked. @throws 404; 422 where it is not such a payment, or not that much
 */
export async function refuseLargerReturn(
  db: Db,
  payment_id: number,
  amount_kurus: number,
): Promise<void> {
  const payment = await namedIn('refund_of_id', getMovementForUpdate(db, payment_id));
  const isNobodys = !keyOf(payment) && payment.status === 'PAID' && payment.purpose !== 'REFUND';
  if (!isNobodys) throw invalid({ refund_of_id: 'not_unmatched' });
  const left_kurus = payment.amount_kurus - sumOf(await listRefundsOf(db, payment_id));
  if (amount_kurus > left_kurus) throw invalid({ amount_kurus: 'more_than_paid' });
}

/** It was sent, or will not be; once all of the payment went back, nobody asks any more whose it is. */
export async function followReturnedMoney(
  db: Db,
  { id, purpose, refund_of_id }: MovementRow,
  doer: Doer,
): Promise<void> {
  if (purpose !== 'REFUND' || refund_of_id === null) return;
  await closeAction(db, id, doer);
  const payment = await getMovement(db, refund_of_id);
  const isOpen = payment.needs_action !== null && payment.action_done_at === null;
  if (isOpen && (await sumSentOf(db, refund_of_id)) >= payment.amount_kurus)
    await closeAction(db, payment.id, doer);
}

/** It was never sent after all: of a payment that all seemed to have gone back of, somebody asks again whose it is. */
export async function followUnsentMoney(
  db: Db,
  { refund_of_id, amount_kurus }: MovementRow,
): Promise<void> {
  if (refund_of_id === null) return;
  const payment = await getMovementForUpdate(db, refund_of_id);
  const sent_kurus = await sumSentOf(db, refund_of_id);
  const wasWhole = sent_kurus + amount_kurus >= payment.amount_kurus;
  if (wasWhole && sent_kurus < payment.amount_kurus) await reopenAction(db, payment.id);
}

/**
 * Money that goes back to who sent it is of no reservation any more, and neither is its refund.
 * @throws 409 `money_going_back`
 */
export async function refuseReturned(db: Db, { id, refund_of_id }: MovementRow): Promise<void> {
  if (refund_of_id !== null || (await listRefundsOf(db, id)).length > 0)
    throw conflict('money_going_back');
}

async function sumSentOf(db: Db, payment_id: number): Promise<number> {
  const refunds = await listRefundsOf(db, payment_id);
  return sumOf(refunds.filter(({ status }) => status === 'PAID'));
}

const sumOf = (refunds: readonly { amount_kurus: number }[]): number =>
  refunds.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
