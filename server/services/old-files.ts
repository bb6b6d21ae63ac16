import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the files of a folder that were written before an instant; their number. A folder or a file
 * that is not there is nothing to remove; what the system refuses is thrown, for who watches jobs.
 */
export async function removeOldFiles(folder: string, before: Temporal.Instant): Promise<number> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await unlessMissing(stat(file));
    if (!facts || facts.mtimeMs >= before.epochMilliseconds) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
