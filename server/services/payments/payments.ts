import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { extendedOption } from '../../domain/option-deadline.ts';
import { mayBePaid, standing } from '../../domain/payable.ts';
import { conflict, invalid } from '../../errors.ts';
import { updateReservationOccupancy } from '../../queries/calendars/occupancies.ts';
import {
  findMoneySince,
  getMovementForUpdate,
  type MovementRow,
  updateTransaction,
} from '../../queries/payments/movements.ts';
import { stampPaymentLink } from '../../queries/payments/payment-links.ts';
import {
  keyOf,
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
  updateReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { mayBeLet } from '../listings/permits.ts';
import { fieldOfKey, namedIn } from '../named-rows.ts';
import { arrivalOf } from '../reservations/option-deadlines.ts';
import { followLeaving } from './due-changes.ts';
import {
  askForAction,
  closeAction,
  type Decision,
  decideMovement,
  type NewMovement,
  openMovement,
} from './money-movements.ts';
import { lockMovement } from './movement-locks.ts';
import { refuseLongBefore } from './paid-days.ts';
import { followMoney } from './payment-effects.ts';
import { followOption } from './payment-links.ts';
import { isPlan, refuseLargerRefund } from './refund-limits.ts';
import { noteStep } from './transaction-trail.ts';
import { followReturnedMoney, refuseLargerReturn, refuseReturned } from './unmatched-refunds.ts';

/** States in which the money would make the contract. */
const UNCONFIRMED = new Set(['OPTION', 'PAYMENT_REVIEW']);

/**
 * Opens a card payment: its row stands before the guest is sent to the provider, and an option lives
 * on, once, to the end of the provider's token. Inside the caller's transaction.
 * @throws 409 `move_not_allowed` when there is nothing to pay for, the option is over, or the villa's
 * permit is gone, or the boat's papers, before the stay was confirmed
 */
export async function openPayment(
  db: Db,
  payment: NewMovement & { of: ReservationKey },
  doer: Doer,
): Promise<MovementRow> {
  const reservation = await getReservationForUpdate(db, payment.of.id, payment.of.kind);
  const { status } = reservation;
  if (!mayBePaid(reservation, now()))
    throw conflict('move_not_allowed', { status: standing(reservation, now()).status });
  if (UNCONFIRMED.has(status) && !(await mayBeLet(db, reservation)))
    throw conflict('move_not_allowed', { status });
  if (status === 'OPTION') await extendOnce(db, reservation);
  return openMovement(db, payment, doer);
}

async function extendOnce(db: Db, reservation: LockedReservation): Promise<void> {
  const { id, kind, option_until, option_extended_at } = reservation;
  if (!option_until) return;
  const instant = now();
  const ends = extendedOption(
    {
      option_until: Temporal.Instant.fromEpochMilliseconds(option_until.getTime()),
      option_extended: option_extended_at !== null,
    },
    { ...arrivalOf(reservation), now: instant },
  );
  if (!ends) return;
  const changes = { option_until: ends.toString(), option_extended_at: instant.toString() };
  await updateReservation(db, id, changes, kind);
  await updateReservationOccupancy(db, reservation, {
    kind: 'OPTION',
    expires_at: ends.toString(),
  });
  await followOption(db, reservation, ends.toString());
}

/** What staff's decision says beside the movement itself. */
interface Following {
  deduction_reason?: string | undefined;
  rules?: SiteRules | undefined;
}

/** A movement only ever goes forward: what was paid is not unpaid by a later or repeated message. */
const RANKS: Record<string, number> = { PENDING: 0, FAILED: 1, PAID: 2 };

/**
 * What became of a movement, however often and by whomever it is told: callback, return or the job
 * that asks. The first word that leads forward acts, with all that follows from it for the
 * reservation, in one transaction; every other changes nothing. Resolves with whether it acted.
 * Staff decide a refund by the same function.
 */
export async function settlePayment(
  db: Db,
  id: number,
  decision: Decision & Following,
  doer: Doer,
): Promise<boolean> {
  const { reservation, movement } = await lockMovement(db, id);
  if ((RANKS[decision.status] ?? 0) <= (RANKS[movement.status] ?? 0)) return false;
  const { deduction_reason, rules, ...facts } = decision;
  refuseMoreThanPlanned(movement, facts);
  if (reservation) refuseLongBefore(reservation, facts.paid_at);
  const decided = await decideMovement(db, movement, facts, doer);
  if (decided.status === 'PAID' && isWhole(decided, movement)) await useLink(db, decided);
  if (reservation)
    await followMoney(db, reservation, {
      movement: decided,
      expected_kurus: movement.amount_kurus,
      from_status: movement.status,
      deduction_reason,
      failure_code: facts.failure_code,
      rules,
      doer,
    });
  else await followReturnedMoney(db, decided, doer);
  return true;
}

const isWhole = (decided: MovementRow, asked: MovementRow): boolean =>
  decided.amount_kurus >= asked.amount_kurus;

/** A link is used once its sum was paid, by card or by a transfer that was announced on its page. */
async function useLink(db: Db, { payment_link_id }: MovementRow): Promise<void> {
  if (payment_link_id !== null) await stampPaymentLink(db, payment_link_id, 'used_at');
}

/** More than was planned cannot go back: the plan is what was paid, or kept as a deposit. */
function refuseMoreThanPlanned(movement: MovementRow, { amount_kurus = 0 }: Decision): void {
  if (movement.purpose === 'REFUND' && amount_kurus > movement.amount_kurus)
    throw invalid({ amount_kurus: 'more_than_paid' });
}

/** A movement staff write down; `PENDING`: it is expected and not there yet. */
export interface RecordedPayment extends NewMovement {
  status?: 'PENDING' | 'PAID';
  paid_at?: string | undefined;
  rules?: SiteRules | undefined;
  /** The last step of the reservation's money that the caller knows of; left out, it is not asked after. */
  last_event?: number | undefined;
}

/**
 * Money that staff saw come or sent back, by transfer or in cash: written and decided at once, unless
 * it is only expected. Whose it is may be unknown: it then waits to be matched, or goes back to who sent it.
 * @throws 409 `money_written`: somebody wrote money down since
 */
export async function recordPayment(
  db: Db,
  { status = 'PAID', paid_at, rules, last_event, ...movement }: RecordedPayment,
  doer: Doer,
): Promise<number> {
  const { of, refund_of_id, amount_kurus } = movement;
  if (!of) {
    if (refund_of_id) await refuseLargerReturn(db, refund_of_id, amount_kurus);
    const needs_action = refund_of_id ? 'REFUND_DUE' : 'UNMATCHED';
    const { id } = await openMovement(db, { ...movement, needs_action }, doer);
    if (status === 'PAID') await settlePayment(db, id, { status, paid_at }, doer);
    return id;
  }
  const reservation = await namedIn(fieldOfKey(of), getReservationForUpdate(db, of.id, of.kind));
  if (last_event !== undefined) await refuseUnseen(db, of, last_event);
  const isPlannedRefund = isPlan({ ...movement, status });
  await refuseLargerRefund(db, reservation, { ...movement, status });
  const needs_action = isPlannedRefund ? 'REFUND_DUE' : null;
  const { id } = await openMovement(db, { ...movement, needs_action }, doer);
  if (status !== 'PENDING') await settlePayment(db, id, { status, paid_at, rules }, doer);
  if (isPlannedRefund) await followLeaving(db, reservation, doer);
  return id;
}

/** Two clerks who see one transfer come write it down once, and the second decides anew by what is there. */
async function refuseUnseen(db: Db, of: ReservationKey, last_event: number): Promise<void> {
  const written = await findMoneySince(db, of, last_event);
  if (written) throw conflict('money_written', { ...written, at: written.at.toISOString() });
}

/**
 * Says whose an unmatched movement is; money that came acts as if it had come now, and a refund that is
 * still to be sent waits with the reservation's others.
 * @throws 409 `already_matched`, or `money_going_back` to who sent it; 422 `more_than_paid` for a refund of money that never came
 */
export async function matchPayment(
  db: Db,
  id: number,
  key: ReservationKey,
  { doer, rules }: { doer: Doer; rules?: SiteRules },
): Promise<void> {
  const reservation = await getReservationForUpdate(db, key.id, key.kind);
  const movement = await getMovementForUpdate(db, id);
  if (keyOf(movement)) throw conflict('already_matched');
  await refuseReturned(db, movement);
  const isPlannedRefund = isPlan(movement);
  await refuseLargerRefund(db, reservation, movement);
  const matched = { ...movement, ...ofReservation(key) };
  await updateTransaction(db, id, ofReservation(key));
  const { status } = movement;
  // It came before, perhaps, but to this reservation it came now: see `findMoneySince`.
  await noteStep(db, id, { kind: 'MATCHED', from_status: status, to_status: status }, doer);
  if (isPlannedRefund) await askForAction(db, movement, 'REFUND_DUE');
  else await closeAction(db, id, doer);
  if (status === 'PAID')
    await followMoney(db, reservation, {
      movement: matched,
      expected_kurus: movement.amount_kurus,
      rules,
      doer,
    });
  if (isPlannedRefund) await followLeaving(db, reservation, doer);
}
