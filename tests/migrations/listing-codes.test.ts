import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { addBoat, addVilla, refusedBy } from './rows.ts';

const MIGRATION = '2026-11-27T1440_listings__code_in_any_case';

test('of listings that shared a code but for its case, the first keeps it, and the log says so', async () => {
  await backBefore(db, MIGRATION);
  const first = await addVilla(db, { code: 'TST-1' });
  const again = await addVilla(db, { code: 'tst-1' });
  const none = await addVilla(db);
  await addBoat(db, { code: 'TST-1' });

  await migrateToLatest(db);

  expect(await db.selectFrom('villas').select(['id', 'code']).orderBy('id').execute()).toEqual([
    { id: first, code: 'TST-1' },
    { id: again, code: `tst-1-${again}` },
    { id: none, code: null },
  ]);
  expect(
    await db.selectFrom('audit_log').select(['entity_id', 'action', 'before', 'after']).execute(),
  ).toEqual([
    {
      entity_id: again,
      action: 'villa.edited',
      before: { code: 'tst-1' },
      after: { code: `tst-1-${again}` },
    },
  ]);
  expect(await refusedBy(addVilla(db, { code: 'Tst-1' }))).toBe('villas__code_unique');
  expect(await refusedBy(addBoat(db, { code: 'tst-1' }))).toBe('boats__code_unique');
});
