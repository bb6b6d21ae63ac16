import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { StartError } from '../../start-error.ts';
import { type Account, canEnter, databaseAccount } from './account.ts';

/** Where the embedded database lives. */
export interface Place {
  /** The data folder of the program. */
  dataDir: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  account: Account | undefined;
  logFile: string;
  /** Held by the process that runs the database. */
  lockFile: string;
  /** A folder the account can read, for a copy of the programs. */
  shelf: () => string;
}

/**
 * `pg` in the data folder; for root, when the database's account cannot reach it (a project under
 * /root), a folder under /var/lib, which `pg.json` in the data folder then names.
 */
export function findPlace(dataDir: string): Place {
  makeFolder(dataDir);
  const pointer = path.join(dataDir, 'pg.json');
  const moved = existsSync(pointer) ? pointedAt(pointer) : undefined;
  const cluster = moved ?? path.join(dataDir, 'pg');
  const account = databaseAccount(cluster);
  refuseForeignData(cluster);
  if (moved || !account || canEnter(dataDir, account)) return placeAt(dataDir, cluster, account);
  if (existsSync(cluster)) throw new StartError('data_out_of_reach', { cluster });
  const shelf = sharedFolder(dataDir, account);
  writeFileSync(pointer, `${JSON.stringify({ cluster: path.join(shelf, 'pg') })}\n`);
  return placeAt(dataDir, path.join(shelf, 'pg'), account);
}

/** Deletes the embedded database, wherever it is. It must not be running. */
export function removePlace({ dataDir, cluster, logFile, lockFile }: Place): void {
  const folder = path.dirname(cluster);
  const files = folder === dataDir ? [cluster, lockFile] : [folder, path.join(dataDir, 'pg.json')];
  for (const file of [...files, logFile]) rmSync(file, { recursive: true, force: true });
}

function placeAt(dataDir: string, cluster: string, account: Account | undefined): Place {
  const folder = path.dirname(cluster);
  return {
    dataDir,
    cluster,
    account,
    logFile: path.join(dataDir, 'postgres.log'),
    lockFile: path.join(folder, 'koy.pid'),
    shelf: () => (account ? reachableFolder(dataDir, folder, account) : dataDir),
  };
}

function reachableFolder(dataDir: string, folder: string, account: Account): string {
  return canEnter(folder, account) ? folder : sharedFolder(dataDir, account);
}

/** A folder of this data folder's own, outside of it, that outlives a reboot. */
function sharedFolder(dataDir: string, account: Account): string {
  const name = `koy-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 10)}`;
  for (const parent of ['/var/lib', '/var/tmp']) {
    const folder = path.join(parent, name);
    try {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
    } catch {
      continue;
    }
    if (statSync(folder).uid === 0 && canEnter(folder, account)) return folder;
  }
  throw new StartError('data_out_of_reach', { cluster: dataDir });
}

function pointedAt(pointer: string): string | undefined {
  const { cluster } = JSON.parse(readFileSync(pointer, 'utf8'));
  return typeof cluster === 'string' ? cluster : undefined;
}

function refuseForeignData(cluster: string): void {
  const ours = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (ours === undefined || ours === 0 || owner === undefined || owner === ours) return;
  throw new StartError('data_of_another', { cluster, owner, ours });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError('data_folder', { folder, reason: (error as Error).message });
  }
}
