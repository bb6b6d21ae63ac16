import { randomBytes } from 'node:crypto';

import { now } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { PAYMENT_MINUTES } from '../../domain/option-deadline.ts';
import { env } from '../../env.ts';
import { conflict } from '../../errors.ts';
import { log } from '../../log.ts';
import {
  type CardPayment,
  findOpenAttempt,
  getCardPayment,
} from '../../queries/payments/card-payments.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { AskedPurpose } from '../../shared/movement-codes.ts';
import { paths } from '../../shared/paths.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import { cardGateway, gatewayOf, type PaymentGateway, type Verdict } from './gateways/index.ts';
import { lockPayable } from './payment-requests.ts';
import { openPayment } from './payments.ts';
import { keepPage, pageOf, pageSoon } from './provider-pages.ts';
import { applyVerifiedPayment } from './verified-payments.ts';

/** What is to be paid: fixed by us before anybody is sent anywhere. */
export interface WantedPayment {
  of: ReservationKey;
  purpose: AskedPurpose;
  amount_kurus: number;
  payment_link_id: number | null;
  /** What is let, and where. */
  title: string;
  place: string;
  city: string;
}

/** Where to send the guest: to the provider's page, or to ours that tells how an attempt stands. */
type Started =
  | { kind: 'page'; url: string }
  | { kind: 'attempt'; conversation_id: string }
  | { kind: 'refused'; conversation_id: string };

/** A page that ends sooner is not worth being sent to. */
const LEAST_SECONDS = 60;
/** So long another tab may be busy asking the provider for its page. */
const OPENING_SECONDS = 20;

/**
 * Starts a card payment, or goes on with the one that is open: a guest who comes back, or presses
 * twice, is sent to the same page and can't pay twice. @throws 409 `card_not_offered`,
 * `move_not_allowed`; `sum_changed` where another sum is due by now; `accept_first` where the texts of
 * the sale as it is by now are not accepted
 */
export async function startCardPayment(
  pool: Db,
  wanted: WantedPayment,
  doer: Doer,
): Promise<Started> {
  const gateway = cardGateway();
  if (!gateway) throw conflict('card_not_offered');
  const open = await inTransaction(pool, async (db) => {
    await lockPayable(db, wanted);
    return findOpenAttempt(db, wanted.of, wanted);
  });
  const going = open && (await goOn(pool, open));
  if (going) return going;
  const { reservation, payment } = await inTransaction(pool, (db) =>
    insertAttempt(db, wanted, { gateway, doer }),
  );
  if (payment.isAnothers) return pageOfAnother(pool, payment);
  return openPage(pool, payment, { wanted, reservation, gateway, doer });
}

/** What to do with an attempt that is open; undefined: it came to nothing, a new one may begin. */
async function goOn(pool: Db, attempt: CardPayment): Promise<Started | undefined> {
  const conversation_id = attempt.conversation_id ?? '';
  const page = pageOf(attempt);
  const age = now().epochMilliseconds - attempt.created_at.getTime();
  if (!page && age < OPENING_SECONDS * 1000)
    return pageOfAnother(pool, { id: attempt.id, conversation_id });
  const verdict = await verdictOn(attempt);
  const asked = await applyVerifiedPayment(pool, attempt.id, verdict);
  if (asked.status === 'PAID') return { kind: 'attempt', conversation_id };
  if (asked.status === 'FAILED') return undefined;
  const left = (attempt.provider_expires_at?.getTime() ?? 0) - now().epochMilliseconds;
  const isWaiting = verdict.kind === 'waiting';
  if (isWaiting && page && left > LEAST_SECONDS * 1000) return { kind: 'page', url: page.page_url };
  // Somebody was on that page, and nobody knows what they did there: no second payment on top.
  if (page && !isWaiting) return { kind: 'attempt', conversation_id };
  await giveUp(pool, attempt.id, page ? 'expired' : 'not_opened');
  return undefined;
}

/**
 * What another press of the same guest is asking the provider for. A browser shows the answer to its last
 * press alone, and who has not seen a card's page yet must not read that a payment is being checked.
 */
async function pageOfAnother(
  pool: Db,
  { id, conversation_id }: Pick<Attempt, 'id' | 'conversation_id'>,
): Promise<Started> {
  const page = await pageSoon(pool, id);
  return page ? { kind: 'page', url: page.page_url } : { kind: 'attempt', conversation_id };
}

