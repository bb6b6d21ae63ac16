import { sql } from 'kysely';

import { now, today } from '../clock.ts';
import { asAppError } from '../db/errors.ts';
import type { Db } from '../db/index.ts';
import { staying } from '../domain/amount-due.ts';
import { instantOptionUntil } from '../domain/option-deadline.ts';
import { isWaiting, type ReservationState } from '../domain/reservation-states.ts';
import { isBefore, parseDay } from '../domain/stay.ts';
import { AppError } from '../errors.ts';
import { findDepositForUpdate } from '../queries/deposits.ts';
import {
  getMovement,
  type MovementRow,
  refreshPaid,
  standsForRefund,
} from '../queries/movements.ts';
import { getReservationForUpdate, type LockedReservation } from '../queries/reservation-writes.ts';
import { type Doer, SYSTEM } from './audit.ts';
import { followDeposit, isKeptDeposit } from './deposit-payments.ts';
import { followDue } from './due-changes.ts';
import { lessenRefunds } from './lessened-refunds.ts';
import { queueReservationMail } from './mail.ts';
import {
  askForAction,
  closeAction,
  openMovement,
  type PaymentMethod,
  planRefund,
  SHORT,
} from './money-movements.ts';
import { permitProblems } from './permits.ts';
import { writeReturn } from './reservation-arrivals.ts';
import { confirmPaid, isPrepaid, makeMove, withoutLeaving } from './reservation-moves.ts';
import { endReview } from './review-ends.ts';
import type { SiteRules } from './settings.ts';

interface Followed {
  movement: MovementRow;
  /** What the row asked for before the provider said what moved. */
  expected_kurus: number;
  deduction_reason?: string | undefined;
  /** Why it failed, if it did. */
  failure_code?: string | null | undefined;
  /** The site's hours, for the option that a review falls back to. */
  rules?: SiteRules | undefined;
  doer: Doer;
}

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

/** What staff are told where money could make no contract. */
const NOTES = { villa: 'no_permit', boat: 'no_papers' } as const;

const ENDED = new Set<string>(['EXPIRED', 'CANCELLED', 'REJECTED']);

/** What the prepayment confirms, or brings back. */
const UNCONFIRMED = new Set<string>(['OPTION', 'PAYMENT_REVIEW', 'EXPIRED']);

/**
 * Money for the stay. Once the prepayment is there an option is confirmed, and one that ended is
 * taken up again if its dates are still free; what cannot be used stands on the list of things to be
 * done, with its refund, and so does what lacks something of it. No money makes a contract for a villa whose permit is gone, or a boat
 * whose papers ran out: staff are told. Nor for one that was deleted: it goes back.
 */
async function followPayment(db: Db, before: LockedReservation, followed: Followed): Promise<void> {
  const { movement, expected_kurus } = followed;
  const stays = await withoutLeaving(db, { ...before, ...(await refreshPaid(db, before)) });
  const confirms = isPrepaid(stays) && UNCONFIRMED.has(before.status);
  const [problem] = confirms ? await permitProblems(db, before) : [];
  const isForbidden = problem !== undefined;
  if (confirms && !isForbidden) await confirmByMoney(db, before);
  const after = await getReservationForUpdate(db, before.id, before.kind);
  const { status } = after;
  const trouble = troubleOf(movement, { before, after });
  const note = problem && problem.code !== 'inactive' ? NOTES[before.kind] : null;
  if (trouble) {
    await askForAction(db, movement, trouble.code, note);
    const refund = { amount_kurus: trouble.refund_kurus, refund_of: movement };
    await planRefund(db, before, refund, SYSTEM);
  } else if (isForbidden || movement.amount_kurus !== expected_kurus)
    await askForAction(db, movement, 'MISMATCH', note);
  else if (isShort(status, stays)) await askForAction(db, movement, 'MISMATCH', SHORT);
  if (isShort(status, stays)) await endReview(db, before, followed);
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
  if (ENDED.has(after.status)) return { code: 'LATE', refund_kurus: amount_kurus };
  const excess = Math.min(amount_kurus, staying(after) - before.total_kurus);
  if (excess > 0) return { code: 'EXCESS', refund_kurus: excess };
  const { prepayment_kurus } = before;
  const wasPrepaid = prepayment_kurus > 0 && staying(after) - amount_kurus >= prepayment_kurus;
  if (purpose === 'PREPAYMENT' && wasPrepaid)
    return { code: 'DUPLICATE', refund_kurus: amount_kurus };
  return undefined;
}

