import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { connectTo } from '../../server/db/connection.ts';
import { type Embedded, startEmbedded } from '../../server/db/embedded/index.ts';
import { findPlace } from '../../server/db/embedded/place.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { isAlive, waitUntil } from '../../server/db/embedded/processes.ts';
import { keepDatabasePort } from '../../server/kept-secrets.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';

const dataDir = makeDataFolder();
const place = findPlace(dataDir);
const running: Embedded[] = [];

const start = async () => {
  const embedded = await startEmbedded(place, { durable: false });
  running.push(embedded);
  return embedded;
};

/** The rows a statement gives on the embedded database. */
async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const db = connectTo(url);
  try {
    return (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

async function portOfItsOwn(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
});
afterAll(cleanUp);

test('the same database on every machine: UTF-8, C.UTF-8, Turkish by name, our extensions', async () => {
  const { url } = await start();
  const encoding = `select pg_encoding_to_char(encoding) as encoding, datlocale, datlocprovider
    from pg_database where datname = current_database()`;
  expect(await ask(url, encoding)).toEqual([
    { encoding: 'UTF8', datlocale: 'C.UTF-8', datlocprovider: 'b' },
  ]);
  const sorted = `select string_agg(word, '' order by word collate "tr-x-icu") as words
    from unnest(array['i', 'ı', 'h', 'ç', 'c', 'd']) as word`;
  expect(await ask(url, sorted)).toEqual([{ words: 'cçdhıi' }]);
  for (const extension of ['btree_gist', 'pg_trgm', 'unaccent', 'pgcrypto'])
    expect(await ask(url, `create extension ${extension}`)).toEqual([]);
});

test('it listens on this machine only, and wants its password', async () => {
  const { url } = await start();
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
  const guessed = new URL(url);
  guessed.password = 'postgres';
  await expect(ask(guessed.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('its log says what failed and quotes neither the row nor the statement', async () => {
  const { url } = await start();
  await ask(url, 'create table guests (name text, constraint guests__known check (name is null))');

  await expect(ask(url, "insert into guests values ('Fatma Gizli')")).rejects.toMatchObject({
    detail: expect.stringContaining('Fatma Gizli'),
  });

  const written = readFileSync(place.logFile, 'utf8');
  expect(written).toContain('guests__known');
  expect(written).not.toContain('Gizli');
});

test('stopped it is gone; started again it has its rows and its port', async () => {
  // One that no other test takes while it is free.
  keepDatabasePort(dataDir, await portOfItsOwn());
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as n');
  const { pid } = findPostmaster(place.cluster)!;
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(second).toMatchObject({ port: first.port, reused: false });
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
});

test('a port that somebody else took meanwhile is left to them', async () => {
  const first = await start();
  await first.stop();
  const squatter = createServer().listen(first.port, '127.0.0.1');
  const second = await start();
  squatter.close();
  expect(second.port).not.toBe(first.port);
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('when its owner is killed it ends by itself, and nothing acknowledged is lost', async () => {
  const owner = startProgram('tests/fixtures/embedded-owner.ts', { args: [dataDir] });
  await owner.firstLine;
  await waitUntil(() => owner.output().split('\n').length > 30, 10_000);
  const { pid } = findPostmaster(place.cluster)!;
  owner.child.kill('SIGKILL');
  await owner.ended;
  expect(await waitUntil(() => !isAlive(pid), 10_000)).toBe(true);
  const acknowledged = owner.output().trim().split('\n').length - 1;
  const { url } = await start();
  const [row] = await ask(url, 'select count(*) as written from written');
  expect(acknowledged).toBeGreaterThan(20);
  expect(row?.written).toBeGreaterThanOrEqual(acknowledged);
});

test('one that outlived everybody is taken over', async () => {
  const first = await start();
  const again = await start();
  expect(again).toMatchObject({ port: first.port, reused: true });
  expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('while we run it runs: one that dies is started again where it was', async () => {
  const { url } = await start();
  await ask(url, 'create table survived as select 7 as n');
  await ask(url, 'checkpoint');
  const { pid } = findPostmaster(place.cluster)!;
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => ![pid, undefined].includes(findPostmaster(place.cluster)?.pid), 10_000);
  await waitUntil(() => findPostmaster(place.cluster)?.ready === true, 10_000);
  expect(await ask(url, 'select n from survived')).toEqual([{ n: 7 }]);
});

test('a left-over pid file whose id another program has now is no obstacle', async () => {
  const file = path.join(place.cluster, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${place.cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  expect((await start()).reused).toBe(false);
});

test('nor is one whose process ended and was collected by nobody', async () => {
  // What the shell becomes never asks after the child that the shell had.
  const script = 'sleep 0 & echo $!; exec sleep 60';
  const parent = spawn('/bin/sh', ['-c', script], { ...place.account, cwd: '/' });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  await waitUntil(() => !isAlive(pid), 2_000);
  const file = path.join(place.cluster, 'postmaster.pid');
  writeFileSync(file, `${pid}\n${place.cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  try {
    expect((await start()).reused).toBe(false);
  } finally {
    parent.kill('SIGKILL');
  }
});

test('one that does not know our password is reported, not stopped', async () => {
  const { pid } = await start().then(() => findPostmaster(place.cluster)!);
  const file = path.join(dataDir, 'config.json');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(kept), database_password: 'another' }));
  try {
    await expect(startEmbedded(place)).rejects.toMatchObject({ code: 'postgres_foreign' });
    expect(isAlive(pid)).toBe(true);
  } finally {
    writeFileSync(file, kept);
  }
});

test('data of another major version is reported, not touched', async () => {
  const file = path.join(place.cluster, 'PG_VERSION');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, '17\n');
  try {
    const refused = startEmbedded(place);
    await expect(refused).rejects.toMatchObject({ code: 'data_major' });
    await expect(refused).rejects.toThrow('PostgreSQL 17');
  } finally {
    writeFileSync(file, kept);
  }
  const { url } = await start();
  expect(await ask(url, 'select n from survived')).toEqual([{ n: 7 }]);
});

test('a failed start tells the end of PostgreSQL’s own log', async () => {
  const refused = startEmbedded(place, { settings: { shared_buffers: 'nonsense' } });
  await expect(refused).rejects.toMatchObject({ code: 'postgres_start' });
  await expect(refused).rejects.toThrow(/invalid value for parameter "shared_buffers"/);
});

test('an initdb that was cut off is done anew', async () => {
  const folder = makeDataFolder();
  const fresh = findPlace(folder);
  await startEmbedded(fresh, { durable: false }).then((embedded) => embedded.stop());
  rmSync(path.join(fresh.cluster, 'PG_VERSION'));
  rmSync(fresh.cluster, { recursive: true });
  writeFileSync(`${fresh.cluster}.password`, 'left over');
  const embedded = await startEmbedded(fresh, { durable: false });
  running.push(embedded);
  expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
