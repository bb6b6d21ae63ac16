import { kurusOf } from './amounts.ts';
import type { ReportedMovement } from './port.ts';

type Line = Record<string, unknown>;

const listOf = (value: unknown): Line[] => (Array.isArray(value) ? value : []);

/** A page of the day's movements. */
export const readReport = (answer: Line): ReportedMovement[] =>
  listOf(answer.transactions).flatMap((line) => {
    const amount_kurus = kurusOf(line.price);
    if (!amount_kurus) return [];
    return [
      {
        kind: line.transactionType === 'PAYMENT' ? ('PAYMENT' as const) : ('REFUND' as const),
        payment_id: String(line.paymentId ?? ''),
        conversation_id: line.conversationId ? String(line.conversationId) : null,
        amount_kurus,
      },
    ];
  });

/** Everything that went back of one payment: refunds of its items, or all of it when called off. */
export function refundedOf(answer: Line): number {
  const payments = listOf(answer.payments);
  const cancelled = payments.flatMap(({ cancels }) => listOf(cancels));
  const refunds = payments
    .flatMap(({ itemTransactions }) => listOf(itemTransactions))
    .flatMap((item) => listOf(item.refunds));
  return [...cancelled, ...refunds]
    .filter(({ refundStatus = 1, cancelStatus = 1 }) => refundStatus !== 0 && cancelStatus !== 0)
    .reduce((sum, line) => sum + (kurusOf(line.refundPrice ?? line.cancelPrice ?? 0) ?? 0), 0);
}
