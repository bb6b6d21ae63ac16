import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the files of a folder that were written before an instant; their number. A folder or a file
 * that is not there is nothing to remove; what the system refuses is thrown, for who watches jobs.
 */
export async function removeOldFiles(folder: string, before: Temporal.Instant): Promise<number> {
  const names = await oldFiles(folder, before);
  for (const name of names) await rm(path.join(folder, name), { force: true });
  return names.length;
}

/** The names of a folder's files that were written before an instant; none where there is no folder. */
export async function oldFiles(folder: string, before: Temporal.Instant): Promise<string[]> {
  const old: string[] = [];
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const facts = await unlessMissing(stat(path.join(folder, name)));
    if (facts && facts.mtimeMs < before.epochMilliseconds) old.push(name);
  }
  return old;
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
