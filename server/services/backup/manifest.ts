import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { StartError } from '../../start-error.ts';

/** Another number when an older program could not read what is written. */
export const FORMAT = 1;

/** What the manifest's sealed value says, and what for it is sealed. */
export const PROBE = 'backup.probe';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

const ManifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** Such as `18.4`. */
  postgresql: z.string(),
  /** All that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.strictObject({ name, columns: z.array(name), rows: z.int().min(0), sha256 })),
  /** The last number given out, as text: it may be larger than JSON's numbers. */
  sequences: z.array(z.strictObject({ name, last_value: z.string().regex(/^\d+$/) })),
  /** The uploads, and the list of them with their hashes, `files.jsonl`. */
  files: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0), sha256 }),
  /** Of `config.json`, where the data folder had one. */
  config_sha256: sha256.nullable(),
  /** A value sealed with the key of identity numbers, to see whether a restored site can read them. */
  probe: z.string(),
});

/** What a backup says of itself; it stands in it as `manifest.json`. */
export type Manifest = z.output<typeof ManifestSchema>;

const file = (folder: string) => path.join(folder, 'manifest.json');

/** Where a table's rows stand in a backup. */
export const tableFile = (folder: string, table: string): string =>
  path.join(folder, 'database', `${table}.jsonl.gz`);

/** Throws StartError `backup_unreadable` when the folder is no backup, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return ManifestSchema.parse(JSON.parse(await readFile(file(folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError('backup_unreadable', { folder, reason });
  }
}

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify(ManifestSchema.parse(manifest), null, 2)}\n`;
