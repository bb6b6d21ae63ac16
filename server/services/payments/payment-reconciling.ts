import type { Db } from '../../db/index.ts';
import { log } from '../../log.ts';
import { listDuePayments, listUnsureRefunds } from '../../queries/payments/card-payments.ts';
import { askCardPayment } from './card-payments.ts';
import { resolveRefund } from './unsure-refunds.ts';

/**
 * Asks after every card payment and refund whose outcome is not known. Callbacks may be lost, and a
 * process may die between any two steps: what is here makes up for all of it. One that fails keeps no
 * other waiting. Resolves with how many were asked after.
 */
export async function reconcilePayments(pool: Db, instant: Temporal.Instant): Promise<number> {
  const payments = await listDuePayments(pool, instant.toString());
  const refunds = await listUnsureRefunds(pool, instant.toString());
  const failures: unknown[] = [];
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error) => failures.push(error));
  };
  for (const id of payments) await attempt(askCardPayment(pool, id, { instant }));
  for (const id of refunds) await attempt(resolveRefund(pool, id, instant));
  for (const error of failures) log.error({ err: error }, 'a payment could not be asked after');
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments stay undecided');
  return payments.length + refunds.length;
}
