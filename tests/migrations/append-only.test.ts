import { sql } from 'kysely';

import { db } from '../support/db.ts';
import { addReservation, addVilla, refusedBy } from './rows.ts';

test.each(['update audit_log set action = null', 'delete from audit_log', 'truncate audit_log'])(
  'the audit log refuses: %s',
  async (statement) => {
    await db.insertInto('audit_log').values({ action: 'update', entity: 'villas' }).execute();
    expect(await refusedBy(sql.raw(statement).execute(db))).toBe('audit_log__append_only');
  },
);

test.each(['reservation_events', 'reservation_revisions'] as const)(
  '%s only grow',
  async (table) => {
    const reservation_id = await addReservation(db, await addVilla(db));
    const rows = {
      reservation_events: { reservation_id, kind: 'created', actor_role: 'GUEST' },
      reservation_revisions: {
        reservation_id,
        revision: 1,
        stay: '[2090-07-01,2090-07-06)',
        snapshot: '{}',
      },
    };
    await db.insertInto(table).values(rows[table]).execute();
    const change = sql`update ${sql.table(table)} set reservation_id = reservation_id`;
    expect(await refusedBy(change.execute(db))).toBe(`${table}__append_only`);
    expect(await refusedBy(sql`delete from ${sql.table(table)}`.execute(db))).toBe(
      `${table}__append_only`,
    );
  },
);

test('nothing that only grows can be emptied as a whole', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    where tgfoid = 'refuse_change'::regproc`.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  for (const { table } of rows)
    expect(await refusedBy(sql`truncate ${sql.table(table)} cascade`.execute(db))).toMatch(
      /__append_only$/,
    );
});
