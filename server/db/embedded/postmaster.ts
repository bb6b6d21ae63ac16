import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { StartError } from '../../start-error.ts';
import { type Binaries, program } from './binaries.ts';
import { bareEnvironment, lastLines } from './cluster.ts';
import type { Place } from './place.ts';
import { commandOf, isAlive, isUncollected, waitUntil } from './processes.ts';

/** A running PostgreSQL, as it describes itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const BIND_FAILURE = /could not bind|could not create any TCP\/IP sockets/;
const LOG_LIMIT = 5_000_000;
/** Recovery after a crash may replay a lot; while it works, wait. */
const START_LIMIT = 120_000;

/** The live PostgreSQL on this cluster, if there is one; a leftover file of a dead one is not. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  const found = readPidFile(file);
  if (!found) return undefined;
  if (isAlive(found.pid)) {
    const command = commandOf(found.pid);
    if (command === undefined || /postgres/.test(command)) return found;
  } else if (!isUncollected(found.pid)) return undefined;
  // The id was given to somebody else since, or nobody collects the process that ended (in a container its
  // first program may never do so). PostgreSQL takes either for a running one and would refuse to start.
  rmSync(file, { force: true });
  return undefined;
}

/** Starts PostgreSQL on this port and waits until it is ready; false when the port is taken. */
export async function startPostmaster(
  place: Place,
  binaries: Binaries,
  { port, settings }: { port: number; settings: Record<string, string> },
): Promise<Postmaster | undefined> {
  const log = openLog(place.logFile);
  const args = ['-D', place.cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const child = spawn(program(binaries, 'postgres'), args, {
    ...place.account,
    cwd: path.parse(place.cluster).root,
    env: bareEnvironment(),
    // A group of its own: Ctrl+C at the terminal must reach us, who then stop it in order.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
    windowsHide: true,
  });
  closeSync(log.descriptor);
  child.unref();
  if (await isReady(child, place.cluster)) return { pid: child.pid ?? 0, port, ready: true };
  const output = readFileSync(place.logFile).subarray(log.offset).toString();
  if (BIND_FAILURE.test(output)) return undefined;
  throw new StartError('postgres_start', { log: place.logFile, reason: lastLines(output) });
}

/** Stops PostgreSQL: orderly (clients are disconnected), after 8 s at once (the log recovers it). */
export async function stopPostmaster(
  { pid }: Postmaster,
  place: Place,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    const stop = ['stop', '-D', place.cluster, '-m', 'fast'];
    execFileSync(program(binaries, 'pg_ctl'), stop, { stdio: 'ignore' });
    return;
  }
  const gone = () => !isAlive(pid);
  signal(pid, 'SIGINT');
  if (await waitUntil(gone, 8_000)) return;
  signal(pid, 'SIGQUIT');
  await waitUntil(gone, 4_000);
}

/**
 * Ends PostgreSQL when this process dies without stopping it (kill -9): a shell waits on a pipe
 * that only our death closes. Returns the function that calls it off.
 */
export function watchOver({ pid }: Postmaster, cluster: string): () => void {
  if (process.platform === 'win32') return () => {};
  const script =
    'read -r _ || { read -r pid < "$2" && [ "$pid" = "$1" ] && kill -INT "$1"; } 2>/dev/null';
  const pidFile = path.join(cluster, 'postmaster.pid');
  const watcher = spawn('/bin/sh', ['-c', script, 'koy-watch', String(pid), pidFile], {
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  return () => watcher.stdin.end('done\n');
}

function readPidFile(file: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const pidFile = path.join(cluster, 'postmaster.pid');
  const ended = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const ready = () => {
    const found = readPidFile(pidFile);
    return found?.pid === child.pid && found?.ready === true;
  };
  await waitUntil(() => ready() || ended(), START_LIMIT);
  if (failure) throw new StartError('postgres_not_runnable', { reason: failure.message });
  return !ended() && ready();
}

function openLog(file: string): { descriptor: number; offset: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const full = size > LOG_LIMIT;
  return { descriptor: openSync(file, full ? 'w' : 'a', 0o600), offset: full ? 0 : size };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}
