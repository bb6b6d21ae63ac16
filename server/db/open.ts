import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { joinEmbedded, startEmbedded } from './embedded/index.ts';
import { findHolder, type Holder, isLock, type Lock, takeLock } from './embedded/lock.ts';
import { findPlace, type Place } from './embedded/place.ts';
import { closeDatabase, useDatabase } from './index.ts';

/** The database this process works with. */
export interface OpenDatabase {
  /** Embedded: version and port; external: host and name. */
  kind: 'embedded' | 'external';
  version?: string;
  port?: number;
  host?: string;
  name: string;
  /** Ends the connections, and the embedded server if it is ours. */
  close(): Promise<void>;
}

/** The right to run this data folder's database; with an external one there is nothing to claim. */
interface Claim {
  place?: Place;
  lock?: Lock;
}

/** The oldest major version whose SQL we may use. */
const POSTGRESQL = 18;
const WAIT = 30_000;
/** A first start makes the database and fills it; whoever comes second waits for that. */
const CLAIM_WAIT = 120_000;

/**
 * Claims the data folder for this process, the site. Where another one of ours holds it, that one's
 * address comes back as soon as it answers.
 */
export async function claimData(): Promise<Claim | { runningAt: string; pid: number }> {
  if (env.DATABASE_URL) return {};
  const place = findPlace(env.DATA_DIR);
  const end = performance.now() + CLAIM_WAIT;
  for (;;) {
    const taken = takeLock(place.lockFile);
    if (isLock(taken)) return { place, lock: taken };
    if (taken.url && (await isAnswering(taken.url)))
      return { runningAt: taken.url, pid: taken.pid };
    if (performance.now() > end) throw new StartError('data_held', { pid: taken.pid });
    await pause(100);
  }
}

/** Opens the claimed database, or the one that DATABASE_URL names (waits for it up to 30 s). */
export async function openClaimed({ place, lock }: Claim): Promise<OpenDatabase> {
  if (!place) return openExternal(env.DATABASE_URL ?? '');
  try {
    const embedded = await startEmbedded(place);
    useDatabase(embedded.url);
    const close = async () => {
      // A query that does not end shall not keep the server from being stopped in order.
      await Promise.race([closeDatabase(), pause(3_000)]);
      await embedded.stop();
      lock?.release();
    };
    return { kind: 'embedded', name: 'koy', port: embedded.port, version: embedded.version, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** For scripts: the site's database, whether the site runs just now or not. */
export async function openDatabase(): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openExternal(env.DATABASE_URL);
  const place = findPlace(env.DATA_DIR);
  const end = performance.now() + WAIT;
  for (;;) {
    const taken = takeLock(place.lockFile);
    if (isLock(taken)) return openClaimed({ place, lock: taken });
    const url = await joinEmbedded(place);
    if (url) {
      useDatabase(url);
      return { kind: 'embedded', name: 'koy', close: closeDatabase };
    }
    if (performance.now() > end) throw new StartError('data_held', { pid: taken.pid });
    await pause(100);
  }
}

/** The process that runs the data folder's database now, if there is one. */
export const findRunning = (): Holder | undefined => findHolder(findPlace(env.DATA_DIR).lockFile);

async function openExternal(url: string): Promise<OpenDatabase> {
  await waitFor(url);
  await refuseUnfit(url);
  useDatabase(url);
  const { host, database = '' } = new pg.Client({ connectionString: url });
  return { kind: 'external', host, name: database, close: closeDatabase };
}

/** A database that starts beside us needs a while; a wrong password or name will not get better. */
async function waitFor(url: string): Promise<void> {
  const end = performance.now() + WAIT;
  for (;;) {
    const error = await connectionProblem(url);
    if (!error) return;
    const hopeless = /^(28|3D)/.test((error as { code?: string }).code ?? '');
    if (hopeless || performance.now() > end) {
      const reason = error.message || String((error as { code?: string }).code);
      throw new StartError(hopeless ? 'database_refused' : 'database_unreachable', {
        seconds: WAIT / 1000,
        reason,
      });
    }
    await pause(500);
  }
}

/** An older server, or one that does not keep Turkish letters, would fail in the middle of a migration. */
async function refuseUnfit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('server_version') as found, current_setting('server_encoding') as encoding`,
    );
    const { found, encoding } = rows[0];
    if (Number.parseInt(found, 10) < POSTGRESQL || encoding !== 'UTF8')
      throw new StartError('database_unfit', { found, encoding, needed: POSTGRESQL });
  } finally {
    await client.end();
  }
}

async function connectionProblem(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}
