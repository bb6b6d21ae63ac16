import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { sql } from 'kysely';
import pg from 'pg';

import { createPool, JOBS } from '../../server/db/connection.ts';
import { failureName, isDatabaseDown } from '../../server/db/errors.ts';
import { countQueries, databaseAnswers, pool } from '../../server/db/index.ts';
import { connectUnlessSilent, noteTry } from '../../server/db/silence.ts';
import { db, url } from '../support/db.ts';

const value = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    db,
  );
  return rows[0]?.value;
};

describe('values arrive as the product wants them', () => {
  test.each([
    ['a day is text', "date '2026-07-01'", '2026-07-01'],
    ['days are texts', "array[date '2026-07-01', date '2026-07-02']", ['2026-07-01', '2026-07-02']],
    [
      'a stay is text, half-open',
      "daterange('2026-07-01', '2026-07-08')",
      '[2026-07-01,2026-07-08)',
    ],
    [
      'stays together are text',
      "datemultirange(daterange('2026-07-01', '2026-07-08'))",
      '{[2026-07-01,2026-07-08)}',
    ],
    ['money is a number', '7200000000::bigint', 7_200_000_000],
    ['amounts are numbers', 'array[1, 2]::bigint[]', [1, 2]],
    ['a count is a number', 'count(*)', 1],
    ['a rate is text', '40.2500::numeric', '40.2500'],
    ['an instant is a Date', "timestamptz '2026-07-01 00:00+03'", new Date('2026-06-30T21:00:00Z')],
    ['a day of an instant is Istanbul’s', "(timestamptz '2026-06-30 21:30Z')::date", '2026-07-01'],
  ])('%s', async (_name, expression, expected) => {
    expect(await value(expression)).toEqual(expected);
  });

  test('a bigint beyond what a number can hold is an error, not another number', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow('bigint out of range');
  });
});