/** EXPIRED → OPTION, if nobody took the nights meanwhile; else all stays as it was. */
async function revive(db: Db, { id, kind, check_in }: LockedReservation): Promise<void> {
  if (isBefore(parseDay(check_in), today())) return;
  const reservation = await getReservationForUpdate(db, id, kind);
  const option_until = instantOptionUntil(now()).toString();
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

/**
 * A refund was sent, or will not be: either way nobody has to look at it any more. Of the stay's money
 * what was not sent of it waits on; of a deposit it is what staff keep, and say why.
 */
async function followRefund(
  db: Db,
  reservation: LockedReservation,
  followed: Followed,
): Promise<void> {
  const { movement, doer } = followed;
  const refunded =
    movement.refund_of_id === null ? undefined : await getMovement(db, movement.refund_of_id);
  if (refunded && isKeptDeposit(refunded)) await returnDeposit(db, reservation, followed);
  else await planRest(db, reservation, { ...followed, refunded });
  if (movement.status === 'PAID') await lessenRefunds(db, reservation, doer);
  else await confirmStaying(db, reservation);
  if (movement.needs_action !== null) await closeAction(db, movement.id, doer);
  if (refunded?.needs_action && !(await standsForRefund(db, refunded.id)))
    await closeAction(db, refunded.id, doer);
}

/** Money that stays after all may be the prepayment an option waits for. */
async function confirmStaying(db: Db, { kind, id }: LockedReservation): Promise<void> {
  const after = await getReservationForUpdate(db, id, kind);
  if (!isWaiting(after.status as ReservationState) || !isPrepaid(await withoutLeaving(db, after)))
    return;
  if ((await permitProblems(db, after)).length === 0) await confirmPaid(db, after);
}

async function returnDeposit(
  db: Db,
  reservation: LockedReservation,
  { movement, deduction_reason }: Followed,
): Promise<void> {
  const deposit = await findDepositForUpdate(db, reservation);
  if (deposit?.state !== 'TAKEN') return;
  await writeReturn(db, deposit, {
    deposit_returned_kurus: movement.status === 'PAID' ? movement.amount_kurus : 0,
    deduction_reason: deduction_reason ?? deposit.deduction_reason ?? undefined,
  });
}

/**
 * Less went back than was to: the rest, as far as it is still here, is a refund of its own until it is
 * sent or staff let it be.
 */
async function planRest(
  db: Db,
  of: LockedReservation,
  { movement, refunded, expected_kurus, doer }: Followed & { refunded: MovementRow | undefined },
): Promise<void> {
  const { paid_kurus, leaving_kurus } = await refreshPaid(db, of);
  if (movement.status !== 'PAID') return;
  const unsent_kurus = expected_kurus - movement.amount_kurus;
  // A deposit is in no sum of the stay.
  const isOfStay = refunded?.purpose !== 'DEPOSIT';
  const here_kurus = isOfStay ? paid_kurus - leaving_kurus : unsent_kurus;
  const amount_kurus = Math.min(unsent_kurus, here_kurus);
  if (amount_kurus <= 0) return;
  const { refund_of_id, of_resale } = movement;
  const method = movement.method as PaymentMethod;
  const rest = { of, method, purpose: 'REFUND', amount_kurus, refund_of_id, of_resale } as const;
  await openMovement(db, { ...rest, needs_action: 'REFUND_DUE' }, doer);
}
