import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbedded } from './embedded/index.ts';
import { findHolder, takeLock } from './embedded/lock.ts';
import { findPlace, removePlace } from './embedded/place.ts';
import { findPostmaster } from './embedded/postmaster.ts';

const PREFIX = 'koy-scratch-';

/** A throw-away PostgreSQL, quick because nothing need survive. */
export interface Scratch {
  /** Of an empty database; its role may create others. */
  url: string;
  /** A folder for other files of the same life. */
  folder: string;
  /** Stops it and removes the folder. */
  remove(): Promise<void>;
}

/** `root`: where its folder is made, unless told in the system's temporary folder. */
export async function startScratch(
  settings: Record<string, string> = {},
  root = os.tmpdir(),
): Promise<Scratch> {
  sweep(root);
  const folder = mkdtempSync(path.join(root, PREFIX));
  chmodSync(folder, 0o755); // Run by root, PostgreSQL has an account of its own.
  const place = findPlace(folder);
  takeLock(place.lockFile);
  try {
    const embedded = await startEmbedded(place, { durable: false, anyPort: true, settings });
    const remove = () => embedded.stop().then(() => discard(folder));
    return { url: embedded.url, folder, remove };
  } catch (error) {
    discard(folder);
    throw error;
  }
}

/** Removes what runs that were cut off left behind. */
function sweep(root: string): void {
  const minuteAgo = Date.now() - 60_000;
  for (const name of readdirSync(root)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(root, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (made > minuteAgo) continue;
    try {
      const { lockFile, cluster } = findPlace(folder);
      if (!findHolder(lockFile) && !findPostmaster(cluster)) discard(folder);
    } catch {
      // Somebody else's.
    }
  }
}

function discard(folder: string): void {
  removePlace(findPlace(folder));
  rmSync(folder, { recursive: true, force: true });
}
