import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { addVilla, refusedBy } from './rows.ts';

const MIGRATION = '2026-11-27T1430_external_records__told_once';

test('of records told twice before, or over the same nights, the first goes on waiting with all nights, and the log says so', async () => {
  await backBefore(db, MIGRATION);
  const villa_id = await addVilla(db);
  const tellOf = async (villa: number, stay: string) => {
    const told = db.insertInto('external_records').values({ villa_id: villa, stay });
    return (await told.returning('id').executeTakeFirstOrThrow()).id;
  };
  const tell = (stay: string) => tellOf(villa_id, stay);
  const first = await tell('[2090-06-03,2090-06-08)');
  const again = await tell('[2090-06-03,2090-06-08)');
  const longer = await tell('[2090-06-01,2090-06-05)');
  const chained = await tell('[2090-06-07,2090-06-09)');
  const next = await tell('[2090-06-09,2090-06-12)');
  const elsewhere = await tellOf(await addVilla(db), '[2090-06-01,2090-06-08)');

  await migrateToLatest(db);

  const records = db.selectFrom('external_records').select(['id', 'status', 'stay']).orderBy('id');
  expect(await records.execute()).toEqual([
    { id: first, status: 'PENDING', stay: '[2090-06-01,2090-06-09)' },
    { id: again, status: 'REJECTED', stay: '[2090-06-03,2090-06-08)' },
    { id: longer, status: 'REJECTED', stay: '[2090-06-01,2090-06-05)' },
    { id: chained, status: 'REJECTED', stay: '[2090-06-07,2090-06-09)' },
    { id: next, status: 'PENDING', stay: '[2090-06-09,2090-06-12)' },
    { id: elsewhere, status: 'PENDING', stay: '[2090-06-01,2090-06-08)' },
  ]);
  const log = db.selectFrom('audit_log').select(['entity_id', 'action', 'after']).orderBy('id');
  const rejected = { action: 'external_record.rejected', after: { status: 'REJECTED' } };
  expect(await log.execute()).toEqual([
    { entity_id: again, ...rejected },
    { entity_id: longer, ...rejected },
    { entity_id: chained, ...rejected },
    {
      entity_id: first,
      action: 'external_record.edited',
      after: { started_at: '2090-06-01', finished_at: '2090-06-09' },
    },
  ]);
  expect(await refusedBy(tell('[2090-06-11,2090-06-14)'))).toBe('external_records__told_once');
  await expect(tell('[2090-06-12,2090-06-14)')).resolves.toBeGreaterThan(elsewhere);
});
