import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import {
  migrateDown,
  migrateToLatest,
  migrationNames,
  pendingMigrations,
} from '../../server/db/migrate.ts';
import { backBefore } from '../support/before-migration.ts';
import { command, nameIn, randomName, sibling } from '../support/server.ts';

const server = process.env.KOY_TEST_TEMPLATE ?? '';
const name = randomName('koy_migrate');
const url = sibling(server, name);

beforeAll(() => command(server, `create database ${name}`));
afterAll(() => command(server, `drop database ${name} with (force)`));

test('several processes that start at once apply every migration once', async () => {
  const processes = [1, 2, 3].map(() => connectTo<unknown>(url));
  const results = await Promise.all(processes.map(migrateToLatest));
  expect(results.flatMap((result) => result.names).sort()).toEqual(migrationNames());
  expect(await pendingMigrations(processes[0]!)).toEqual([]);
  await Promise.all(processes.map((database) => database.destroy()));
});

describe('a database that is in use', () => {
  /** A process whose visitors wait for next to nothing. */
  const hasty = () => connectTo<unknown>(`${url}?statement_timeout=300&lock_timeout=300`);

  test('is migrated however long another process takes over its own migration', async () => {
    const [other, own] = [connectTo<unknown>(url), hasty()];
    await migrateDown(other);
    const migrated = await other.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(3853314791062309107)`.execute(holder);
      const waiting = migrateToLatest(own);
      await pause(800);
      await sql`select pg_advisory_unlock(3853314791062309107)`.execute(holder);
      return waiting;
    });

    expect(migrated.names).toEqual(migrationNames().slice(-1));
    await Promise.all([other.destroy(), own.destroy()]);
  });

  test('is tried again while a table is held: nobody waits behind us for long', async () => {
    const [other, own] = [connectTo<unknown>(url), connectTo<unknown>(url)];
    const changed = '2026-11-23T0240_sessions__proved_at';
    await backBefore(other, changed);

    const { migrating } = await other.transaction().execute(async (reader) => {
      await sql`select count(*) from sessions`.execute(reader);
      const started = migrateToLatest(own);
      await pause(2_600);
      return { migrating: started };
    });

    expect((await migrating).names[0]).toBe(changed);
    expect(await pendingMigrations(own)).toEqual([]);
    await Promise.all([other.destroy(), own.destroy()]);
  });

  test('gives the connection back as hasty as it was', async () => {
    const own = hasty();
    await migrateDown(own);
    await migrateToLatest(own);

    const { rows } = await sql`show statement_timeout`.execute(own);

    expect(rows).toEqual([{ statement_timeout: '300ms' }]);
    await own.destroy();
  });
});

test.each([
  ['make nothing', ''],
  ['not read what another role made', ` template ${nameIn(server)}`],
])('a role that may %s is told so, with what would put it right', async (_, template) => {
  const [role, database] = [randomName('koy_guest'), randomName('koy_closed')];
  await command(server, `create role ${role} login password 'misafir'`);
  await command(server, `create database ${database}${template}`);
  const theirs = new URL(sibling(server, database));
  theirs.username = role;
  theirs.password = 'misafir';
  const guest = connectTo<unknown>(theirs.href);

  await expect(migrateToLatest(guest)).rejects.toMatchObject({
    code: 'database_rights',
    message: expect.stringContaining(`ALTER DATABASE ${database} OWNER TO ${role};`),
  });

  await guest.destroy();
  await command(server, `drop database ${database} with (force)`);
  await command(server, `drop role ${role}`);
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
