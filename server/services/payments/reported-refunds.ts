import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { readReported } from '../../domain/reported-refunds.ts';
import {
  addWentBack,
  getMovementForUpdate,
  type MovementRow,
} from '../../queries/payments/movements.ts';
import {
  explainReportedRefund,
  forgetReportedRefund,
  insertReportedRefunds,
  listReportedRefunds,
  listUnreportedRefunds,
} from '../../queries/payments/reported-refunds.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import { lockMovement } from './movement-locks.ts';
import { noteStep } from './transaction-trail.ts';

/** What a provider's report of a day says went back of a card payment, line by line. */
export interface ReportedBack {
  payment_id: number;
  /** ISO day in Istanbul. */
  day: string;
  listed: number[];
}

/**
 * Keeps what a report says went back of a payment, and tells staff, once, what went back without us. A bank that
 * took the money back for its card's holder, or a refund made at the provider's own desk, is told by nothing
 * else: without, the stay would count as paid for. It stands at the payment beside whatever else is to be done
 * about that. Resolves with how many lines were told.
 */
export const keepReportedRefunds = (
  pool: Db,
  { payment_id, day, listed }: ReportedBack,
): Promise<number> =>
  inTransaction(pool, async (db) => {
    const { movement } = await lockMovement(db, payment_id);
    const known = await listReportedRefunds(db, payment_id);
    const refunds = await listUnreportedRefunds(db, payment_id);
    const { added, explained } = readReported({ day, listed, known, refunds });
    for (const line of explained) await explainReportedRefund(db, line);
    await insertReportedRefunds(
      db,
      added.map((line) => ({ ...line, transaction_id: payment_id, day })),
    );
    const unseen = added.filter(({ refund_id }) => refund_id === null);
    const went_back = unseen.map(({ amount_kurus }) => amount_kurus);
    if (went_back.length > 0) await tell(db, movement, { day, went_back }, SYSTEM);
    return went_back.length;
  });

/** A refund was never sent, so that what a report told of, and was taken for it, went back without us. */
export async function tellWithoutRefund(db: Db, refund_id: number, doer: Doer): Promise<void> {
  const line = await forgetReportedRefund(db, refund_id);
  if (!line) return;
  const { transaction_id, day, amount_kurus } = line;
  const movement = await getMovementForUpdate(db, transaction_id);
  await tell(db, movement, { day, went_back: [amount_kurus] }, doer);
}

interface WentBack {
  day: string;
  /** Kuruş, line by line. */
  went_back: number[];
}

async function tell(
  db: Db,
  { id, status }: MovementRow,
  details: WentBack,
  doer: Doer,
): Promise<void> {
  const kurus = details.went_back.reduce((sum, each) => sum + each, 0);
  await addWentBack(db, id, kurus);
  const step = { kind: 'WENT_BACK', from_status: status, to_status: status, details } as const;
  await noteStep(db, id, step, doer);
}
