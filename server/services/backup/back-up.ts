import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { now } from '../../clock.ts';
import { isLock, takeLock } from '../../db/embedded/lock.ts';
import { StartError } from '../../start-error.ts';
import { seal } from '../sealed.ts';
import { connectForBackup } from './connection.ts';
import { FORMAT, type Manifest, manifestText, PROBE } from './manifest.ts';
import { saveDatabase } from './save-database.ts';
import { copyUpload, copyUploads, listUploads, type Upload, weigh } from './uploads.ts';

interface BackedUp {
  manifest: Manifest;
  /** Tables in the database that are not the product's: they are not in the backup. */
  foreign: string[];
}

/**
 * Writes everything the site knows into a new folder: the database as it is at one instant, the uploads
 * before it and those that came meanwhile after it, so that the backup has every file its rows speak of,
 * whatever staff remove while it is written. The site may run and write. The folder has its name once it is whole. Throws StartError `backup_exists`,
 * `backup_running`, `backup_nothing`, `schema_newer`.
 */
export async function backUp(
  from: { url: string; data_dir: string },
  to: string,
): Promise<BackedUp> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  // Two that began at once took each other's draft for one that was left behind, and emptied it.
  const lock = takeLock(`${to}.lock`);
  if (!isLock(lock)) throw new StartError('backup_running', { folder: to });
  try {
    if (existsSync(to)) throw new StartError('backup_exists', { folder: to });
    return await write(from, to);
  } finally {
    lock.release();
  }
}

async function write(from: { url: string; data_dir: string }, to: string): Promise<BackedUp> {
  const draft = `${to}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'database'), { recursive: true, mode: 0o700 });
  const db = connectForBackup(from.url);
  try {
    const made_at = now().toString();
    const earlier = await saveUploads(from.data_dir, draft);
    const { foreign, ...database } = await saveDatabase(db, draft);
    const later = await saveUploads(from.data_dir, draft, earlier);
    const files = await noteUploads(draft, [...earlier, ...later]);
    const places = { from: from.data_dir, to: draft, is_private: true };
    const config = await copyUpload(places, 'config.json');
    const config_sha256 = config?.sha256 ?? null;
    const probe = seal(PROBE, PROBE);
    const manifest = { format: FORMAT, made_at, ...database, files, config_sha256, probe } as const;
    await writePrivately(path.join(draft, 'manifest.json'), manifestText(manifest));
    await rename(draft, to);
    return { manifest, foreign };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Copies the uploads that are not in the backup yet; they never change. */
async function saveUploads(data_dir: string, folder: string, saved: Upload[] = []) {
  const places = { from: data_dir, to: path.join(folder, 'files'), is_private: true };
  const known = new Set(saved.map((upload) => upload.path));
  const files = await listUploads(data_dir);
  return copyUploads(
    places,
    files.filter((file) => !known.has(file)),
  );
}

async function noteUploads(folder: string, uploads: Upload[]): Promise<Manifest['files']> {
  const list = path.join(folder, 'files.jsonl');
  await writePrivately(list, uploads.map((upload) => `${JSON.stringify(upload)}\n`).join(''));
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  return { count: uploads.length, bytes, sha256: (await weigh(list)).sha256 };
}

const writePrivately = (file: string, text: string) =>
  writeFile(file, text, { mode: 0o600, flush: true });
