import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import { createPool } from '../../server/db/connection.ts';
import { countQueries } from '../../server/db/index.ts';
import { inOneTrip } from '../../server/db/one-trip.ts';
import type { DB } from '../../server/db/tables.ts';
import { db, url } from '../support/db.ts';

const numbered = (from: Kysely<DB>, number: number) =>
  sql<{ number: number }>`select ${number}::int as number`.execute(from);

/** A database of one connection, and what its socket was given, a text for each call of the system. */
async function heardDatabase() {
  const pool = createPool(url);
  pool.options.max = 1;
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Writing } }).connection;
  client.release();
  const written: string[] = [];
  const { _writev, _write } = stream;
  stream._writev = (chunks, done) => {
    written.push(Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk))).toString());
    _writev.call(stream, chunks, done);
  };
  stream._write = (chunk, encoding, done) => {
    written.push(chunk.toString());
    _write.call(stream, chunk, encoding, done);
  };
  return { heard: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), written };
}

type Done = (error?: Error | null) => void;
interface Writing {
  _writev(chunks: { chunk: Buffer | string }[], done: Done): void;
  _write(chunk: Buffer, encoding: string, done: Done): void;
}

test('statements of one trip are written at once, with the begin of their transaction', async () => {
  const { heard, written } = await heardDatabase();
  try {
    const rows = await heard
      .transaction()
      .execute((trx) =>
        inOneTrip(trx, (together) => [numbered(together, 1), numbered(together, 2)]),
      );

    expect(rows.map(({ rows: [row] }) => row?.number)).toEqual([1, 2]);
    expect(written).toHaveLength(2);
    expect(written[0]).toMatch(/begin.*select .* as number.*select .* as number/s);
    expect(written[1]).toContain('commit');
  } finally {
    await heard.destroy();
  }
});

test('each sees what those before it wrote, in the order they were asked', async () => {
  const numbers = await db.transaction().execute(async (trx) => {
    await sql`create temp table steps (number int) on commit drop`.execute(trx);
    const add = (to: Kysely<DB>, number: number) =>
      sql`insert into steps values (${number})`.execute(to);
    const read = (from: Kysely<DB>) =>
      sql<{ all: string }>`select string_agg(number::text, ',') as all from steps`.execute(from);
    const [, first, , second] = await inOneTrip(trx, (together) => [
      add(together, 1),
      read(together),
      inOneTrip(together, (inner) => [add(inner, 2), add(inner, 3)]),
      read(together),
    ]);
    return [first.rows[0]?.all, second.rows[0]?.all];
  });

  expect(numbers).toEqual(['1', '1,2,3']);
});

test('the first that fails is what is thrown, and nothing of the transaction stays', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`create table leftovers (number int)`.execute(trx);
    await inOneTrip(trx, (together) => [
      sql`insert into leftovers values (1)`.execute(together),
      sql`select 1 / ${0}::int`.execute(together),
      numbered(together, 3),
    ]);
  });

  await expect(failing).rejects.toThrow('division by zero');
  await expect(sql`select * from leftovers`.execute(db)).rejects.toThrow('does not exist');
  expect((await numbered(db, 4)).rows).toEqual([{ number: 4 }]);
});

test('a transaction whose connection is lost fails, and the next one works', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    await numbered(trx, 1);
  });

  await expect(failing).rejects.toThrow(/terminat|ECONNRESET/);
  expect((await numbered(db, 2)).rows).toEqual([{ number: 2 }]);
});

test('a transaction whose connection was lost before it began fails too', async () => {
  const { heard } = await heardDatabase();
  const killer = new pg.Client(url);
  await killer.connect();
  try {
    const lost = heard.connection().execute(async (connected) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connected,
      );
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await connected.transaction().execute((trx) => numbered(trx, 1));
    });
    await expect(lost).rejects.toThrow();
    expect((await numbered(heard, 2)).rows).toEqual([{ number: 2 }]);
  } finally {
    await killer.end();
    await heard.destroy();
  }
});

test('they are counted like any others', async () => {
  const { queries } = await countQueries(() =>
    inOneTrip(db, (together) => [numbered(together, 1), numbered(together, 2)]),
  );

  expect(queries).toHaveLength(2);
});
