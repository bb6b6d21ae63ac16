import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { createBoatType } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { addBoat } from './rows.ts';

const MIGRATION = '2026-11-27T1715_boats__deleted_untied';

test('a boat deleted before keeps no type in use; one that is there keeps its own', async () => {
  await backBefore(db, MIGRATION);
  const { id: boat_type_id } = await createBoatType();
  const deleted = await addBoat(db, { deleted_at: new Date() });
  const kept = await addBoat(db);
  for (const boat_id of [deleted, kept])
    await db.insertInto('boat_boat_types').values({ boat_id, boat_type_id }).execute();

  await migrateToLatest(db);

  expect(await db.selectFrom('boat_boat_types').select('boat_id').execute()).toEqual([
    { boat_id: kept },
  ]);
});
