import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Account } from '../../server/db/embedded/account.ts';
import { findPlace, removePlace } from '../../server/db/embedded/place.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { isAlive, waitUntil } from '../../server/db/embedded/processes.ts';
import { projectRoot } from '../../server/project-root.ts';

/** A program of the project that a test started, with what it printed so far. */
export interface Program {
  pid: number;
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** The first whole line it prints; rejects with its errors when it ends without one. */
  firstLine: Promise<string>;
}

interface ProgramOptions {
  args?: string[];
  env?: Record<string, string>;
  account?: Account;
}

/** Starts a TypeScript program of the project with these variables and no others. */
export function startProgram(script: string, options: ProgramOptions = {}): Program {
  const { args = [], env = {}, account } = options;
  const child = spawn(process.execPath, [path.join(projectRoot, script), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [line, ...rest] = output().split('\n');
      if (line !== undefined && rest.length > 0) resolve(line);
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${errors() || output()}`)));
  });
  firstLine.catch(() => {});
  return { pid: child.pid ?? 0, child, output, errors, ended, firstLine };
}

const folders: string[] = [];

/** A data folder with a space and a Turkish letter in its path; removed by `cleanUp`. */
export function makeDataFolder(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'koy veri ğ '));
  chmodSync(parent, 0o755);
  folders.push(parent);
  return path.join(parent, 'veri');
}

/** Ends whatever still runs in the folders the tests made, and removes them. */
export async function cleanUp(): Promise<void> {
  for (const parent of folders.splice(0)) {
    const place = findPlace(path.join(parent, 'veri'));
    const left = findPostmaster(place.cluster);
    if (left) {
      process.kill(left.pid, 'SIGQUIT');
      await waitUntil(() => !isAlive(left.pid), 5_000);
    }
    removePlace(place);
    rmSync(parent, { recursive: true, force: true });
  }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (part) => {
    text += part;
  });
  return () => text;
}
