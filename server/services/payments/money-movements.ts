import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  findLastHolding,
  insertTransaction,
  listOpenRefunds,
  type MovementRow,
  type RefundedMoney,
  sumAskedRefunds,
  updateTransaction,
} from '../../queries/payments/movements.ts';
import { closeActionsNoted, keepNotedAlone } from '../../queries/payments/needed-actions.ts';
import {
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import type { MovementMethod, MovementPurpose } from '../../shared/movement-codes.ts';
import type { Doer } from '../audit.ts';
import { noteStep, writeTransactionTrail } from './transaction-trail.ts';

/** A movement of money as somebody tells it; what is not told is empty. */
export interface NewMovement {
  /** Null: nobody knows yet whose money it is. */
  of: ReservationKey | null;
  method: MovementMethod;
  purpose: MovementPurpose;
  amount_kurus: number;
  refund_of_id?: number | null | undefined;
  of_resale?: boolean;
  bank_account_id?: number | null | undefined;
  payer_name?: string | null | undefined;
  bank_reference?: string | null | undefined;
  note?: string | undefined;
  needs_action?: string | null;
  action_note?: string | null;
  provider?: 'IYZICO' | 'PAYTR' | 'FAKE' | null;
  conversation_id?: string | null;
  provider_token_hash?: string | null;
  provider_expires_at?: string | null;
  payment_link_id?: number | null;
  receipt_document_id?: number | null;
}

/** What became of an undecided movement, with what the bank or the provider said of it. */
export interface Decision {
  status: 'PAID' | 'FAILED';
  /** ISO instant; now if it is not given. */
  paid_at?: string | undefined;
  amount_kurus?: number | undefined;
  note?: string | undefined;
  provider_payment_id?: string | null;
  provider_answer?: object | null;
  card_last_four?: string | null;
  installments?: number | null;
  failure_code?: string | null;
  failure_text?: string | null;
}

/** Writes an undecided movement with its trail. */
export async function openMovement(
  db: Db,
  { of, ...movement }: NewMovement,
  doer: Doer,
): Promise<MovementRow> {
  const opened = await insertTransaction(db, {
    ...movement,
    ...(of ? ofReservation(of) : {}),
    status: 'PENDING',
    note: movement.note ?? '',
    created_by: doer.id,
  });
  await trace(db, opened, { kind: 'CREATED', from: null, to: 'PENDING', doer });
  return opened;
}

/** Writes what became of a movement, with its trail; what follows from it is the caller's affair. */
export async function decideMovement(
  db: Db,
  movement: MovementRow,
  { status, paid_at, note, provider_answer, ...facts }: Decision,
  doer: Doer,
): Promise<MovementRow> {
  const instant = now().toString();
  const change = {
    ...facts,
    status,
    amount_kurus: facts.amount_kurus ?? movement.amount_kurus,
    paid_at: status === 'PAID' ? (paid_at ?? instant) : null,
    ...(status === 'PAID' && { failure_code: null, failure_text: null }),
    verified_at: status === 'PAID' ? instant : null,
    ...(note !== undefined && { note }),
    ...(provider_answer && { provider_answer: JSON.stringify(provider_answer) }),
  };
  await updateTransaction(db, movement.id, change);
  await trace(db, movement, { kind: 'DECIDED', from: movement.status, to: status, doer });
  return { ...movement, status, amount_kurus: change.amount_kurus };
}

/** Money that came, at once: written and decided. */
export async function receive(db: Db, movement: NewMovement, doer: Doer): Promise<MovementRow> {
  const opened = await openMovement(db, movement, doer);
  return decideMovement(db, opened, { status: 'PAID' }, doer);
}

/** Puts a movement on the list of what somebody has to look at; the note says more of why than its code. */
export async function askForAction(
  db: Db,
  movement: Pick<MovementRow, 'id'>,
  needs_action: string,
  action_note: string | null = null,
): Promise<void> {
  await updateTransaction(db, movement.id, { needs_action, action_note, action_done_at: null });
}

/** The note of a payment that leaves something of the prepayment to be paid. */
export const SHORT = 'below_prepayment';

/** The note of a payment whose guest has not accepted the sale as it is by now. */
export const UNREAD = 'not_accepted';

/** The note of a payment that makes no contract, as nobody may let the listing. */
export const FORBIDDEN = { villa: 'no_permit', boat: 'no_papers' } as const;

/** Why money that is here makes no contract yet. */
const WITHOUT_CONTRACT = [SHORT, UNREAD, ...Object.values(FORBIDDEN)];

/** Takes the movements of a reservation off that list which wait only for its contract. */
export const closeWaiting = (db: Db, of: ReservationKey, doer: Doer): Promise<void> =>
  closeActionsNoted(db, of, WITHOUT_CONTRACT, {
    action_done_at: now().toString(),
    action_done_by: doer.id,
  });

/** Takes a movement off that list. */
export async function closeAction(db: Db, id: number, doer: Doer): Promise<void> {
  await updateTransaction(db, id, { action_done_at: now().toString(), action_done_by: doer.id });
}

/** Takes a payment off that list of which nothing waits to go back; what could make no contract stays there for that. */
export async function closeRefunded(db: Db, payment_id: number, doer: Doer): Promise<void> {
  if (!(await keepNotedAlone(db, payment_id, WITHOUT_CONTRACT)))
    await closeAction(db, payment_id, doer);
}

/** Puts it on that list again, for what it stood there for. */
export async function reopenAction(db: Db, id: number): Promise<void> {
  await updateTransaction(db, id, { action_done_at: null, action_done_by: null });
}

/** The same for what was too much of it; what hinders its contract stays noted where that still waits. */
export async function reopenExcess(db: Db, { id, action_done_at }: MovementRow): Promise<void> {
  const note = action_done_at === null ? {} : { action_note: null };
  await updateTransaction(db, id, { needs_action: 'EXCESS', ...note });
  await reopenAction(db, id);
}

interface Due {
  amount_kurus: number;
  /** The payment it gives back; its own row then stands on the list, and no second one. */
  refund_of?: MovementRow;
  /** A sale made anew gives it back. */
  of_resale?: boolean;
}

/** A refund somebody has to send: undecided until it is. It goes back the way the money came. */
export async function planRefund(
  db: Db,
  of: ReservationKey,
  { amount_kurus, refund_of, of_resale = false }: Due,
  doer: Doer,
): Promise<void> {
  const last = await findLastHolding(db, of);
  const whole = last && last.left_kurus >= amount_kurus ? last.id : null;
  await openMovement(
    db,
    {
      of,
      method: (refund_of?.method ?? last?.method ?? 'TRANSFER') as MovementMethod,
      purpose: 'REFUND',
      amount_kurus,
      refund_of_id: refund_of?.id ?? whole,
      needs_action: refund_of ? null : 'REFUND_DUE',
      of_resale,
    },
    doer,
  );
}

/**
 * What is to go back from now on, in place of all that waits; where that is the same sum, it waits on as
 * it is. What a provider was asked for and nobody knows of yet is no part of it: it is on its way, or
 * comes back to staff by itself.
 */
export async function replanRefund(
  db: Db,
  of: ReservationKey,
  amount_kurus: number,
  doer: Doer,
): Promise<void> {
  const left = amount_kurus - (await sumAskedRefunds(db, of));
  const waiting = await listOpenRefunds(db, of);
  if (waiting.reduce((sum, refund) => sum + refund.amount_kurus, 0) === left) return;
  await withdrawRefunds(db, of, doer);
  if (left > 0) await planRefund(db, of, { amount_kurus: left }, doer);
}

/**
 * Refunds that wait are out of date: another sum is to go back, or none. Nothing was sent yet. The damage
 * deposit's are named apart: it stays where the stay goes on.
 */
export async function withdrawRefunds(
  db: Db,
  of: ReservationKey,
  doer: Doer,
  money: RefundedMoney = 'stay',
): Promise<void> {
  for (const refund of await listOpenRefunds(db, of, money)) {
    await withdrawRefund(db, refund, doer);
    // What a sale made anew gives back stands on the list by itself: its payment stands there for another.
    const { refund_of_id } = refund;
    if (refund_of_id !== null && money !== 'resale') await closeRefunded(db, refund_of_id, doer);
  }
}

/** One of them; whether its payment still stands on the list is the caller's affair. */
export async function withdrawRefund(db: Db, { id }: { id: number }, doer: Doer): Promise<void> {
  await updateTransaction(db, id, { status: 'FAILED', failure_code: 'withdrawn' });
  await closeAction(db, id, doer);
  const step = { kind: 'WITHDRAWN', from_status: 'PENDING', to_status: 'FAILED' } as const;
  await noteStep(db, id, step, doer);
}

interface Step {
  kind: 'CREATED' | 'DECIDED';
  from: string | null;
  to: string;
  doer: Doer;
}

function trace(db: Db, movement: MovementRow, { kind, from, to, doer }: Step): Promise<void> {
  const { id, purpose, amount_kurus } = movement;
  const step = {
    kind,
    from_status: from,
    to_status: to,
    logged_as: to.toLowerCase(),
    before: from ? { status: from } : null,
    after: { status: to, purpose, amount_kurus },
  };
  return writeTransactionTrail(db, id, step, doer);
}
