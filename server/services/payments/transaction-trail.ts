import type { Db } from '../../db/index.ts';
import { insertTransactionEvent } from '../../queries/payments/movements.ts';
import { audit, type Change, type Doer } from '../audit.ts';

type Event = Parameters<typeof insertTransactionEvent>[1];

/** A step of a transaction; `PENDING` → `PENDING` where its state stays what it was. */
interface Step extends Pick<Event, 'kind' | 'from_status' | 'to_status'> {
  /** Further facts for its own history. */
  details?: object;
}

interface ToldStep extends Step, Pick<Change, 'before' | 'after'> {
  /** After `transaction.`, where the log calls it otherwise than its own history. */
  logged_as?: string;
}

/** Writes a line of the transaction's own history. */
export const noteStep = (
  db: Db,
  transaction_id: number,
  { details, ...step }: Step,
  doer: Doer,
): Promise<void> =>
  insertTransactionEvent(db, {
    transaction_id,
    ...step,
    ...(details && { details: JSON.stringify(details) }),
    actor_id: doer.id,
    request_id: doer.request_id,
  });

/** The same, and beside it a line of the audit log. */
export async function writeTransactionTrail(
  db: Db,
  transaction_id: number,
  { before, after, logged_as, ...step }: ToldStep,
  doer: Doer,
): Promise<void> {
  await noteStep(db, transaction_id, step, doer);
  await audit(db, doer, {
    action: `transaction.${logged_as ?? step.kind.toLowerCase()}`,
    entity: 'transaction',
    entity_id: transaction_id,
    before,
    after,
  });
}
