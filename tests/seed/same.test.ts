import path from 'node:path';

import { type Kysely, sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import type { DB } from '../../server/db/tables.ts';
import { seedDemo } from '../../server/seed/index.ts';
import { db } from '../support/db.ts';
import { command, randomName, sibling } from '../support/server.ts';

/** What two runs may differ in: the salt, the database's own clock, the calendar file's stamp, secrets. */
const OWN = [
  'password_hash',
  'created_at',
  'updated_at',
  'listed_at',
  'attachments',
  'url_encrypted',
  'code_encrypted',
  'document_no_encrypted',
  'file_encrypted',
  'tckn_encrypted',
  'iban_encrypted',
  'return_iban_encrypted',
  'code_hash',
];

async function fingerprints(database: Kysely<DB>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname !~ '^kysely' order by 1`.execute(database);
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ':' || md5(coalesce(string_agg(row, '|' order by row), '')) as print
      from (select (to_jsonb(t) - ${OWN}::text[])::text as row from ${sql.table(name)} t) r
    `.execute(database);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

test('two runs make the same demo', async () => {
  const template = process.env.KOY_TEST_TEMPLATE ?? '';
  const name = randomName('koy_same');
  await command(
    template,
    `create database ${name} template ${path.basename(new URL(template).pathname)} strategy file_copy`,
  );
  const other = connectTo<DB>(sibling(template, name));
  const now = Temporal.Instant.from('2026-07-09T09:00:00Z');
  await seedDemo(db, '2026-07-09', now);
  await seedDemo(other, '2026-07-09', now);
  const prints = await fingerprints(db);
  expect(await fingerprints(other)).toEqual(prints);
  expect(prints.reservations).toMatch(/^\d{4,}:/);
  await other.destroy();
  await command(template, `drop database ${name} with (force)`);
}, 180_000);
