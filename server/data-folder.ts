import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { StartError } from './start-error.ts';

/**
 * Throws StartError where the data folder may not be written. With a database elsewhere nothing is kept
 * there before the first upload, and somebody's photograph would be the first to tell.
 */
export function checkDataFolder(folder: string): void {
  try {
    // The slash: a file in its place is none.
    accessSync(`${nearestThere(folder)}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError('data_folder', { folder, reason: (error as Error).message });
  }
}

/** The folder itself or, where it will be made with its first file, the one it will be made in. */
const nearestThere = (folder: string): string =>
  existsSync(folder) ? folder : nearestThere(path.dirname(folder));