interface Attempt {
  id: number;
  conversation_id: string;
  /** Another tab opened it a moment ago. */
  isAnothers: boolean;
}

async function insertAttempt(
  db: Db,
  wanted: WantedPayment,
  { gateway, doer }: { gateway: PaymentGateway; doer: Doer },
): Promise<{ reservation: LockedReservation; payment: Attempt }> {
  const reservation = await lockPayable(db, wanted);
  const another = await findOpenAttempt(db, wanted.of, wanted);
  if (another) {
    const { id, conversation_id } = another;
    const payment = { id, conversation_id: conversation_id ?? '', isAnothers: true };
    return { reservation, payment };
  }
  const conversation_id = conversationOf(reservation.reservation_id);
  const { id } = await openPayment(
    db,
    {
      of: wanted.of,
      method: 'CARD',
      purpose: wanted.purpose,
      amount_kurus: wanted.amount_kurus,
      payment_link_id: wanted.payment_link_id,
      provider: gateway.provider,
      conversation_id,
      provider_expires_at: now().add({ minutes: PAYMENT_MINUTES }).toString(),
    },
    doer,
  );
  return { reservation, payment: { id, conversation_id, isAnothers: false } };
}

/** Ours, of one attempt: the reservation's code for people who search, and chance. */
const conversationOf = (code: string): string =>
  code.replace(/[^0-9A-Z]/g, '') + randomBytes(10).toString('hex');

interface Opening {
  wanted: WantedPayment;
  reservation: LockedReservation;
  gateway: PaymentGateway;
  doer: Doer;
}

/** The row stands; now the provider is asked for its page, outside of any transaction. */
async function openPage(pool: Db, { id, conversation_id }: Attempt, opening: Opening) {
  const { wanted, reservation, gateway, doer } = opening;
  const answer = await gateway.open({
    conversation_id,
    reservation_code: reservation.reservation_id,
    amount_kurus: wanted.amount_kurus,
    title: wanted.title,
    buyer: {
      name: reservation.customer_name,
      email: reservation.customer_email ?? '',
      phone: reservation.customer_phone ?? '',
      ip: doer.ip ?? '127.0.0.1',
      place: wanted.place,
      city: wanted.city,
    },
    return_url: env.PUBLIC_URL + paths.paymentReturn(gateway.protocol),
    result_url: env.PUBLIC_URL + paths.paymentResult(conversation_id),
  });
  if (answer.kind === 'opened') {
    await keepPage(pool, id, answer.page, doer);
    return { kind: 'page', url: answer.page.page_url } as const;
  }
  const reason = answer.kind === 'refused' ? answer.code : answer.reason;
  // The provider's sentence may repeat what it was told of the guest: it stands at the payment alone.
  log.warn({ transaction: id, provider: gateway.provider, reason }, 'no payment page');
  const { code, text } = answer.kind === 'refused' ? answer : { code: 'provider_silent', text: '' };
  await applyVerifiedPayment(pool, id, { kind: 'failed', code, text, facts: {} }, { doer });
  return { kind: 'refused', conversation_id } as const;
}

/**
 * Asks the provider how a payment stands, and does what follows from its answer. Resolves with the
 * payment as it stands then.
 */
export async function askCardPayment(
  pool: Db,
  id: number,
  { doer = SYSTEM, instant = now() }: { doer?: Doer; instant?: Temporal.Instant } = {},
): Promise<CardPayment> {
  const payment = await getCardPayment(pool, id);
  if (payment.status === 'PAID') return payment;
  return applyVerifiedPayment(pool, id, await verdictOn(payment), { doer, instant });
}

async function verdictOn(payment: CardPayment): Promise<Verdict> {
  const verdict = await gatewayOf(payment.provider)?.ask({
    conversation_id: payment.conversation_id ?? '',
    reservation_code: payment.reservation_code ?? '',
    token: pageOf(payment)?.token ?? null,
  });
  if (verdict?.kind === 'silent' || verdict?.kind === 'distrusted')
    log.warn({ transaction: payment.id, ...verdict }, 'payment provider');
  return verdict ?? { kind: 'silent', reason: 'no_keys' };
}

const giveUp = (pool: Db, id: number, code: string) =>
  applyVerifiedPayment(pool, id, { kind: 'failed', code, text: '', facts: {} });
