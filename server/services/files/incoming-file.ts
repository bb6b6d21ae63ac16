import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { env } from '../../env.ts';
import { removeOldFiles } from './old-files.ts';

/** One file of a call, waiting on the disk until the call is answered. */
export interface IncomingFile {
  /** As its owner called it, for people to read; never a path. */
  name: string;
  path: string;
  bytes: number;
  /** Larger than such a file may be: nothing past the limit was kept. */
  too_large: boolean;
}

const folder = () => path.join(env.DATA_DIR, 'incoming');

/** Where files of calls wait; made when it is not there. */
export function incomingFolder(): string {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  return folder();
}

/** Removes what a process that was killed left behind; how many files. Calls last no hour. */
export const pruneIncoming = (before: Temporal.Instant): Promise<number> =>
  removeOldFiles(folder(), before);
