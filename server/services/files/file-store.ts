import { randomUUID } from 'node:crypto';
import { chmodSync, statSync } from 'node:fs';
import { constants, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { AppError } from '../../errors.ts';
import { log } from '../../log.ts';
import { isFolderRefused } from '../../start-error.ts';

/** A kept file: `size` in bytes; `stream()` reads it, `close()` is for who does not. */
export interface StoredFile {
  size: number;
  stream(): Readable;
  close(): Promise<void>;
}

/**
 * Where files live, by keys such as `3f9c…/640.webp`: lower-case names between slashes. A file is
 * written whole or not at all and never changes; writing the same key again replaces it.
 */
export interface FileStore {
  /** Throws 507 `storage_unavailable` when the store is full or may not be written. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined: there is no such file. */
  open(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Removes one file; a file that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Removes every file under `folder/`; a folder that is not there is no error. */
  deleteFolder(folder: string): Promise<void>;
}

/** Files in a folder of this machine, which `isPrivate` ones are for its own account alone to read. */
export function diskStore(root: string, { isPrivate = false } = {}): FileStore {
  if (isPrivate) tighten(root);
  const store: FileStore = {
    put: async (key, bytes) => putOnDisk(pathOf(root, key), bytes, isPrivate ? OWN : SHARED),
    open: (key) => openOnDisk(pathOf(root, key)),
    async has(key) {
      const file = await store.open(key);
      await file?.close();
      return file !== undefined;
    },
    delete: (key) => rm(pathOf(root, key), { force: true }),
    deleteFolder: (folder) => rm(pathOf(root, folder), { recursive: true, force: true }),
  };
  return store;
}

/** A folder that is there already, from before or from a copy, may be open to others; another account's is its own affair. */
function tighten(root: string): void {
  const stands = statSync(root, { throwIfNoEntry: false });
  const isOwn = stands?.uid === process.getuid?.();
  if (stands && isOwn && (stands.mode & 0o077) !== 0) chmodSync(root, OWN.folder);
}

/** Reads from `store` first, then from `layer`; writes and deletes only in `store`. */
export function withReadOnlyLayer(store: FileStore, layer: FileStore): FileStore {
  return {
    ...store,
    open: async (key) => (await store.open(key)) ?? layer.open(key),
    has: async (key) => (await store.has(key)) || layer.has(key),
  };
}

interface Modes {
  folder: number;
  file: number;
}

/** What the account's umask leaves of them. */
export const SHARED: Modes = { folder: 0o777, file: 0o666 };
/** For the account alone. */
export const OWN: Modes = { folder: 0o700, file: 0o600 };

/** Written beside its place and renamed into it, so that nobody ever reads half a file. */
async function putOnDisk(target: string, bytes: Buffer, modes: Modes): Promise<void> {
  const folder = path.dirname(target);
  const unfinished = path.join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: modes.folder });
    await writeDurably(unfinished, bytes, modes.file);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw asStorageError(error);
  }
}

/** A disk that is full or may not be written, as 507, with the reason in the log; anything else as it is. */
export function asStorageError(error: unknown): unknown {
  const { code = '', message: reason } = error as NodeJS.ErrnoException;
  if (!UNWRITABLE.has(code) && !isFolderRefused(error)) return error;
  log.error({ reason }, 'a file could not be kept on the disk');
  return new AppError(507, 'storage_unavailable');
}

const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

async function writeDurably(file: string, bytes: Buffer, mode: number) {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openOnDisk(file: string): Promise<StoredFile | undefined> {
  const handle = await openForReading(file);
  if (!handle) return undefined;
  const facts = await handle.stat();
  if (!facts.isFile()) {
    await handle.close();
    return undefined;
  }
  return {
    size: facts.size,
    stream: () => handle.createReadStream(),
    close: () => handle.close(),
  };
}

/** A symbolic link is not followed: it could lead out of the folder. Windows has no such flag. */
async function openForReading(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);

const pathOf = (root: string, key: string): string => path.join(root, ...keyIn(key).split('/'));

/** The key as it is. @throws TypeError for what would lead out of the store */
export function keyIn(key: string): string {
  if (/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key)) return key;
  throw new TypeError(`not a key of a file store: ${JSON.stringify(key)}`);
}
