import { now, today } from '../../server/clock.ts';
import { migrateDown, migrateToLatest } from '../../server/db/migrate.ts';
import { keepReportedRefunds } from '../../server/services/payments/reported-refunds.ts';
import { db } from '../support/db.ts';
import { createReservation, createTransaction } from '../support/factories.ts';

const MIGRATION = '2026-11-29T1030_reported_refunds__create';

const daysAgo = (days: number) =>
  now()
    .subtract({ hours: 24 * days })
    .toString();

/** Keeps what the next comparisons read of a day, as the payment then stands on the list. */
async function readAnew(payment_id: number, day: Temporal.PlainDate, listed: number[]) {
  await keepReportedRefunds(db, { payment_id, day: day.toString(), listed });
  const { went_back_kurus } = await db
    .selectFrom('transactions')
    .select('went_back_kurus')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  return went_back_kurus;
}

test.each([1, 2])(
  'what was told before is not told again by the report of %d days ago',
  async (ago) => {
    while ((await migrateDown(db)) !== MIGRATION);
    const { id: reservation_id } = await createReservation({ status: 'CONFIRMED' });
    const card = { reservation_id, method: 'CARD', status: 'PAID', paid_at: daysAgo(9) };
    const told = { needs_action: 'MISMATCH', action_note: 'refunded_250000' };
    const open = await createTransaction({ ...card, ...told });
    const seen = await createTransaction({ ...card, ...told, action_done_at: daysAgo(0) });
    await migrateToLatest(db);

    const day = today().subtract({ days: ago });

    expect(await readAnew(open.id, day, [2_500_00])).toBe(2_500_00);
    expect(await readAnew(seen.id, day, [2_500_00])).toBeNull();
    expect(await readAnew(open.id, day, [2_500_00, 100_00])).toBe(2_600_00);
  },
);

test('what was told before stands once, and our refunds of long ago hide nothing that comes', async () => {
  while ((await migrateDown(db)) !== MIGRATION);
  const { id: reservation_id } = await createReservation({ status: 'CONFIRMED' });
  const card = { reservation_id, method: 'CARD', status: 'PAID', paid_at: daysAgo(9) };
  const told = { needs_action: 'MISMATCH', action_note: 'refunded_250000' };
  const open = await createTransaction({ ...card, ...told });
  const seen = await createTransaction({ ...card, ...told, action_done_at: daysAgo(8) });
  const refund = { ...card, purpose: 'REFUND', refund_of_id: open.id };
  const old = await createTransaction({ ...refund, conversation_id: 'R1', amount_kurus: 1_000_00 });
  await createTransaction({
    ...{ ...refund, paid_at: daysAgo(1), conversation_id: 'R2', amount_kurus: 2_000_00 },
  });

  await migrateToLatest(db);

  const payments = await db
    .selectFrom('transactions')
    .select(['id', 'went_back_kurus'])
    .where('id', 'in', [open.id, seen.id])
    .where('action_done_at', 'is not', null)
    .orderBy('id')
    .execute();
  expect(payments).toEqual([
    { id: open.id, went_back_kurus: 2_500_00 },
    { id: seen.id, went_back_kurus: null },
  ]);
  const reported = await db
    .selectFrom('reported_refunds')
    .select(['transaction_id', 'amount_kurus', 'refund_id'])
    .where('refund_id', 'is not', null)
    .execute();
  expect(reported).toEqual([
    { transaction_id: open.id, amount_kurus: 1_000_00, refund_id: old.id },
  ]);
});
