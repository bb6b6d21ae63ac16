import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { createBtransReport } from '../support/report-factories.ts';

const MIGRATION = '2026-11-28T1350_btrans_reports__rows_as_rows';

test('a report whose rows were kept as a text has rows; one that had them is as it was', async () => {
  const rows = [{ code: 'K7M2-Q4XH9T' }];
  await backBefore(db, MIGRATION);
  await createBtransReport({ period: '2026-07', rows: JSON.stringify(JSON.stringify(rows)) });
  await createBtransReport({ period: '2026-08', rows: JSON.stringify(rows) });

  await migrateToLatest(db);

  expect(await db.selectFrom('btrans_reports').select('rows').execute()).toEqual([
    { rows },
    { rows },
  ]);
});
