import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createReservation, createTransaction } from '../support/factories.ts';

const MIGRATION = '2026-11-26T1652_transactions__reservation_ended';

const MOVEMENTS = [
  { purpose: 'PREPAYMENT' },
  { purpose: 'BALANCE' },
  { purpose: 'DEPOSIT' },
  { purpose: 'REFUND' },
  { purpose: 'PREPAYMENT', method: 'CARD' },
] as const;

type Of = { reservation_id: number } | { boat_reservation_id: number };

/** Which of its undecided movements are waited for no more. */
async function ended(key: Of) {
  const [[column, id]] = Object.entries(key) as [['reservation_id', number]];
  const rows = await db
    .selectFrom('transactions')
    .select(['method', 'purpose'])
    .where(column, '=', id)
    .where('status', '=', 'FAILED')
    .where('failure_code', '=', 'reservation_ended')
    .orderBy('id')
    .execute();
  return rows.map(({ method, purpose }) => `${purpose} ${method}`);
}

const STAY = ['PREPAYMENT TRANSFER', 'BALANCE TRANSFER'];
const ALL = [...STAY, 'DEPOSIT TRANSFER'];

test('transfers of reservations that ended before are waited for no more, and that is noted', async () => {
  await backBefore(db, MIGRATION);
  const cases = [
    ['CANCELLED', ALL],
    ['EXPIRED', ALL],
    ['NO_SHOW', ALL],
    ['COMPLETED', ['DEPOSIT TRANSFER']],
    ['OPTION', []],
  ] as const;
  const made: { key: Of; expected: readonly string[] }[] = [];
  for (const [status, expected] of cases) {
    const { id: reservation_id } = await createReservation({ status });
    const { id: boat_reservation_id } = await createBoatReservation({ status });
    for (const key of [{ reservation_id }, { boat_reservation_id }]) {
      for (const movement of MOVEMENTS) await createTransaction({ ...key, ...movement });
      made.push({ key, expected });
    }
  }

  await migrateToLatest(db);

  for (const { key, expected } of made) expect(await ended(key)).toEqual(expected);
  const noted = await db
    .selectFrom('audit_log')
    .select(['actor_role', 'action', 'before', 'after'])
    .where('entity', '=', 'transaction')
    .execute();
  const traced = await db.selectFrom('transaction_events').select('kind').execute();
  expect(noted).toHaveLength(made.reduce((sum, { expected }) => sum + expected.length, 0));
  expect(noted[0]).toEqual({
    actor_role: 'SYSTEM',
    action: 'transaction.not_due',
    before: { status: 'PENDING' },
    after: { status: 'FAILED' },
  });
  expect(traced).toEqual(noted.map(() => ({ kind: 'NOT_DUE' })));
});

test('one that a receipt announced waits until staff have looked at the account', async () => {
  await backBefore(db, MIGRATION);
  const { id: reservation_id } = await createReservation({ status: 'CANCELLED' });
  const { id: receipt_document_id } = await db
    .insertInto('reservation_documents')
    .values({
      ...{ reservation_id, kind: 'RECEIPT', name: 'dekont.pdf', mime: 'application/pdf' },
      ...{ bytes: 1, hash: 'a'.repeat(64) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createTransaction({ reservation_id, receipt_document_id });

  await migrateToLatest(db);

  expect(await ended({ reservation_id })).toEqual([]);
});
