import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { OWN, SHARED } from '../files/file-store.ts';

/** What people sent and signed: nobody else's on this machine to read. */
const PAPERS = 'documents';

/**
 * The folders of DATA_DIR that hold what cannot be made again: pictures and papers. Drawn cards
 * (`share-cards`) are drawn anew, `incoming` holds calls under way, `pg` is in the backup as rows.
 */
export const UPLOADS = ['media', PAPERS];

/** As the stores name their files: nothing else is backed up, and a restore writes nowhere else. */
export const UPLOAD_PATH = new RegExp(`^(${UPLOADS.join('|')})(/[a-z0-9][a-z0-9.-]*)+$`);

/** An upload: its path from the data folder with forward slashes, its size and hash. */
export interface Upload {
  path: string;
  bytes: number;
  sha256: string;
}

const FILES_AT_ONCE = 8;

/** The uploads of a data folder as paths, sorted. Those that are being written have other names. */
export async function listUploads(root: string): Promise<string[]> {
  const found = await Promise.all(UPLOADS.map((folder) => filesUnder(root, folder)));
  return found.flat().sort();
}

/** Copies files from one folder to another; what was removed meanwhile is left out. */
export async function copyUploads(places: Places, files: string[]): Promise<Upload[]> {
  const copied: Upload[] = [];
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const some = files.slice(at, at + FILES_AT_ONCE);
    const uploads = await Promise.all(some.map((file) => copyUpload(places, file)));
    copied.push(...uploads.filter((upload) => upload !== undefined));
  }
  return copied;
}

/** Size and hash of a file; rejects when there is none. */
export async function weigh(file: string): Promise<Omit<Upload, 'path'>> {
  const scale = newScale();
  for await (const part of createReadStream(file)) scale.add(part);
  return scale.end();
}

/** Where files are copied to: a backup's are for its owner alone, a site's as its store writes them. */
interface Places {
  from: string;
  to: string;
  is_private: boolean;
}

/** Onto the disk itself. Undefined: there is no such file. */
export async function copyUpload(places: Places, file: string): Promise<Upload | undefined> {
  const source = await openToRead(path.join(places.from, file));
  if (!source) return undefined;
  const modes = places.is_private || file.startsWith(`${PAPERS}/`) ? OWN : SHARED;
  const target = path.join(places.to, file);
  const scale = newScale();
  await mkdir(path.dirname(target), { recursive: true, mode: modes.folder });
  await pipeline(
    source.createReadStream(),
    async function* weighed(parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        scale.add(part);
        yield part;
      }
    },
    createWriteStream(target, { mode: modes.file, flush: true }),
  );
  return { path: file, ...scale.end() };
}

async function openToRead(file: string) {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(noneWhenMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => UPLOAD_PATH.test(file));
}

function noneWhenMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function newScale() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(part: Buffer): void {
      hash.update(part);
      bytes += part.length;
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
