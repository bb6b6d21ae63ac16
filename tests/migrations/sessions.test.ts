import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';

const PROVED_AT = '2026-11-23T0240_sessions__proved_at';

test('a session from before counts as proved when it began, a new one now', async () => {
  await backBefore(db, PROVED_AT);
  const created_at = '2026-11-20T08:00:00Z';
  const session = (sid: string) => ({ sid, sess: '{}', expire: '2999-01-01' });
  await db
    .insertInto('sessions')
    .values({ ...session('old'), created_at })
    .execute();

  await migrateToLatest(db);
  await db.insertInto('sessions').values(session('new')).execute();

  const rows = await db
    .selectFrom('sessions')
    .select(['sid', 'created_at', 'proved_at'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { sid: 'old', created_at: new Date(created_at), proved_at: new Date(created_at) },
    { sid: 'new', created_at: rows[1]?.created_at, proved_at: rows[1]?.created_at },
  ]);
});
