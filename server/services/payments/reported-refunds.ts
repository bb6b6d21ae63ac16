import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { readReported } from '../../domain/reported-refunds.ts';
import { addWentBack } from '../../queries/payments/movements.ts';
import {
  explainReportedRefund,
  insertReportedRefunds,
  listReportedRefunds,
  listUnreportedRefunds,
} from '../../queries/payments/reported-refunds.ts';
import { SYSTEM } from '../audit.ts';
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
    const kurus = unseen.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
    if (kurus === 0) return 0;
    await addWentBack(db, payment_id, kurus);
    const { status } = movement;
    const details = { day, went_back: unseen.map(({ amount_kurus }) => amount_kurus) };
    const step = { kind: 'WENT_BACK', from_status: status, to_status: status, details } as const;
    await noteStep(db, payment_id, step, SYSTEM);
    return unseen.length;
  });
