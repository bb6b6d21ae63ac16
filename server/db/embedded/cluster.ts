import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import type { Place } from './place.ts';

export const ROLE = 'koy';

/** PostgreSQL gets none of our variables: they hold secrets, and PG… ones would redirect it. */
export const bareEnvironment = () =>
  process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin' };

/**
 * Makes PostgreSQL's data folder when there is none: UTF-8, locale C.UTF-8 of PostgreSQL's own
 * (the same on every system), one role with a password. An initdb that was cut off leaves nothing
 * behind. Throws StartError when the folder belongs to another major version; data is never touched.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  const found = majorOf(place.cluster);
  if (found === binaries.major) return;
  if (found) {
    const { cluster } = place;
    throw new StartError('data_major', { cluster, found, needed: binaries.major });
  }
  const draft = `${place.cluster}.new`;
  const passwordFile = `${place.cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  makeOwnFolder(draft, place.account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, place.account);
  try {
    await initialise(draft, binaries, place.account, [
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ['--no-sync']),
    ]);
    renameSync(draft, place.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initialise(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  extra: string[],
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${ROLE}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...extra,
  ];
  const first = await run(program(binaries, 'initdb'), [...args, '--lc-ctype=C.UTF-8'], account);
  if (first.code === 0) return;
  // Not every system's C library knows C.UTF-8; the builtin provider above needs it only for extensions.
  const second = await run(program(binaries, 'initdb'), args, account);
  if (second.code !== 0) throw new StartError('initdb', { reason: lastLines(second.output) });
}

interface Finished {
  code: number | null;
  output: string;
}

function run(command: string, args: string[], account: Account | undefined): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: path.parse(command).root,
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The end of a program's output, enough to see what it complained about. */
export const lastLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-5)
    .join('\n');

function majorOf(cluster: string): string | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function makeOwnFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, account);
}

function giveTo(file: string, account: Account | undefined): void {
  if (account) chownSync(file, account.uid, account.gid);
}
