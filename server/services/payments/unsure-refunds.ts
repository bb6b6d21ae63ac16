import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { refundOutcome } from '../../domain/refund-outcome.ts';
import { getRefundedPayment } from '../../queries/payments/card-payments.ts';
import { SYSTEM } from '../audit.ts';
import {
  type ClaimedRefund,
  lockRefund,
  referenceOf,
  releaseRefund,
  settleRefund,
} from './card-refunds.ts';
import { gatewayOf } from './gateways/index.ts';

/** What the provider was asked once may have been done, though nobody heard of it. */
interface Unsure extends ClaimedRefund {
  /** When it was asked last. */
  since: Date;
}

/** Looked for again and again so long; then it is asked for anew. */
const SURE_MINUTES = 5;

/**
 * Finds out what became of a refund whose outcome nobody heard: if the provider says that so much went
 * back, it did. If after some minutes it still did not, or that cannot be told from what staff sent
 * themselves, it waits for staff again.
 */
export async function resolveRefund(pool: Db, id: number, instant: Temporal.Instant) {
  const unsure = await inTransaction(pool, (db) => findUnsure(db, id));
  if (!unsure) return;
  const { payment, gateway, amount_kurus, since } = unsure;
  const { conversation_id, provider_payment_id, refunded_kurus, by_hand } = payment;
  const went = await gateway.refunded({
    conversation_id: conversation_id ?? '',
    payment_id: provider_payment_id ?? '',
  });
  if (went === null) return;
  const sent_kurus = refunded_kurus - by_hand.reduce((sum, each) => sum + each, 0);
  const outcome = refundOutcome({ amount_kurus, went_kurus: went, sent_kurus, by_hand });
  if (outcome === 'sent') return settleRefund(pool, id, { found: went }, SYSTEM);
  if (instant.epochMilliseconds < since.getTime() + SURE_MINUTES * 60_000) return;
  const code = outcome === 'unknown' ? 'look_at_provider' : 'not_sent';
  await releaseRefund(pool, unsure, { code, text: '' }, SYSTEM);
}

async function findUnsure(db: Db, id: number): Promise<Unsure | undefined> {
  const refund = await lockRefund(db, id);
  const reference = await referenceOf(db, id);
  if (refund.status !== 'PENDING' || !reference || refund.refund_of_id === null) return undefined;
  const payment = await getRefundedPayment(db, refund.refund_of_id);
  const gateway = gatewayOf(payment.provider);
  if (!gateway) return undefined;
  const { conversation_id, checked_at } = reference;
  return {
    id,
    amount_kurus: refund.amount_kurus,
    reference: conversation_id,
    payment,
    gateway,
    since: checked_at,
  };
}
