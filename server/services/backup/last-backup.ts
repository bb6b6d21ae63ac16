import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** When this site was backed up last, and where to: `last-backup.json` in the data folder. */
interface LastBackup {
  /** ISO. */
  made_at: string;
  folder: string;
}

const fileIn = (data_dir: string) => path.join(data_dir, 'last-backup.json');

/** Notes a backup that is whole. */
export async function noteBackup(data_dir: string, last: LastBackup): Promise<void> {
  await mkdir(data_dir, { recursive: true });
  await writeFile(fileIn(data_dir), `${JSON.stringify(last)}\n`);
}

/** The site that was backed up is gone; the next one in this folder has no backup yet. */
export const forgetBackup = (data_dir: string): void => rmSync(fileIn(data_dir), { force: true });

/** Undefined: there was none, or somebody uses other means. */
export function lastBackup(data_dir: string): LastBackup | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(data_dir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
