import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** What a provider's reports said went back of a card payment, which is locked. */
export const listReportedRefunds = (db: Db, transaction_id: number) =>
  db
    .selectFrom('reported_refunds')
    .select(['id', 'day', 'amount_kurus', 'refund_id'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('id')
    .execute();

/**
 * Refunds to the card of a payment that no report told of so far: sent, or asked for. What staff wrote down of a
 * stay names no payment, and may be of any of its; its provider may have refused to send it long before.
 */
export async function listUnreportedRefunds(db: Db, payment_id: number) {
  const { rows } = await sql<{ id: number; amount_kurus: number; asked: boolean; sent_on: string }>`
    select r.id, r.amount_kurus, r.conversation_id is not null as asked,
      (case when r.conversation_id is null then r.paid_at else r.provider_checked_at end
        at time zone 'Europe/Istanbul')::date::text as sent_on
    from transactions p join transactions r on r.refund_of_id = p.id or r.refund_of_id is null
      and (r.reservation_id = p.reservation_id or r.boat_reservation_id = p.boat_reservation_id)
    where p.id = ${payment_id} and r.purpose = 'REFUND' and r.method = 'CARD'
      and (r.status = 'PAID' or r.status = 'PENDING' and r.conversation_id is not null)
      and not exists (select from reported_refunds known where known.refund_id = r.id)
    order by r.id`.execute(db);
  return rows;
}

interface ReportedRefund {
  transaction_id: number;
  day: string;
  amount_kurus: number;
  refund_id: number | null;
}

export async function insertReportedRefunds(db: Db, lines: ReportedRefund[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('reported_refunds').values(lines).execute();
}

/** A line that was told as gone back without us is this refund, by what staff wrote down since. */
export async function explainReportedRefund(
  db: Db,
  { id, refund_id }: { id: number; refund_id: number },
): Promise<void> {
  await db.updateTable('reported_refunds').set({ refund_id }).where('id', '=', id).execute();
}

/** No report told of this refund after all. Resolves with the line that was taken for it. */
export const forgetReportedRefund = (db: Db, refund_id: number) =>
  db
    .updateTable('reported_refunds')
    .set({ refund_id: null })
    .where('refund_id', '=', refund_id)
    .returning(['transaction_id', 'day', 'amount_kurus'])
    .executeTakeFirst();
