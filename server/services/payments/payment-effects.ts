import { sql } from 'kysely';

import { now } from '../../clock.ts';
import { asAppError } from '../../db/errors.ts';
import type { Db } from '../../db/index.ts';
import { staying } from '../../domain/amount-due.ts';
import { isKeptDeposit } from '../../domain/kept-deposits.ts';
import { lastOptionEnd } from '../../domain/option-deadline.ts';
import { useOfMoney } from '../../domain/payable.ts';
import { isWaiting, type ReservationState } from '../../domain/reservation-states.ts';
import { AppError } from '../../errors.ts';
import { getMovement, type MovementRow, refreshPaid } from '../../queries/payments/movements.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import { SYSTEM } from '../audit.ts';
import { queueReservationMail } from '../mail/mail.ts';
import { arrivalOf, instantDeadline } from '../reservations/option-deadlines.ts';
import {
  confirmPaid,
  isPrepaid,
  makeMove,
  withoutLeaving,
} from '../reservations/reservation-moves.ts';
import { followDeposit } from './deposit-payments.ts';
import { followDue } from './due-changes.ts';
import { askForAction, planRefund, SHORT, UNREAD } from './money-movements.ts';
import { hindranceOf } from './paid-contracts.ts';
import { type Followed, followRefund } from './refund-effects.ts';
import { endReview } from './review-ends.ts';

/** What a decided movement means for its reservation, both locked by the caller, and who is told. */
export async function followMoney(
  db: Db,
  reservation: LockedReservation,
  followed: Followed,
): Promise<void> {
  await follow(db, reservation, followed);
  const after = await getReservationForUpdate(db, reservation.id, reservation.kind);
  await followDue(db, reservation, after, followed.doer);
  const isConfirmed = after.status === 'CONFIRMED' && reservation.status !== 'CONFIRMED';
  const mail = await mailOf(db, followed, isConfirmed);
  const { id: transaction_id } = followed.movement;
  if (mail) await queueReservationMail(db, mail, reservation, { transaction_id });
}

/** Nobody was at the bank, so there is nothing to be told. */
const UNTRIED = new Set(['expired', 'not_opened', 'provider_silent']);

/** A confirmation tells of its payment itself. */
async function mailOf(db: Db, { movement, failure_code }: Followed, isConfirmed: boolean) {
  const { status, purpose, method } = movement;
  if (purpose === 'REFUND') return status === 'PAID' ? mailOfRefund(db, movement) : undefined;
  if (status === 'PAID' && purpose === 'DEPOSIT') return mailOfDeposit(db, movement);
  if (status === 'PAID') return isConfirmed ? undefined : 'payment_received';
  const isRefused = method === 'CARD' && !UNTRIED.has(failure_code ?? '');
  return isRefused ? 'payment_failed' : undefined;
}

/** What was given from hand to hand is known; money nobody waited for is a payment like any other. */
async function mailOfDeposit(db: Db, { id, method }: MovementRow) {
  if (method === 'CASH') return undefined;
  return isKeptDeposit(await getMovement(db, id)) ? 'deposit_received' : 'payment_received';
}

async function mailOfRefund(db: Db, { refund_of_id }: MovementRow) {
  const refunded = refund_of_id === null ? null : await getMovement(db, refund_of_id);
  return refunded?.purpose === 'DEPOSIT' ? 'deposit_returned' : 'refunded';
}

async function follow(db: Db, reservation: LockedReservation, followed: Followed): Promise<void> {
  const { movement } = followed;
  if (movement.purpose === 'REFUND') return followRefund(db, reservation, followed);
  if (movement.status === 'FAILED') return endReview(db, reservation, followed);
  if (movement.purpose === 'DEPOSIT') return followDeposit(db, reservation, followed);
  await followPayment(db, reservation, followed);
}

/** What the prepayment confirms, or brings back. */
const UNCONFIRMED = new Set<string>(['OPTION', 'PAYMENT_REVIEW', 'EXPIRED']);

/**
 * Money for the stay. Once the prepayment is there an option is confirmed, and one that ended is
 * taken up again if its dates are still free; what cannot be used stands on the list of things to be
 * done, with its refund, and so does what lacks something of it. No money makes a contract for a villa
 * whose permit is gone, or a boat whose papers ran out, nor for a sale that its guest has not read: staff
 * are told. Nor for one that was deleted: it goes back.
 */
