import type { Db } from '../../db/index.ts';
import { updateTransaction } from '../../queries/payments/movements.ts';
import type { Doer } from '../audit.ts';
import { writeTransactionTrail } from './transaction-trail.ts';

interface NewSum {
  /** A transfer that is expected at another sum, or a refund of which less is to go back. */
  kind: 'REPRICED' | 'LESSENED';
  from_kurus: number;
  to_kurus: number;
}

/** Another sum is waited for from now on. */
export async function repriceMovement(
  db: Db,
  id: number,
  { kind, from_kurus, to_kurus }: NewSum,
  doer: Doer,
): Promise<void> {
  await updateTransaction(db, id, { amount_kurus: to_kurus });
  const sums = { before: { amount_kurus: from_kurus }, after: { amount_kurus: to_kurus } };
  const step = { kind, from_status: 'PENDING', to_status: 'PENDING', details: sums, ...sums };
  await writeTransactionTrail(db, id, step, doer);
}

/** Why a transfer is waited for no more: its sum came another way, or the reservation itself ended. */
type EndOfWaiting = 'not_due' | 'reservation_ended';

/** Nothing is due any more of what it was expected for; it may still come, and is then decided as ever. */
export async function endExpected(
  db: Db,
  id: number,
  failure_code: EndOfWaiting,
  doer: Doer,
): Promise<void> {
  await updateTransaction(db, id, { status: 'FAILED', failure_code });
  const step = {
    kind: 'NOT_DUE',
    from_status: 'PENDING',
    to_status: 'FAILED',
    before: { status: 'PENDING' },
    after: { status: 'FAILED' },
  } as const;
  await writeTransactionTrail(db, id, step, doer);
}
