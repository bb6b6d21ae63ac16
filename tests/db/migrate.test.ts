import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import {
  migrateDown,
  migrateToLatest,
  migrationNames,
  pendingMigrations,
} from '../../server/db/migrate.ts';
import { command, randomName, sibling } from '../support/server.ts';

const server = process.env.KOY_TEST_TEMPLATE ?? '';
const name = randomName('koy_migrate');
const url = sibling(server, name);

beforeAll(() => command(server, `create database ${name}`));
afterAll(() => command(server, `drop database ${name} with (force)`));

/** Everything a person can name in the schema. */
async function schemaOf(database: ReturnType<typeof connectTo<unknown>>): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    select pg_describe_object(classid, objid, objsubid) as object
    from pg_depend where refclassid = 'pg_namespace'::regclass and refobjid = 'public'::regnamespace
    order by 1
  `.execute(database);
  return rows.map((row) => row.object).filter((object) => !object.includes('kysely_'));
}

test('several processes that start at once apply every migration once', async () => {
  const processes = [1, 2, 3].map(() => connectTo<unknown>(url));
  const results = await Promise.all(processes.map(migrateToLatest));
  expect(results.flatMap((result) => result.names).sort()).toEqual(migrationNames());
  expect(await pendingMigrations(processes[0]!)).toEqual([]);
  await Promise.all(processes.map((database) => database.destroy()));
});

test('every migration can be undone, and done again', async () => {
  const database = connectTo<unknown>(url);
  const before = await schemaOf(database);
  for (const expected of migrationNames().toReversed())
    expect(await migrateDown(database)).toBe(expected);
  expect(await schemaOf(database)).toEqual([]);
  await migrateToLatest(database);
  expect(await schemaOf(database)).toEqual(before);
  await database.destroy();
});

test('a schema from the future is refused, by name', async () => {
  const database = connectTo<unknown>(url);
  await sql`insert into kysely_migration values ('2999-01-01T0000_moon__create', '')`.execute(
    database,
  );
  const refused = migrateToLatest(database);
  await expect(refused).rejects.toMatchObject({ code: 'schema_newer' });
  await expect(refused).rejects.toThrow('2999-01-01T0000_moon__create');
  await database.destroy();
});
