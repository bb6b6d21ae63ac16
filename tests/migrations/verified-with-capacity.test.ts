import { sql } from 'kysely';

import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { addVilla } from './rows.ts';

const MIGRATION = '2026-11-23T1520_villas__verified_with_capacity';
const VERIFIED = { permit_no: '07-1', permit_verified_at: '2026-01-01T00:00:00Z' };

test('a villa of before, verified for nobody knows how many people, leaves the sale and is noted', async () => {
  await backBefore(db, MIGRATION);
  const on_sale = { ...VERIFIED, active: true, popular: true };
  const unknown = await addVilla(db, on_sale);
  const known = await addVilla(db, { ...on_sale, permit_capacity: 6 });

  await migrateToLatest(db);

  const rows = await db
    .selectFrom('villas')
    .select([
      'id',
      'active',
      'popular',
      sql<boolean>`permit_verified_at is not null`.as('verified'),
    ])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: unknown, active: false, popular: false, verified: false },
    { id: known, active: true, popular: true, verified: true },
  ]);
  const noted = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_role', 'action', 'before', 'after'])
    .execute();
  expect(noted).toEqual([
    {
      entity_id: unknown,
      actor_role: 'SYSTEM',
      action: 'villa.papers',
      before: expect.objectContaining({ active: true }),
      after: { active: false, permit_verified_at: null, permit_verified_by: null },
    },
  ]);
});
