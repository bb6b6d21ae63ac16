import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';

import { adoptSecrets } from '../../kept-secrets.ts';
import { StartError } from '../../start-error.ts';
import type { CheckedBackup } from './check-backup.ts';
import { type BackupDb, connectForBackup } from './connection.ts';
import { loadDatabase } from './load-database.ts';
import { copyUploads, listUploads, UPLOADS } from './uploads.ts';

/** The database and the data folder that are filled. */
interface Target {
  url: string;
  data_dir: string;
}

/**
 * Fills an empty database and data folder from a backup, wholly or not at all: rows are read back and
 * held against the manifest before they count, and nothing is left behind by what fails. The schema is
 * that of the backup; the next start migrates on. Throws StartError `restore_not_empty`,
 * `restore_files_not_empty`, `restore_differs`.
 */
export async function restore(backup: CheckedBackup, target: Target): Promise<void> {
  const db = connectForBackup(target.url);
  try {
    await refuseUsed(db, target.data_dir);
    await fill(db, backup, target.data_dir);
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** Files are laid ready first and moved last, in the transaction: that they fit is known by then. */
async function fill(db: BackupDb, backup: CheckedBackup, data_dir: string): Promise<void> {
  const ready = path.join(data_dir, 'restoring');
  const from = path.join(backup.folder, 'files');
  const files = backup.uploads.map((upload) => upload.path);
  try {
    await rm(ready, { recursive: true, force: true });
    await copyUploads({ from, to: ready, is_private: false }, files);
    await db.transaction().execute(async (trx) => {
      await loadDatabase(trx, backup);
      await moveUploads(ready, data_dir);
      await adoptConfig(backup, data_dir);
    });
  } catch (error) {
    await forEachUpload((folder) => removeAll(path.join(data_dir, folder)));
    throw error;
  } finally {
    await removeAll(ready);
  }
}

async function refuseUsed(db: BackupDb, data_dir: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    limit 1
  `.execute(db);
  if (rows.length > 0) throw new StartError('restore_not_empty');
  const files = await listUploads(data_dir);
  if (files.length > 0) throw new StartError('restore_files_not_empty', { folder: data_dir });
}

const moveUploads = (ready: string, data_dir: string) =>
  forEachUpload(async (folder) => {
    if (!existsSync(path.join(ready, folder))) return;
    await removeAll(path.join(data_dir, folder));
    await rename(path.join(ready, folder), path.join(data_dir, folder));
  });

/** The secrets come along; the password of this machine's database stays its own. */
async function adoptConfig({ folder, manifest }: CheckedBackup, data_dir: string): Promise<void> {
  if (manifest.config_sha256 !== null)
    adoptSecrets(data_dir, JSON.parse(await readFile(path.join(folder, 'config.json'), 'utf8')));
}

async function forEachUpload(act: (folder: string) => Promise<void>): Promise<void> {
  for (const folder of UPLOADS) await act(folder);
}

const removeAll = (folder: string) => rm(folder, { recursive: true, force: true });
