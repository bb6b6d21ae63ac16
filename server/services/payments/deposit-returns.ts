import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  broughtBy,
  type DepositPart,
  depositParts,
  waitingOf,
} from '../../domain/deposit-parts.ts';
import { isOver } from '../../domain/payable.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  deleteDeposit,
  findDepositForUpdate,
  heldOf,
  listDepositPayments,
  sumWaitingReturns,
  updateDeposit,
} from '../../queries/payments/deposits.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import { hasIbanCheckDigits, plainIban } from '../../shared/iban.ts';
import type { MovementMethod } from '../../shared/movement-codes.ts';
import type { Doer } from '../audit.ts';
import { queueReservationMail } from '../mail/mail.ts';
import { type NewMovement, openMovement, receive, withdrawRefunds } from './money-movements.ts';
import { accountOf } from './return-accounts.ts';

/** How the damage deposit goes back at the departure; nothing said: it is left to be settled. */
export interface DepositReturn {
  deposit_returned_kurus?: number | undefined;
  deduction_reason?: string | undefined;
  return_iban?: string | undefined;
}

type Deposit = NonNullable<Awaited<ReturnType<typeof findDepositForUpdate>>>;

/**
 * Settles the deposit at the departure: as staff say, or as refunds that wait for them. It may have come
 * in parts; each goes back the way it came, a card's by its provider.
 * @throws 409 `no_deposit`; 422 when more goes back than is held, or less without a reason
 */
export async function settleDeposit(
  db: Db,
  of: ReservationKey,
  settling: DepositReturn,
  doer: Doer,
): Promise<void> {
  const { deposit_returned_kurus: returned } = settling;
  const deposit = await findDepositForUpdate(db, of);
  if (deposit?.state !== 'TAKEN') {
    if (returned !== undefined) throw conflict('no_deposit');
    return;
  }
  refuseReturn(deposit, settling);
  const payments = await listDepositPayments(db, of);
  const parts = depositParts(payments, returned ?? heldOf(deposit));
  const waits = ({ method }: DepositPart) => returned === undefined || method === 'CARD';
  const waiting = parts.filter(waits);
  if (returned === undefined) {
    await updateAccount(db, deposit, settling);
  } else {
    const waiting_kurus = waiting.reduce(
      (sum, part) => sum + part.amount_kurus,
      waitingOf(payments),
    );
    await writeReturn(db, deposit, { ...settling, returned_kurus: returned, waiting_kurus });
  }
  for (const part of waiting)
    await openMovement(db, { ...refundOf(of, part), needs_action: 'REFUND_DUE' }, doer);
  for (const part of parts) if (!waits(part)) await giveBack(db, refundOf(of, part), doer);
}

const refundOf = (of: ReservationKey, { payment_id, method, amount_kurus }: DepositPart) => ({
  ...{ of, method: method as MovementMethod, amount_kurus },
  ...{ purpose: 'REFUND' as const, refund_of_id: payment_id },
});

/** Staff gave it back; what went to an account is told, what went from hand to hand is known. */
async function giveBack(
  db: Db,
  back: NewMovement & { of: ReservationKey },
  doer: Doer,
): Promise<void> {
  const { id: transaction_id } = await receive(db, back, doer);
  if (back.method !== 'CASH')
    await queueReservationMail(db, 'deposit_returned', back.of, { transaction_id });
}

/**
 * @throws 422 for more than is held, less without a reason or a reason without a sum, and for an account
 * that is none
 */
