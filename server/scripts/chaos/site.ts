import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { findPlace } from '../../db/embedded/place.ts';
import { findPostmaster } from '../../db/embedded/postmaster.ts';
import { startScratch } from '../../db/scratch.ts';
import { paths } from '../../shared/paths.ts';
import { type Program, startProgram } from '../bench/programs.ts';
import { DURABLE } from '../bench/site.ts';

const READY_LIMIT = 60_000;

/** The built product on a database of its own, both of which can be killed. */
export interface ChaosSite {
  url: string;
  database_url: string;
  /** What it logged of requests that failed by a fault of its own. */
  faults: Set<string>;
  /** Kills PostgreSQL at once; whoever runs it starts it again. */
  killDatabase(): void;
  /** Kills the server at once and starts it again at the same address. */
  restartServer(): Promise<void>;
  /** Until it says that it can serve; throws after a minute. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export async function startChaosSite(): Promise<ChaosSite> {
  const scratch = await startScratch(DURABLE);
  const faults = new Set<string>();
  const start = (port: string) =>
    startProgram('server/scripts/start.ts', {
      env: {
        DATABASE_URL: scratch.url,
        DATA_DIR: path.join(scratch.folder, 'data'),
        PORT: port,
        HOST: '127.0.0.1',
        DEMO: '1',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        // As under npm: it ends when this process does, however that ends.
        npm_lifecycle_event: 'chaos',
      },
      onLine: noteFaults(faults),
    });
  try {
    let program = await start('0');
    const { url } = program.facts;
    return {
      url,
      database_url: scratch.url,
      faults,
      killDatabase: () => killPostmaster(scratch.folder),
      restartServer: async () => {
        await kill(program);
        program = await start(new URL(url).port);
      },
      ready: () => untilReady(url),
      stop: () => program.stop().then(scratch.remove),
    };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

/** An error is logged as it happens, its request once it was answered. */
function noteFaults(faults: Set<string>): (line: string) => void {
  const messages = new Map<string, string>();
  return (line) => {
    const { err, request_id, status } = JSON.parse(line);
    if (err) messages.set(request_id, err.message);
    if (status === 500) faults.add(`logged: ${messages.get(request_id)}`);
  };
}

function killPostmaster(folder: string): void {
  const running = findPostmaster(findPlace(folder).cluster);
  if (!running) throw new Error('PostgreSQL does not run');
  process.kill(running.pid, 'SIGKILL');
}

async function kill({ child }: Program): Promise<void> {
  child.kill('SIGKILL');
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + READY_LIMIT;
  while (performance.now() < end) {
    const isReady = await fetch(url + paths.ready(), { signal: AbortSignal.timeout(3_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  throw new Error('the site did not become ready again');
}
