import { now } from '../../clock.ts';
import { asAppError } from '../../db/errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { endOfPage } from '../../domain/payable.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { type CardPayment, getCardPayment } from '../../queries/payments/card-payments.ts';
import { updateTransaction } from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { siteRules } from '../listings/shell.ts';
import { makeMove } from '../reservations/reservation-moves.ts';
import type { Verdict } from './gateways/index.ts';
import { askForAction, closeAction } from './money-movements.ts';
import { lockMovement } from './movement-locks.ts';
import { settlePayment } from './payments.ts';
import { noteStep } from './transaction-trail.ts';

/** An attempt nobody paid for is given up so long after its page ended: banks answer late. */
const GRACE_MINUTES = 15;

/** Silence longer than this is shown to staff; asking goes on. */
const SILENT_HOURS = 24;

interface Telling {
  doer?: Doer;
  instant?: Temporal.Instant;
}

/**
 * What the provider says of a card payment, told by the callback, a notice, the job that asks, or
 * staff: however often and in whatever order, it acts once. One transaction; what the reservation
 * becomes is `settlePayment`'s affair, and amounts are compared with our own row.
 */
export async function applyVerifiedPayment(
  pool: Db,
  id: number,
  verdict: Verdict,
  { doer = SYSTEM, instant = now() }: Telling = {},
): Promise<CardPayment> {
  // Before the transaction, which must not wait for a second connection.
  const rules = verdict.kind === 'paid' ? await siteRules() : undefined;
  const told = { verdict, doer, instant, rules };
  try {
    await inTransaction(pool, (db) => apply(db, id, told));
  } catch (error) {
    // The provider's number stands beside another payment: money nobody can place by rule.
    if (asAppError(error)?.code !== 'payment_known') throw error;
    const known: Verdict = { kind: 'distrusted', reason: 'payment_known' };
    await inTransaction(pool, (db) => apply(db, id, { ...told, verdict: known }));
  }
  return getCardPayment(pool, id);
}

interface Told {
  verdict: Verdict;
  doer: Doer;
  instant: Temporal.Instant;
  rules: SiteRules | undefined;
}

async function apply(db: Db, id: number, { verdict, doer, instant, rules }: Told): Promise<void> {
  const payment = await lockPayment(db, id);
  await updateTransaction(db, id, {
    provider_checked_at: instant.toString(),
    provider_checks: payment.provider_checks + 1,
  });
  switch (verdict.kind) {
    case 'paid':
      return settlePaid(db, payment, { ...verdict, rules }, doer);
    case 'review':
      return holdForReview(db, payment, doer);
    case 'failed':
      return settleFailed(db, payment, verdict, doer);
    case 'waiting':
      if (isOver(payment, instant)) await settleFailed(db, payment, EXPIRED, doer);
      return;
    case 'silent':
      if (payment.status === 'PENDING' && isLong(payment, instant))
        await needAction(db, payment, 'provider_silent', doer);
      return;
    case 'distrusted':
      return needAction(db, payment, verdict.reason, doer);
  }
}

async function lockPayment(db: Db, id: number): Promise<CardPayment> {
  await lockMovement(db, id);
  return getCardPayment(db, id);
}

type Paid = Extract<Verdict, { kind: 'paid' | 'review' }> & Pick<Told, 'rules'>;
type Failed = Omit<Extract<Verdict, { kind: 'failed' }>, 'kind'>;

const EXPIRED: Failed = { code: 'expired', text: '', facts: {} };

async function settlePaid(db: Db, payment: CardPayment, paid: Paid, doer: Doer): Promise<void> {
  const { payment_id, amount_kurus, card_last_four, installments, facts, rules } = paid;
  if (payment.status === 'PAID') return;
  // What was doubtful while it was undecided is answered. Before the money acts: it may need somebody anew.
  if (payment.needs_action === 'MISMATCH' && amount_kurus === payment.amount_kurus)
    await closeAction(db, payment.id, doer);
  await settlePayment(
    db,
    payment.id,
    {
      status: 'PAID',
      amount_kurus,
      provider_payment_id: payment_id,
      provider_answer: facts,
      card_last_four,
      installments,
      rules,
    },
    doer,
  );
}

async function settleFailed(db: Db, payment: CardPayment, failed: Failed, doer: Doer) {
  const acted = await settlePayment(
    db,
    payment.id,
    {
      status: 'FAILED',
      failure_code: failed.code || null,
      failure_text: failed.text || null,
      provider_answer: failed.facts,
    },
    doer,
  );
  if (acted && payment.needs_action === 'MISMATCH') await closeAction(db, payment.id, doer);
}

/** The provider looks whether the card is stolen: the dates stay the guest's until it decided. */
async function holdForReview(db: Db, payment: CardPayment, doer: Doer): Promise<void> {
  const key = keyOf(payment);
  if (!key || payment.status !== 'PENDING') return;
  const reservation = await getReservationForUpdate(db, key.id, key.kind);
  if ((reservation.status as ReservationState) !== 'OPTION') return;
  await makeMove(db, reservation, { status: 'PAYMENT_REVIEW' }, SYSTEM);
  await note(db, payment, 'REVIEW', doer);
}

const isOver = (payment: CardPayment, instant: Temporal.Instant): boolean =>
  instant.epochMilliseconds > endOfPage(payment) + GRACE_MINUTES * 60_000;

const isLong = ({ created_at }: CardPayment, instant: Temporal.Instant) =>
  instant.epochMilliseconds > created_at.getTime() + SILENT_HOURS * 3_600_000;

async function needAction(db: Db, payment: CardPayment, reason: string, doer: Doer) {
  if (payment.needs_action !== null || payment.status === 'PAID') return;
  await askForAction(db, payment, 'MISMATCH', reason);
  await note(db, payment, 'DISTRUSTED', doer);
}

const note = (
  db: Db,
  { id, status }: CardPayment,
  kind: 'REVIEW' | 'DISTRUSTED',
  doer: Doer,
): Promise<void> => noteStep(db, id, { kind, from_status: status, to_status: status }, doer);