describe('no query can hold the others up', () => {
  test.each([
    ['statement_timeout', '15s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('%s', async (setting, expected) => {
    expect(await value(`current_setting('${setting}')`)).toBe(expected);
  });

  test('a query over its time is cancelled', async () => {
    const slow = db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 20`.execute(transaction);
      await sql`select pg_sleep(5)`.execute(transaction);
    });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  test('the pool is bounded, and waiting for a connection too', () => {
    expect(pool().options).toMatchObject({ max: 15, connectionTimeoutMillis: 5_000 });
  });
});

test('connections that PostgreSQL ends do not end the process', async () => {
  await value('1');
  const cut = pool().query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid = pg_backend_pid()',
  );
  await expect(cut).rejects.toThrow();
  expect(await value('2')).toBe(2);
});

describe('a database that goes away without a word', () => {
  /** The way to the database, whose connections so far can be left hanging. */
  async function openWay() {
    const open = new Set<Socket>();
    const server = createServer((near) => {
      const { hostname, port } = new URL(url);
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        socket.on('error', () => {});
        open.add(socket);
      }
      near.pipe(far).pipe(near);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      address: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
      fallSilent: () => {
        for (const socket of open) socket.unpipe().pause();
      },
      close: () => {
        server.close();
        for (const socket of open) socket.destroy();
      },
    };
  }

  /** A connection to come, to whoever listens there. */
  function clientOf(server: Server): pg.Client {
    const { port } = server.address() as AddressInfo;
    const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) });
    return new pg.Client(address.href);
  }

  test('is given up after a while, and asked anew by another connection', async () => {
    const way = await openWay();
    const one = createPool(way.address, undefined, { max: 1, query_timeout: 500 });
    try {
      await one.query('select 1');
      way.fallSilent();

      const error = await one.query('select 2').catch((reason: unknown) => reason);
      const { rows } = await one.query('select 3 as value');

      expect(isDatabaseDown(error)).toBe(true);
      expect(rows).toEqual([{ value: 3 }]);
    } finally {
      await one.end();
      way.close();
    }
  });

  test('is waited for by no visitor once a connection was tried for in vain', async () => {
    const hanging = createServer().listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const one = createPool(url);
    const tried = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    try {
      await one.query('select 1');
      await tried.connect().catch(noteTry);

      const errors = [
        await one.query('select 2').catch((reason: unknown) => reason),
        await one.connect().catch((reason: unknown) => reason),
      ];
      noteTry();
      const { rows } = await one.query('select 3 as value');

      expect(errors.map(isDatabaseDown)).toEqual([true, true]);
      expect(rows).toEqual([{ value: 3 }]);
    } finally {
      noteTry();
      await one.end();
      hanging.close();
    }
  });

  test('ends what visitors wait for on the connections they have', async () => {
    const way = await openWay();
    const visitors = createPool(way.address);
    const jobs = createPool(way.address, undefined, { max: 1, query_timeout: 700 });
    try {
      await Promise.all([visitors.query('select 1'), jobs.query('select 1')]);
      way.fallSilent();
      const asked = visitors.query('select 2').catch((reason: Error) => reason);
      const done = jobs.query('select 2').catch((reason: Error) => reason);
      await new Promise(setImmediate);

      noteTry(new Error('Query read timeout'));

      const [forVisitors, forJobs] = await Promise.all([asked, done]);
      expect(forVisitors).toMatchObject({ message: 'Connection terminated unexpectedly' });
      expect(isDatabaseDown(forVisitors)).toBe(true);
      expect(forJobs).toMatchObject({ message: 'Query read timeout' });
    } finally {
      noteTry();
      await Promise.all([visitors.end(), jobs.end()]);
      way.close();
    }
  });

  test('is one that says nothing, not one that we get to hear late', async () => {
    const goOn = Promise.withResolvers<void>();
    const mute = createServer().listen(0, '127.0.0.1');
    const late = createServer((near) => {
      const { hostname, port } = new URL(url);
      const far = connect(Number(port), hostname);
      near.on('error', () => far.destroy()).pipe(far);
      far.once('data', async (first) => {
        near.write(first);
        far.pause();
        await goOn.promise;
        far.pipe(near);
      });
    }).listen(0, '127.0.0.1');
    await Promise.all([once(mute, 'listening'), once(late, 'listening')]);
    const silent = clientOf(mute);
    const heard = clientOf(late);
    const patience = Promise.withResolvers<void>();
    const ends = [silent, heard].map((client) => connectUnlessSilent(client, patience.promise));
    const endOfSilent = ends[0]?.catch((error: Error) => error.message);
    try {
      await Promise.all([once(mute, 'connection'), once(heard.connection.stream, 'data')]);
      patience.resolve();
      expect(await endOfSilent).toBe('timeout expired');
      goOn.resolve();
      await ends[1];
      expect((await heard.query('select 1 as value')).rows).toEqual([{ value: 1 }]);
    } finally {
      await heard.end();
      mute.close();
      late.close();
    }
  });

  test('is not one that agreed to TLS and is slow to go on', async () => {
    const slow = createServer((near) => near.once('data', () => near.write('S')));
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const { port } = slow.address() as AddressInfo;
    const client = new pg.Client({ host: '127.0.0.1', port, ssl: true });
    const patience = Promise.withResolvers<void>();
    const end = connectUnlessSilent(client, patience.promise).catch((error: Error) => error);
    await once(client.connection, 'sslconnect');

    patience.resolve();
    for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);

    const { stream } = client.connection;
    expect(stream.destroyed).toBe(false);
    stream.destroy();
    await end;
    slow.close();
  });

  test('keeps neither visitors nor jobs for long', () => {
    expect(pool().options).toMatchObject({ query_timeout: 20_000 });
    expect(JOBS).toMatchObject({ query_timeout: 20_000 });
  });
});

test('a connection that takes no writes any more gives way to one that does', async () => {
  const one = createPool(url, undefined, { max: 1 });
  try {
    await one.query('set default_transaction_read_only = on');

    const refused = await one.query('create table written ()').catch((reason) => reason);
    const { command } = await one.query('create table written ()');

    expect(refused).toMatchObject({ code: '25006' });
    expect(failureName(refused)).toBe('the database takes no writes');
    expect(command).toBe('CREATE');
  } finally {
    await one.end();
  }
});

test('queries are counted with their text', async () => {
  const { result, queries } = await countQueries(() => value('42'));
  expect(result).toBe(42);
  expect(queries).toEqual(['select 42 as value']);
});

test('a connection that ends between two statements of a transaction fails the next one, nothing else', async () => {
  const held = await db.startTransaction().execute();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`.execute(db);

  await expect(sql`select 1`.execute(held)).rejects.toThrow();

  await held
    .rollback()
    .execute()
    .catch(() => {});
  expect(await databaseAnswers()).toBe(true);
});
