import { migrateDown, migrateToLatest } from '../../server/db/migrate.ts';
import { db } from '../support/db.ts';
import { addVilla, refusedBy } from './rows.ts';

const MIGRATION = '2026-11-27T1430_external_records__told_once';

test('of records told twice before, the first goes on waiting, and the log says so', async () => {
  while ((await migrateDown(db)) !== MIGRATION);
  const villa_id = await addVilla(db);
  const tell = async (stay: string) => {
    const values = { villa_id, stay };
    const told = db.insertInto('external_records').values(values).returning('id');
    return (await told.executeTakeFirstOrThrow()).id;
  };
  const first = await tell('[2090-06-01,2090-06-08)');
  const again = await tell('[2090-06-01,2090-06-08)');
  const other = await tell('[2090-06-01,2090-06-09)');

  await migrateToLatest(db);

  const records = db.selectFrom('external_records').select(['id', 'status']).orderBy('id');
  expect(await records.execute()).toEqual([
    { id: first, status: 'PENDING' },
    { id: again, status: 'REJECTED' },
    { id: other, status: 'PENDING' },
  ]);
  expect(await db.selectFrom('audit_log').select(['entity_id', 'action']).execute()).toEqual([
    { entity_id: again, action: 'external_record.rejected' },
  ]);
  expect(await refusedBy(tell('[2090-06-01,2090-06-08)'))).toBe('external_records__told_once');
});
