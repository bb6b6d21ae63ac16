import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { keepDatabasePort, readKeptSecrets } from '../../kept-secrets.ts';
import { StartError } from '../../start-error.ts';
import { type Binaries, findBinaries, runnableBinaries } from './binaries.ts';
import { ensureCluster, ROLE } from './cluster.ts';
import type { Place } from './place.ts';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Of the database `koy`, with the password. */
  url: string;
  port: number;
  /** Such as `18.4`. */
  version: string;
  /** It was found running: its last owner died without stopping it. */
  reused: boolean;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Off only for throw-away test databases: then the last second before a crash may be lost. */
  durable?: boolean;
  /** Out of the way of those that others start: one of these could take the port of one that was killed. */
  anyPort?: boolean;
  settings?: Record<string, string>;
}

const DATABASE = 'koy';
const FIRST_PORT = 54_329;
const ANSWER_LIMIT = 30_000;
const WRONG_PASSWORD = new Set(['28000', '28P01']);

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  log_min_messages: 'warning',
  // Its own log quotes no rows and no statements either.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  TimeZone: 'UTC',
};

const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Brings the embedded PostgreSQL of this place up: takes over one that a killed process left,
 * otherwise makes its data folder if needed and starts it. The caller holds the place's lock.
 * Throws StartError with what a person can do about it.
 */
export async function startEmbedded(
  place: Place,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const { durable = true, anyPort = false } = options;
  const binaries = runnableBinaries(findBinaries(), place.account, place.shelf);
  const kept = readKeptSecrets(place.dataDir);
  const left = await leftBehind(place);
  if (!left) await ensureCluster(place, binaries, { password: kept.database_password, durable });
  const settings = { ...SETTINGS, ...(durable ? {} : FAST_SETTINGS), ...options.settings };
  const postmaster = left ?? (await startSomewhere(place, binaries, { settings, anyPort }));
  const url = await ensureDatabase(postmaster.port, kept.database_password);
  const stop = supervise(postmaster, {
    cluster: place.cluster,
    restart: (port) => startPostmaster(place, binaries, { port, settings }),
    stop: (running) => stopPostmaster(running, place, binaries),
  });
  return {
    url,
    port: postmaster.port,
    version: binaries.version,
    reused: left !== undefined,
    stop,
  };
}

/** The database of a place that another process runs; undefined when it does not answer. */
export async function joinEmbedded(place: Place): Promise<string | undefined> {
  const running = findPostmaster(place.cluster);
  if (!running?.ready) return undefined;
  const { database_password } = readKeptSecrets(place.dataDir);
  const url = addressOf(running.port, database_password, DATABASE);
  return (await dataFolderOf(url)) ? url : undefined;
}

/** A PostgreSQL that outlived its owner, once it answers as ours. One that is going down is waited for. */
async function leftBehind(place: Place): Promise<Postmaster | undefined> {
  const { database_password } = readKeptSecrets(place.dataDir);
  const end = performance.now() + ANSWER_LIMIT;
  for (;;) {
    const running = findPostmaster(place.cluster);
    if (!running) return undefined;
    const folder = await dataFolderOf(addressOf(running.port, database_password, 'postgres'));
    if (folder === realpathSync(place.cluster)) return running;
    if (folder !== undefined || performance.now() > end) {
      const { cluster } = place;
      throw new StartError('postgres_foreign', { pid: running.pid, port: running.port, cluster });
    }
    await pause(50);
  }
}

async function startSomewhere(
  place: Place,
  binaries: Binaries,
  { settings, anyPort }: { settings: Record<string, string>; anyPort: boolean },
): Promise<Postmaster> {
  const { database_port: kept } = readKeptSecrets(place.dataDir);
  for await (const port of anyPort ? systemPorts() : freePorts(kept)) {
    const started = await startPostmaster(place, binaries, { port, settings });
    if (!started) continue;
    keepDatabasePort(place.dataDir, port);
    return started;
  }
  throw new StartError('no_database_port', { from: FIRST_PORT });
}

/** The port of last time, then those after the usual first one, then whatever the system gives. */
async function* freePorts(kept: number | undefined): AsyncGenerator<number> {
  if (kept && (await bind(kept))) yield kept;
  for (let port = FIRST_PORT; port < FIRST_PORT + 30; port++) if (await bind(port)) yield port;
  yield* systemPorts();
}

async function* systemPorts(): AsyncGenerator<number> {
  for (let turn = 0; turn < 5; turn++) {
    const port = await bind(0);
    if (port) yield port;
  }
}

function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' ? bound?.port : undefined));
    });
  });
}

async function ensureDatabase(port: number, password: string): Promise<string> {
  const url = addressOf(port, password, DATABASE);
  if (await dataFolderOf(url)) return url;
  const client = new pg.Client({ connectionString: addressOf(port, password, 'postgres') });
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return url;
}

/** Asks a server which data folder it serves: undefined when it is silent, '' when it refuses us. */
async function dataFolderOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return rows[0]?.data_directory;
  } catch (error) {
    return WRONG_PASSWORD.has((error as { code?: string }).code ?? '') ? '' : undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

const addressOf = (port: number, password: string, database: string) =>
  `postgres://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
