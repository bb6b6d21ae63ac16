import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';
import { joinEmbedded } from '../../server/db/embedded/index.ts';
import { findPlace } from '../../server/db/embedded/place.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { isAlive, waitUntil } from '../../server/db/embedded/processes.ts';
import { cleanUp, makeDataFolder, type Program, startProgram } from '../support/programs.ts';
import { command, randomName, sibling } from '../support/server.ts';

const started: Program[] = [];

/** `npm start -- --json`, as a person without any configuration runs it. */
function startSite(dataDir: string, env: Record<string, string> = {}, ...args: string[]): Program {
  const site = startProgram('server/scripts/start.ts', {
    args: ['--json', '--no-demo', ...args],
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...env },
  });
  started.push(site);
  return site;
}

const facts = async (site: Program) => JSON.parse(await site.firstLine);
const statusOf = async (address: string) => (await fetch(address)).status;

async function kill(site: Program, signal: NodeJS.Signals): Promise<number | null> {
  site.child.kill(signal);
  return site.ended;
}

afterEach(async () => {
  const left = started.splice(0).filter((site) => site.child.exitCode === null);
  await Promise.all(left.map((site) => kill(site, 'SIGKILL')));
});
afterAll(cleanUp);

describe('with the database from npm', () => {
  const dataDir = makeDataFolder();
  const postmaster = () => findPostmaster(findPlace(dataDir).cluster);

  test('two starts at once: one serves, the other tells where and ends well', async () => {
    const sites = [startSite(dataDir), startSite(dataDir)];
    const [one, other] = await Promise.all(sites.map(facts));
    const second = sites.find((site) => site.pid !== one.pid);
    expect(one).toEqual(other);
    expect(await second?.ended).toBe(0);
    expect(await statusOf(`${one.url}/healthz`)).toBe(200);
    expect(await statusOf(`${one.url}/readyz`)).toBe(200);
    const metrics = await fetch(`${one.url}/metrics`);
    expect(await metrics.text()).toContain('\nprocess_cpu_seconds_total ');
    const serving = sites.find((site) => site !== second)!;
    const { pid } = postmaster()!;
    expect(await kill(serving, 'SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(serving.errors()).toBe('');
  });

  test('killed, it loses nothing, leaves no database running, and starts again', async () => {
    const site = startSite(dataDir);
    await facts(site);
    const db = connectTo((await joinEmbedded(findPlace(dataDir)))!);
    await sql`create table acknowledged as select 1 as n`.execute(db);
    const { pid } = postmaster()!;
    await kill(site, 'SIGKILL');
    expect(await waitUntil(() => !isAlive(pid), 10_000)).toBe(true);
    await db.destroy();
    const again = startSite(dataDir);
    const { url } = await facts(again);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    const after = connectTo((await joinEmbedded(findPlace(dataDir)))!);
    expect((await sql`select n from acknowledged`.execute(after)).rows).toEqual([{ n: 1 }]);
    await after.destroy();
    expect(await kill(again, 'SIGINT')).toBe(0);
  });

  test('a port that is taken is named, with who has it, and nothing is left running', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
    const { port } = squatter.address() as AddressInfo;
    const site = startSite(dataDir, { PORT: String(port) });
    expect(await site.ended).toBe(1);
    squatter.close();
    expect(site.errors()).toContain(`${port} dolu: PID ${process.pid}`);
    expect(site.errors()).not.toContain('    at ');
    expect(postmaster()).toBeUndefined();
  });
});

test('with DATABASE_URL that server is used, and nothing embedded is made', async () => {
  const server = process.env.KOY_TEST_TEMPLATE ?? '';
  const name = randomName('koy_external');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'koy-external-'));
  const dataDir = path.join(folder, 'data');
  await command(server, `create database ${name}`);
  const site = startSite(dataDir, {
    DATABASE_URL: sibling(server, name),
    SESSION_SECRET: 'a session secret that only tests know',
    JWT_SECRET: 'a token secret that only the tests know',
    LOG_LEVEL: 'info',
  });
  const { url, database } = await facts(site);
  expect(database).toBe('external');
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  // What every page links to is there before anybody wrote it.
  expect(await statusOf(`${url}/website/kvkk`)).toBe(200);
  expect(await kill(site, 'SIGTERM')).toBe(0);
  // Whoever asks while it still warms up is in the log; its own first page, which nobody asked for, is not.
  expect(site.output()).toContain('"path":"/website/kvkk","status":200');
  expect(site.output()).not.toContain('"path":"/",');
  // A log that ends otherwise is of a process that was killed.
  expect(site.output().trim().split('\n').at(-1)).toContain('"signal":"SIGTERM","msg":"stopping"');
  expect(existsSync(dataDir)).toBe(false);
  await command(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

test.each([
  ['a wrong password', (url: string) => url.replace(/:[^:@]+@/, ':wrong@'), 'bağlantıyı reddetti'],
  ['a database that is not there', (url: string) => sibling(url, 'nowhere'), 'nowhere'],
])('%s ends the start at once, in a sentence', async (_name, change, sentence) => {
  const url = change(process.env.KOY_TEST_TEMPLATE ?? '');
  const site = startSite(makeDataFolder(), { DATABASE_URL: url });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toContain(sentence);
});

test('a database that keeps no Turkish letters is refused before anything is made in it', async () => {
  const server = process.env.KOY_TEST_TEMPLATE ?? '';
  const name = randomName('koy_ascii');
  await command(
    server,
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
  );
  const site = startSite(makeDataFolder(), { DATABASE_URL: sibling(server, name) });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toContain('SQL_ASCII');
  expect(site.errors()).toContain('UTF8 ile açılmış');
  await command(server, `drop database ${name} with (force)`);
});

test('everything wrong with the configuration is told at once', async () => {
  const site = startSite(makeDataFolder(), { PORT: 'x', APP_ENV: 'staging', HOST: '0.0.0.0' });
  expect(await site.ended).toBe(1);
  expect(site.errors().trim().split('\n')).toEqual([
    'Ayarlarda düzeltilmesi gerekenler var:',
    expect.stringContaining('APP_ENV=staging'),
    expect.stringContaining('PORT=x'),
    expect.stringContaining('HOST=0.0.0.0'),
  ]);
});

test('production does not start on secrets of its own making, nor at an address it was not told', async () => {
  const site = startSite(makeDataFolder(), { APP_ENV: 'production', HOST: '0.0.0.0' });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toContain('SESSION_SECRET verilmemiş');
  expect(site.errors()).toContain('JWT_SECRET verilmemiş');
  expect(site.errors()).toContain('PUBLIC_URL verilmemiş');
});
