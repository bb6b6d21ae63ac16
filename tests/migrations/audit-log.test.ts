import { migrateToLatest } from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';

test('answers to messages leave the log, and the rest of a line stays', async () => {
  await backBefore(db, '2026-11-23T1605_audit_log__answers');
  const line = { action: 'contact_message.answered', entity: 'contact_message', entity_id: 7 };
  const after = JSON.stringify({ answer: 'Merhaba Ayşe Hanım', answered_at: '2026-11-01' });
  await db
    .insertInto('audit_log')
    .values([
      { ...line, after },
      { ...line, action: 'comment.answered', entity: 'comment', after },
    ])
    .execute();

  await migrateToLatest(db);

  const lines = await db.selectFrom('audit_log').select('after').orderBy('id').execute();
  expect(lines.map((row) => Object.keys(Object(row.after)))).toEqual([
    ['answered_at'],
    ['answer', 'answered_at'],
  ]);
  const change = db.updateTable('audit_log').set({ ip: null }).execute();
  await expect(change).rejects.toThrow('append-only');
});
