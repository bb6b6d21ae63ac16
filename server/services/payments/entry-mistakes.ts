import type { Db } from '../../db/index.ts';
import { mayBeTakenBack } from '../../domain/entry-mistakes.ts';
import { isKeptDeposit } from '../../domain/kept-deposits.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  type MovementRow,
  refreshPaid,
  sumAskedRefunds,
} from '../../queries/payments/movements.ts';
import { clearLinkUse } from '../../queries/payments/payment-links.ts';
import { listRefundsOf } from '../../queries/payments/payment-refunds.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { EntryMistake } from '../../schemas/transactions.ts';
import type { Doer } from '../audit.ts';
import { writeTrail } from '../reservations/reservation-trail.ts';
import { lessenDeposit, refuseSettledDeposit } from './deposit-returns.ts';
import { followLeaving } from './due-changes.ts';
import { keepAfterAll } from './kept-refunds.ts';
import { lessenRefunds } from './lessened-refunds.ts';
import { withdrawRefund } from './money-movements.ts';
import { lockMovement } from './movement-locks.ts';
import { type Mistaken, takeBackRefund } from './unsent-refunds.ts';
import { writeMistake } from './written-mistakes.ts';

/**
 * Takes back money that staff wrote down by mistake: it never came (`FAILED`), it is another's and waits
 * for its reservation again (`UNMATCHED`), or, of a refund, it never left and waits to be sent (`PENDING`).
 * The reservation's state is staff's to decide, and no guest is written to.
 * @throws 409 `stale`; `not_by_hand` for a provider's money, and what is not paid or was taken back already;
 *   422 for an outcome that is none of its purpose; what `takeBackPayment` and `takeBackRefund` throw
 */
export async function takeBack(
  db: Db,
  id: number,
  { version, ...mistake }: EntryMistake,
  doer: Doer,
): Promise<void> {
  const { movement, reservation } = await lockMovement(db, id);
  if (version !== undefined && version !== movement.version)
    throw conflict('stale', { version: movement.version, status: movement.status });
  const isRefund = movement.purpose === 'REFUND';
  if (isRefund !== (mistake.outcome === 'PENDING'))
    throw invalid({ outcome: 'outcome_of_purpose' });
  if (!mayBeTakenBack(movement)) throw conflict('not_by_hand', { status: movement.status });
  const taken = { movement, reservation, mistake };
  await (isRefund ? takeBackRefund(db, taken, doer) : takeBackPayment(db, taken, doer));
  if (reservation) await noteInTimeline(db, reservation, { movement, mistake, doer });
}

/**
 * No sum counts the money any more, and what was planned to go back of it does not.
 * @throws 409 `payment_refunded` or `deposit_settled` where it went back already; `already_unmatched`; and
 *   `announced_by_guest` for another's money that this guest told of
 */
async function takeBackPayment(
  db: Db,
  { movement, reservation, mistake }: Mistaken,
  doer: Doer,
): Promise<void> {
  if (mistake.outcome === 'UNMATCHED') refuseUnmatching(movement, reservation);
  if (reservation) await refuseGone(db, reservation, movement);
  const withdrawn_kurus = await withdrawRefundsOf(db, movement.id, doer);
  await writeMistake(db, movement, mistake, doer);
  if (movement.payment_link_id !== null) await clearLinkUse(db, movement.payment_link_id);
  if (reservation) await takeFrom(db, reservation, { movement, withdrawn_kurus, doer });
}

function refuseUnmatching(movement: MovementRow, reservation: LockedReservation | undefined): void {
  if (!reservation) throw conflict('already_unmatched');
  if (movement.payment_link_id !== null || movement.receipt_document_id !== null)
    throw conflict('announced_by_guest');
}

/** Money that went back already, of this payment or of all that came, was there. */
async function refuseGone(
  db: Db,
  reservation: LockedReservation,
  movement: MovementRow,
): Promise<void> {
  if (movement.purpose !== 'DEPOSIT') {
    const here_kurus = reservation.paid_kurus - (await sumAskedRefunds(db, reservation));
    if (movement.amount_kurus > here_kurus) throw conflict('payment_refunded');
  } else if (isKeptDeposit(movement)) await refuseSettledDeposit(db, reservation, movement);
}

/** What waits to go back of it never will. @throws 409 `payment_refunded` where some of it was sent */
async function withdrawRefundsOf(db: Db, payment_id: number, doer: Doer): Promise<number> {
  const refunds = await listRefundsOf(db, payment_id);
  if (refunds.some(({ status, conversation_id }) => status === 'PAID' || conversation_id !== null))
    throw conflict('payment_refunded');
  for (const refund of refunds) await withdrawRefund(db, refund, doer);
  return refunds.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
}

interface Taken {
  movement: MovementRow;
  /** Kuruş of its refunds, which wait no more. */
  withdrawn_kurus: number;
  doer: Doer;
}

/** Its sums without it, and what is asked for by them. `before` is how the reservation stood. */
async function takeFrom(
  db: Db,
  before: LockedReservation,
  { movement, withdrawn_kurus, doer }: Taken,
): Promise<void> {
  if (movement.purpose === 'DEPOSIT') {
    if (isKeptDeposit(movement)) await lessenDeposit(db, before, movement);
    return;
  }
  await refreshPaid(db, before);
  const over_kurus = movement.amount_kurus - withdrawn_kurus;
  await keepAfterAll(db, before, { over_kurus, went_back: false, doer });
  await followLeaving(db, before, doer);
  await lessenRefunds(db, before, doer);
}

interface Noted {
  movement: MovementRow;
  mistake: Mistaken['mistake'];
  doer: Doer;
}

async function noteInTimeline(
  db: Db,
  of: LockedReservation,
  { movement, mistake: { outcome, reason }, doer }: Noted,
): Promise<void> {
  const { id: transaction_id, purpose, method, amount_kurus } = movement;
  const details = { transaction_id, purpose, method, amount_kurus, outcome };
  const isRefund = purpose === 'REFUND';
  const happened = {
    kind: isRefund ? 'REFUND_TAKEN_BACK' : 'PAYMENT_TAKEN_BACK',
    reason,
    details,
    action: isRefund ? 'reservation.refund_taken_back' : 'reservation.payment_taken_back',
    after: { amount_kurus, reason },
  };
  await writeTrail(db, of, happened, doer);
}
