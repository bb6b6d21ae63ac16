import type { Db } from '../db/index.ts';
import { insertTransactionEvent } from '../queries/movements.ts';
import { audit, type Doer } from './audit.ts';

/** Of a movement that waits: another sum is expected of it from now on, as the row says already. */
export async function noteRepriced(
  db: Db,
  id: number,
  { from_kurus, to_kurus }: { from_kurus: number; to_kurus: number },
  doer: Doer,
): Promise<void> {
  const sums = { before: { amount_kurus: from_kurus }, after: { amount_kurus: to_kurus } };
  await insertTransactionEvent(db, {
    transaction_id: id,
    kind: 'REPRICED',
    from_status: 'PENDING',
    to_status: 'PENDING',
    details: JSON.stringify(sums),
    actor_id: doer.id,
    request_id: doer.request_id,
  });
  await audit(db, doer, {
    action: 'transaction.repriced',
    entity: 'transaction',
    entity_id: id,
    ...sums,
  });
}
