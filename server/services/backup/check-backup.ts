import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { z } from 'zod';

import { migrationNames } from '../../db/migrate.ts';
import { StartError } from '../../start-error.ts';
import { type Manifest, readManifest, tableFile } from './manifest.ts';
import { startDigest } from './table-rows.ts';
import { UPLOAD_PATH, type Upload, weigh } from './uploads.ts';

/** A backup that was read from end to end and is what it says. */
export interface CheckedBackup {
  folder: string;
  manifest: Manifest;
  uploads: Upload[];
}

/**
 * Reads a whole backup and holds it against its manifest. Throws StartError `backup_unreadable`,
 * `backup_newer`, and `backup_damaged` with the first file that is not what was written.
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  refuseOtherMigrations(manifest.migrations);
  for (const table of manifest.tables) {
    const file = tableFile(folder, table.name);
    const { rows, sha256 } = await intact(file, () => digestOfFile(file));
    if (rows !== table.rows || sha256 !== table.sha256) throw damaged(file);
  }
  if (manifest.config_sha256 !== null)
    await expectHash(path.join(folder, 'config.json'), manifest.config_sha256);
  const uploads = await checkUploads(folder, manifest);
  return { folder, manifest, uploads };
}

/** The rows of a table's file, some at a time. */
export async function* rowsOfFile(file: string): AsyncGenerator<string[]> {
  const text = createGunzip({ chunkSize: BYTES_AT_ONCE }).setEncoding('utf8');
  // Whoever reads the text is told what failed, in either of the two.
  pipeline(createReadStream(file), text, () => {});
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line));
  }
  if (rest !== '') throw new Error('The last line is not whole');
}

const BYTES_AT_ONCE = 256 * 1024;

/** The migrations of a backup must be the first ones of this code: then they make the same tables. */
function refuseOtherMigrations(migrations: string[]): void {
  const known = migrationNames();
  const unknown = migrations.filter((name, at) => name !== known[at]);
  if (unknown.length > 0) throw new StartError('backup_newer', { names: unknown.join(', ') });
}

async function digestOfFile(file: string) {
  const digest = startDigest();
  for await (const rows of rowsOfFile(file)) digest.add(rows);
  return digest.end();
}

const UploadSchema = z.strictObject({
  path: z.string().regex(UPLOAD_PATH),
  bytes: z.int().min(0),
  sha256: z.string(),
});

async function checkUploads(folder: string, { files }: Manifest): Promise<Upload[]> {
  const list = path.join(folder, 'files.jsonl');
  await expectHash(list, files.sha256);
  const uploads = await intact(list, async () => {
    const lines = (await readFile(list, 'utf8')).split('\n').slice(0, -1);
    return lines.map((line) => UploadSchema.parse(JSON.parse(line)));
  });
  for (const upload of uploads)
    await expectHash(path.join(folder, 'files', upload.path), upload.sha256);
  return uploads;
}

async function expectHash(file: string, sha256: string): Promise<void> {
  const found = await intact(file, () => weigh(file));
  if (found.sha256 !== sha256) throw damaged(file);
}

/** A file that is gone, cut off or no longer a compressed one is damaged, whatever reading it says. */
async function intact<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw Object.assign(damaged(file), { cause });
  }
}

const damaged = (file: string) => new StartError('backup_damaged', { file });
