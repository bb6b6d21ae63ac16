import { randomBytes } from 'node:crypto';
import { now } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { AppError, conflict, notFound } from '../../errors.ts';
import {
  getRefundedPayment,
  hasUnsureRefund,
  listRefundable,
} from '../../queries/payments/card-payments.ts';
import { type MovementRow, updateTransaction } from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import type { Doer } from '../audit.ts';
import { gatewayOf, type PaymentGateway, type ProviderFacts } from './gateways/index.ts';
import { lockMovement } from './movement-locks.ts';
import { settlePayment } from './payments.ts';
import { refuseSecondRefund } from './refund-limits.ts';
import { refusedByCards, splitRefund } from './refund-splits.ts';
import { writeTransactionTrail } from './transaction-trail.ts';

type Refunded = Awaited<ReturnType<typeof getRefundedPayment>>;

/** A refund as it is about to be asked for: written down before the provider hears of it. */
export interface ClaimedRefund {
  id: number;
  amount_kurus: number;
  reference: string;
  payment: Refunded;
  gateway: PaymentGateway;
}

/**
 * Sends a planned refund back to the card it came from, whole or in part; what no single payment holds
 * goes back in several (`splitRefund`), each asked for by itself, so that one's refusal does not hold
 * the others up. The provider is asked only once a part: what it did while nobody heard is found by
 * what it says went back. `rest`: what the cards do not hold is planned to go back so, in the same
 * transaction. 409 `refund_by_hand` when the card payments do not hold that much,
 * `already_decided`, `refund_in_flight`, `refund_refused`; 422 `more_than_paid`.
 */
export async function sendRefund(
  pool: Db,
  id: number,
  doer: Doer,
  rest?: 'TRANSFER' | 'CASH',
): Promise<void> {
  const parts = await inTransaction(pool, async (db) =>
    splitRefund(db, await lockUnsent(db, id), { doer, rest }),
  );
  const refusals: AppError[] = [];
  for (const part of parts) {
    try {
      await sendPart(pool, part, doer);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    }
  }
  if (refusals[0]) throw refusals[0];
}

async function sendPart(pool: Db, id: number, doer: Doer): Promise<void> {
  const claimed = await inTransaction(pool, (db) => claim(db, id, doer));
  await ask(pool, claimed, doer);
}

/** @throws 409 when it was decided, or the provider is being asked */
async function lockUnsent(db: Db, id: number): Promise<MovementRow> {
  const refund = await lockRefund(db, id);
  if (refund.status !== 'PENDING') throw conflict('already_decided', { status: refund.status });
  if (await referenceOf(db, id)) throw conflict('refund_in_flight');
  return refund;
}

async function ask(pool: Db, claimed: ClaimedRefund, doer: Doer): Promise<void> {
  const { id, amount_kurus, reference, payment, gateway } = claimed;
  const answer = await gateway.refund({
    payment_id: payment.provider_payment_id ?? '',
    conversation_id: payment.conversation_id ?? '',
    reference,
    amount_kurus,
    same_day_whole: amount_kurus === payment.amount_kurus && isToday(payment.paid_at),
    ip: doer.ip ?? '127.0.0.1',
  });
  if (answer.kind === 'sent') return settleRefund(pool, id, answer.facts, doer);
  // Not known: the job that asks after payments finds out.
  if (answer.kind === 'silent') throw conflict('refund_in_flight');
  await releaseRefund(pool, claimed, answer, doer);
  throw conflict('refund_refused', { reason: answer.text });
}