async function followPayment(db: Db, before: LockedReservation, followed: Followed): Promise<void> {
  const stays = await withoutLeaving(db, { ...before, ...(await refreshPaid(db, before)) });
  const hindrance = await confirmIfPrepaid(db, before, stays, followed.movement);
  const after = await getReservationForUpdate(db, before.id, before.kind);
  const isLacking = isShort(after.status, stays);
  await listWhatIsWrong(db, { before, after, isLacking }, followed, hindrance);
  if (isLacking) await endReview(db, before, followed);
}

type Hindrance = Awaited<ReturnType<typeof hindranceOf>>;

/** Confirms the stay, or tells what hinders that: a sale that its guest has not read waits in review. */
async function confirmIfPrepaid(
  db: Db,
  before: LockedReservation,
  stays: LockedReservation,
  movement: MovementRow,
): Promise<Hindrance> {
  if (!isPrepaid(stays) || !UNCONFIRMED.has(before.status)) return undefined;
  const hindrance = await hindranceOf(db, before, movement);
  if (!hindrance) await confirmByMoney(db, before);
  else if (hindrance.note === UNREAD && before.status === 'OPTION')
    await makeMove(db, before, { status: 'PAYMENT_REVIEW' }, SYSTEM);
  return hindrance;
}

/** What staff have to do about the payment: at most one thing, what goes back before what is to come. */
async function listWhatIsWrong(
  db: Db,
  { isLacking, ...arrived }: Arrived & { isLacking: boolean },
  { movement, expected_kurus }: Followed,
  hindrance: Hindrance,
): Promise<void> {
  const trouble = troubleOf(movement, arrived);
  const note = hindrance?.note ?? null;
  if (trouble) {
    // It waits for its refund, whatever the guest says to the rest.
    await askForAction(db, movement, trouble.code, note === UNREAD ? null : note);
    const refund = { amount_kurus: trouble.refund_kurus, refund_of: movement };
    await planRefund(db, arrived.before, refund, SYSTEM);
  } else if (isLacking) await askForAction(db, movement, 'MISMATCH', SHORT);
  else if (hindrance || movement.amount_kurus !== expected_kurus)
    await askForAction(db, movement, 'MISMATCH', note);
}

/** The guest paid, but what makes the contract is not there: somebody has to ask for the rest. */
const isShort = (status: string, { paid_kurus, prepayment_kurus }: LockedReservation): boolean =>
  isWaiting(status as ReservationState) && paid_kurus < prepayment_kurus;

/** The prepayment is there: an option is confirmed, one that ended only where it can be revived. */
async function confirmByMoney(db: Db, before: LockedReservation): Promise<void> {
  if (before.status === 'EXPIRED') await revive(db, before);
  const { status } = await getReservationForUpdate(db, before.id, before.kind);
  if (isWaiting(status as ReservationState)) await confirmPaid(db, before);
}

interface Arrived {
  before: LockedReservation;
  /** After the money did what it can. */
  after: LockedReservation;
}

/** What of the money nobody can use, and why; undefined: all is well. */
function troubleOf(
  { amount_kurus, purpose }: MovementRow,
  { before, after }: Arrived,
): { code: 'LATE' | 'EXCESS' | 'DUPLICATE'; refund_kurus: number } | undefined {
  if (useOfMoney(purpose, after.status) !== 'counts')
    return { code: 'LATE', refund_kurus: amount_kurus };
  const excess = Math.min(amount_kurus, staying(after) - before.total_kurus);
  if (excess > 0) return { code: 'EXCESS', refund_kurus: excess };
  const { prepayment_kurus } = before;
  const wasPrepaid = prepayment_kurus > 0 && staying(after) - amount_kurus >= prepayment_kurus;
  if (purpose === 'PREPAYMENT' && wasPrepaid)
    return { code: 'DUPLICATE', refund_kurus: amount_kurus };
  return undefined;
}

/** EXPIRED → OPTION, if nobody took the nights meanwhile; else all stays as it was. */
async function revive(db: Db, expired: LockedReservation): Promise<void> {
  const { id, kind } = expired;
  if (Temporal.Instant.compare(lastOptionEnd(arrivalOf(expired)), now()) <= 0) return;
  const reservation = await getReservationForUpdate(db, id, kind);
  const option_until = instantDeadline(expired);
  await sql`savepoint revival`.execute(db);
  try {
    await makeMove(db, reservation, { status: 'OPTION', option_until }, SYSTEM);
    await sql`release savepoint revival`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint revival`.execute(db);
    if (!isTaken(error)) throw error;
  }
}

const isTaken = (error: unknown) =>
  (error instanceof AppError ? error : asAppError(error))?.code === 'dates_taken';