function refuseReturn(
  deposit: Deposit,
  { deposit_returned_kurus: returned, deduction_reason, return_iban }: DepositReturn,
): void {
  const problems = {
    ...(returned === undefined
      ? deduction_reason && { deposit_returned_kurus: 'deduction_without_sum' }
      : sumProblems(heldOf(deposit), returned, deduction_reason)),
    ...(return_iban && !hasIbanCheckDigits(plainIban(return_iban)) && { return_iban: 'any_iban' }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const sumProblems = (held: number, returned: number, deduction_reason: string | undefined) => ({
  ...(returned > held && { deposit_returned_kurus: 'more_than_deposit' }),
  ...(returned < held && !deduction_reason && { deduction_reason: 'deduction_unexplained' }),
});

/** Where the money that waits is to go: whoever sends it later has nothing else to know it by. */
async function updateAccount(
  db: Db,
  deposit: Pick<Deposit, 'id'>,
  { return_iban }: DepositReturn,
): Promise<void> {
  if (return_iban) await updateDeposit(db, deposit.id, accountOf(return_iban));
}

interface Returned extends Omit<DepositReturn, 'deposit_returned_kurus'> {
  /** All that is to go back of what is held, with what waits. */
  returned_kurus: number;
  /** Kuruş of it that are still to be sent: until they are, the deposit is not settled. */
  waiting_kurus: number;
}

/**
 * Writes into the deposit what went back of it, and how it ended once nothing more goes back. What no
 * payment is known of nobody has sent: without a reason to keep it, it is held still.
 */
async function writeReturn(
  db: Db,
  deposit: Deposit,
  { returned_kurus, waiting_kurus, deduction_reason, return_iban }: Returned,
): Promise<void> {
  const { amount_kurus } = deposit;
  const all_kurus = deposit.returned_kurus + Math.max(0, returned_kurus - waiting_kurus);
  const isAccounted = all_kurus === amount_kurus || Boolean(deduction_reason);
  await updateDeposit(db, deposit.id, {
    returned_kurus: all_kurus,
    ...(waiting_kurus === 0 &&
      isAccounted && { state: stateOf(all_kurus, amount_kurus), returned_at: now().toString() }),
    ...(deduction_reason && { deduction_reason }),
    ...(return_iban && accountOf(return_iban)),
  });
}

function stateOf(returned: number, amount: number): string {
  if (returned === amount) return 'RETURNED';
  return returned === 0 ? 'KEPT' : 'PARTLY_RETURNED';
}

/** A planned refund of a deposit was decided. */
interface SentReturn {
  planned_kurus: number;
  /** What of it was sent; nothing: it will not be. */
  sent_kurus: number;
  /** Somebody had said before that it will not be sent. */
  was_dropped: boolean;
  deduction_reason?: string | undefined;
}

/**
 * A refund of a part was sent, or will not be. The deposit is settled with its last one; while the stay
 * goes on, what was on its way back only leaves less of it.
 * @throws 422 for less without a reason; 409 `already_decided` for one that was dropped, where its deposit was settled without it
 */
export async function followReturn(
  db: Db,
  reservation: LockedReservation,
  { planned_kurus, sent_kurus, was_dropped, ...sent }: SentReturn,
): Promise<void> {
  const deposit = await findDepositForUpdate(db, reservation);
  if (deposit?.state !== 'TAKEN') {
    if (deposit && was_dropped) throw conflict('already_decided', { status: 'FAILED' });
    return;
  }
  const deduction_reason = sent.deduction_reason ?? deposit.deduction_reason ?? undefined;
  if (sent_kurus < planned_kurus && !deduction_reason)
    throw invalid({ deduction_reason: 'deduction_unexplained' });
  const payments = await listDepositPayments(db, reservation);
  if (!isOver(reservation.status) && payments.length > 0)
    return updateDeposit(db, deposit.id, rest(broughtBy(payments)));
  // Also of a payment whose other part is settled by now: what was too much of it waits by itself.
  const waiting_kurus = await sumWaitingReturns(db, reservation);
  const returned_kurus = sent_kurus + waiting_kurus;
  await writeReturn(db, deposit, { returned_kurus, waiting_kurus, deduction_reason });
}

/** The stay goes on: what waits to go back of its deposit stays, and what went is no part of it any more. */
export async function keepWaiting(db: Db, of: ReservationKey, doer: Doer): Promise<void> {
  await withdrawRefunds(db, of, doer, 'deposit');
  const deposit = await findDepositForUpdate(db, of);
  if (deposit?.state !== 'TAKEN') return;
  const kurus = broughtBy(await listDepositPayments(db, of));
  if (kurus > 0 && kurus < deposit.amount_kurus) await updateDeposit(db, deposit.id, rest(kurus));
}

/**
 * A payment of the deposit may be taken back while nobody settled it, or kept something of it.
 * @throws 409 `deposit_settled`
 */
export async function refuseSettledDeposit(
  db: Db,
  of: ReservationKey,
  { id }: { id: number },
): Promise<void> {
  const deposit = await findDepositForUpdate(db, of);
  const isWhole = deposit?.state === 'TAKEN' && deposit.returned_kurus === 0;
  const isHeld = (await listDepositPayments(db, of)).some((payment) => payment.id === id);
  if (!isWhole || deposit.deduction_reason !== null || !isHeld) throw conflict('deposit_settled');
}

/** A payment of it was entered by mistake: the deposit is what the others brought, or none was taken. */
export async function lessenDeposit(
  db: Db,
  of: ReservationKey,
  { amount_kurus }: { amount_kurus: number },
): Promise<void> {
  const deposit = await findDepositForUpdate(db, of);
  if (!deposit) return;
  const left_kurus = deposit.amount_kurus - amount_kurus;
  if (left_kurus > 0) await updateDeposit(db, deposit.id, { amount_kurus: left_kurus });
  else await deleteDeposit(db, deposit.id);
}

const rest = (amount_kurus: number) => ({
  amount_kurus,
  returned_kurus: 0,
  deduction_reason: null,
});