/** Writes down that the provider is going to be asked, and for what. */
async function claim(db: Db, id: number, doer: Doer): Promise<ClaimedRefund> {
  const refund = await lockUnsent(db, id);
  const payment = await paymentFor(db, refund);
  const gateway = gatewayOf(payment.provider);
  if (!gateway || !payment.provider_payment_id) throw conflict('refund_by_hand');
  await refuseSecondRefund(db, refund);
  // By how much went back of a payment one is found; two at a time would be taken for each other.
  if (await hasUnsureRefund(db, payment.id, id)) throw conflict('refund_in_flight');
  const reference = `R${id}X${randomBytes(8).toString('hex')}`;
  await updateTransaction(db, id, {
    method: 'CARD',
    refund_of_id: payment.id,
    conversation_id: reference,
    provider: payment.provider,
    provider_checked_at: now().toString(),
    failure_code: null,
    failure_text: null,
  });
  await trace(db, id, 'REFUND_ASKED', doer);
  return { id, amount_kurus: refund.amount_kurus, reference, payment, gateway };
}

/** The refund, locked with its reservation until the transaction ends. @throws 404, also for money that came in */
export async function lockRefund(db: Db, id: number): Promise<MovementRow> {
  const { movement: refund } = await lockMovement(db, id);
  if (refund.purpose !== 'REFUND') throw notFound('refund');
  return refund;
}

/** The card payment it goes back of: the one it names, or the last that still holds that much. */
async function paymentFor(db: Db, refund: MovementRow): Promise<Refunded> {
  const key = keyOf(refund);
  const named = refund.refund_of_id ?? (key && (await lastHolding(db, key, refund.amount_kurus)));
  if (!named) throw await refusedByCards(db, refund);
  const payment = await getRefundedPayment(db, named);
  const left = payment.amount_kurus - payment.refunded_kurus;
  const fits =
    payment.status === 'PAID' && payment.method === 'CARD' && refund.amount_kurus <= left;
  if (!fits) throw await refusedByCards(db, refund);
  return payment;
}

async function lastHolding(db: Db, key: NonNullable<ReturnType<typeof keyOf>>, kurus: number) {
  const payments = await listRefundable(db, key);
  return payments.find(({ left_kurus }) => left_kurus >= kurus)?.id;
}

/** The provider has sent it: it counts as paid, with what the provider told as proof. */
export const settleRefund = (
  pool: Db,
  id: number,
  facts: ProviderFacts,
  doer: Doer,
): Promise<void> =>
  inTransaction(pool, async (db) => {
    await settlePayment(db, id, { status: 'PAID', provider_answer: facts }, doer);
  });

/**
 * The provider will not: the refund waits for staff again, and says why. An answer that comes when it was asked
 * for anew is of no use: by that one it may be on its way, and must not be sent a second time.
 */
export async function releaseRefund(
  pool: Db,
  { id, reference }: Pick<ClaimedRefund, 'id' | 'reference'>,
  { code, text }: Refusal,
  doer: Doer,
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const refund = await lockRefund(db, id);
    if (refund.status !== 'PENDING' || refund.conversation_id !== reference) return;
    await updateTransaction(db, id, {
      conversation_id: null,
      failure_code: code || null,
      failure_text: text || null,
      needs_action: refund.needs_action ?? 'REFUND_DUE',
      action_done_at: null,
    });
    await trace(db, id, 'REFUND_REFUSED', doer);
  });
}

interface Refusal {
  code: string;
  text: string;
}

/** What the provider was asked by, if it was asked. */
export async function referenceOf(db: Db, id: number) {
  const { conversation_id, provider_checked_at } = await db
    .selectFrom('transactions')
    .select(['conversation_id', 'provider_checked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (conversation_id === null) return undefined;
  return { conversation_id, checked_at: provider_checked_at ?? new Date(0) };
}

const isToday = (paid_at: Date | null): boolean =>
  paid_at !== null &&
  now()
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .equals(
      Temporal.Instant.fromEpochMilliseconds(paid_at.getTime())
        .toZonedDateTimeISO(TIME_ZONE)
        .toPlainDate(),
    );

const trace = (
  db: Db,
  id: number,
  kind: 'REFUND_ASKED' | 'REFUND_REFUSED',
  doer: Doer,
): Promise<void> =>
  writeTransactionTrail(db, id, { kind, from_status: 'PENDING', to_status: 'PENDING' }, doer);
