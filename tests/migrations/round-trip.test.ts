import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import type { Db } from '../../server/db/index.ts';
import {
  executedMigrations,
  migrateDown,
  migrateTo,
  migrateToLatest,
  migrationNames,
} from '../../server/db/migrate.ts';
import type { DB } from '../../server/db/tables.ts';
import { command, randomName, sibling } from '../support/server.ts';

const server = process.env.KOY_TEST_TEMPLATE ?? '';
const name = randomName('koy_round_trip');
let db: Db;

beforeAll(async () => {
  await command(server, `create database ${name} template template0`);
  db = connectTo<DB>(sibling(server, name));
});

afterAll(async () => {
  await db.destroy();
  await command(server, `drop database ${name} with (force)`);
});

test('every migration can be undone, and up → down → up leaves the same catalogue', async () => {
  const empty = await catalogue();
  await migrateToLatest(db);
  const full = await catalogue();
  const [first = ''] = migrationNames();
  // At once: one by one kysely reads the whole catalogue anew each time. Where one fails, it is named.
  await migrateTo(db, first);
  expect(await executedMigrations(db)).toEqual([first]);
  expect(await migrateDown(db)).toBe(first);
  expect(await catalogue()).toEqual(empty);
  await migrateToLatest(db);
  expect(await catalogue()).toEqual(full);
  expect(full.length).toBeGreaterThan(1000);
});

/** Everything the schema is made of, one line each, without Kysely's own tables. */
async function catalogue(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    )
    select format('column %s.%s %s null:%s default:%s generated:%s identity:%s', t.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), not a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity) as line
      from tables t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    union all
    select format('constraint %s.%s %s', t.relname, c.conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join tables t on t.oid = c.conrelid
    union all
    select format('index %s', pg_get_indexdef(t.oid))
      from tables t join pg_index i on i.indexrelid = t.oid
    union all
    select format('trigger %s', pg_get_triggerdef(g.oid))
      from pg_trigger g join tables t on t.oid = g.tgrelid where not g.tgisinternal
    union all
    select format('function %s', pg_get_functiondef(f.oid))
      from pg_proc f
      where f.pronamespace = 'public'::regnamespace and f.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    union all
    select format('extension %s %s', extname, extversion) from pg_extension
    union all
    select format('object %s', described.object)
      from pg_depend d
      cross join lateral (select pg_describe_object(d.classid, d.objid, d.objsubid)) described(object)
      where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace
        and described.object not like '%kysely%'
    order by 1
  `.execute(db);
  return rows.map((row) => row.line);
}
