import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { isAlive, startedAt } from './processes.ts';

/** The process that runs the database, and the address of its site once it answers. */
export interface Holder {
  pid: number;
  started: string | undefined;
  url?: string;
}

export interface Lock {
  /** Tells others where the site is. */
  publish(url: string): void;
  release(): void;
}

/** Takes the lock file, or returns who holds it. The file of a dead process counts as free. */
export function takeLock(file: string): Lock | Holder {
  const self: Holder = { pid: process.pid, started: startedAt(process.pid) };
  while (!create(file, self)) {
    const holder = readHolder(file);
    if (holder && isHolding(holder)) return holder;
    if (!replaceDead(file, self)) continue;
    break;
  }
  return {
    publish: (url) => write(file, { ...self, url }),
    release: () => {
      if (readHolder(file)?.pid === self.pid) rmSync(file, { force: true });
    },
  };
}

export const isLock = (taken: Lock | Holder): taken is Lock => 'release' in taken;

/** Who holds the lock file now; undefined when nobody alive does. */
export function findHolder(file: string): Holder | undefined {
  const holder = readHolder(file);
  return holder && isHolding(holder) ? holder : undefined;
}

function isHolding({ pid, started }: Holder): boolean {
  if (pid === process.pid) return started === startedAt(pid) && started !== undefined;
  return isAlive(pid) && startedAt(pid) === started;
}

/**
 * Replaces a dead holder's file. Of several who see the same dead holder only the one that makes
 * the second file may do it, and only while the dead holder's file still stands.
 */
function replaceDead(file: string, self: Holder): boolean {
  const breaking = `${file}.breaking`;
  if (!create(breaking, self)) {
    const made = statSync(breaking, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > 5_000) rmSync(breaking, { force: true });
    return false;
  }
  try {
    const holder = readHolder(file);
    if (holder ? isHolding(holder) : isFresh(file)) return false;
    write(file, self);
    return true;
  } finally {
    rmSync(breaking, { force: true });
  }
}

/** A file that was just made and is still empty: its maker is about to write its name into it. */
function isFresh(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made < 2_000;
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function write(file: string, holder: Holder): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
