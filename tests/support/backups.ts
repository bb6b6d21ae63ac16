import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import { migrateTo, migrationNames, pendingMigrations } from '../../server/db/migrate.ts';
import type { DB } from '../../server/db/tables.ts';
import { bearer, site } from './api.ts';
import { db, url } from './db.ts';
import { findFreeWeek } from './demo.ts';
import { command, nameIn, randomName, sibling } from './server.ts';

/**
 * Every table of a database by name: how many rows, and a hash of all they hold, generated columns too.
 * Told by the database, so that a mistake in how a backup reads rows shows.
 */
export async function contentsOf(address: string): Promise<Record<string, string>> {
  const database = connectTo<unknown>(address);
  try {
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
    `.execute(database);
    const contents: [string, string][] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ content: string }>`
        select count(*) || ' rows ' ||
          coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as content
        from ${sql.table(name)} t
      `.execute(database);
      contents.push([name, rows[0]?.content ?? '']);
    }
    return Object.fromEntries(contents);
  } finally {
    await database.destroy();
  }
}

/** All constraints, and all triggers with whether they are on. */
export async function rulesOf(address: string): Promise<string[]> {
  const database = connectTo<unknown>(address);
  try {
    const { rows } = await sql<{ rule: string }>`
      select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' ||
        pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace
      order by rule
    `.execute(database);
    return rows.map(({ rule }) => rule);
  } finally {
    await database.destroy();
  }
}

/** Somebody whose identity number is kept sealed, and ends in 146. */
export async function createSealedOwner(): Promise<number> {
  const person = {
    email: 'sahip@koy.example',
    role: 'OWNER',
    first_name: 'Elif',
    last_name: 'Şahin',
    phone: '0532 123 45 67',
    tckn: '10000000146',
  };
  const request = site.post('/v1/admin/users').set('authorization', await bearer('ADMIN'));
  const { body } = await request.send(person).expect(201);
  return body.content.id;
}

/** A deposit as it may stand from before a rule that asks new rows alone. */
export async function keepOldDeposit(): Promise<void> {
  const name = 'deposits__state_as_returned';
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}
    `.execute(trx);
    const [rule] = rows;
    await sql`alter table deposits drop constraint ${sql.id(name)}`.execute(trx);
    await trx
      .updateTable('deposits')
      .set({ returned_at: null })
      .where('state', '=', 'RETURNED')
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      alter table deposits add constraint ${sql.id(name)} ${sql.raw(rule?.definition ?? '')}
    `.execute(trx);
  });
}

/** A guest asks for a week; the code of the reservation. */
export async function book(address: string): Promise<string> {
  const { villa, check_in, check_out } = await findFreeWeek(30);
  const answer = await fetch(`${address}/v1/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      villa_id: villa.id,
      check_in,
      check_out,
      adults: 2,
      children: 0,
      babies: 0,
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '+905321234567',
      customer_email: 'ayse@ornek.example',
      accept_information: true,
      accept_contract: true,
    }),
  });
  const { content } = (await answer.json()) as { content: { reservation_id: string } };
  return content.reservation_id;
}

/** Of a reservation in another database. */
export async function idOf(address: string, code: string): Promise<number> {
  const database = connectTo<DB>(address);
  const found = await database
    .selectFrom('reservations')
    .select('id')
    .where('reservation_id', '=', code)
    .executeTakeFirstOrThrow();
  await database.destroy();
  return found.id;
}

/** Whether a backup of this test file's database stands in line for a table. */
export async function backupWaits(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where application_name = 'koy-backup'
      and datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

/** A database with so many migrations alone, or empty; its address. */
export async function createOldDatabase(migrations: number): Promise<string> {
  const address = sibling(url, randomName('koy_old'));
  await command(url, `create database ${nameIn(address)}`);
  if (migrations === 0) return address;
  const old = connectTo<unknown>(address);
  const last = migrationNames()[migrations - 1] ?? '';
  await old.transaction().execute((trx) => migrateTo(trx, last));
  await old.destroy();
  return address;
}

/** The migrations a database still lacks. */
export async function pendingIn(address: string): Promise<string[]> {
  const database = connectTo<unknown>(address);
  const pending = await pendingMigrations(database);
  await database.destroy();
  return pending;
}

/** A database of this server as somebody sees it whose password is their name. */
export function addressOf(database: string, role: string): string {
  const address = new URL(sibling(url, database));
  [address.username, address.password] = [role, role];
  return address.href;
}
