import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { addBoat } from './rows.ts';

const MIGRATION = '2026-11-24T2003_boats__holder';
const ON_SALE = {
  licence_no: 'DT-9',
  licence_verified_at: '2026-01-01T00:00:00Z',
  insurance_until: '2091-01-01',
  seaworthiness_until: '2091-01-01',
  active: true,
};

test('a boat of before that nobody is named for leaves the sale and is noted', async () => {
  await backBefore(db, MIGRATION);
  const nameless = await addBoat(db, ON_SALE);
  const named = await addBoat(db, { ...ON_SALE, licence_holder: 'Mavi Denizcilik' });

  await migrateToLatest(db);

  expect(await db.selectFrom('boats').select(['id', 'active']).orderBy('id').execute()).toEqual([
    { id: nameless, active: false },
    { id: named, active: true },
  ]);
  const noted = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_role', 'action', 'before', 'after'])
    .execute();
  expect(noted).toEqual([
    {
      entity_id: nameless,
      actor_role: 'SYSTEM',
      action: 'boat.papers',
      before: { active: true },
      after: { active: false },
    },
  ]);
});
