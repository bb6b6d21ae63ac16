import path from 'node:path';

import { t } from './i18n.ts';
import { unquoted } from './unquoted.ts';

type StartCode = keyof typeof import('../views/locales/tr/start.json', { with: {
  type: 'json',
}})['error'];

/**
 * Why the program cannot start (or a script cannot do its work): one sentence for the person at the
 * terminal, with what to do about it.
 */
export class StartError extends Error {
  readonly code: StartCode;

  constructor(code: StartCode, values: Record<string, string | number> = {}) {
    super(t(`start:error.${code}`, values));
    this.name = 'StartError';
    this.code = code;
  }
}

const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What the system refuses to the account that runs a script, as a sentence that names the folder and the
 * account, and a disk without room, of which the system names no file; undefined for any other failure.
 */
export function refusedByDisk(error: unknown): StartError | undefined {
  const { code = '', path: file, message: reason } = error as NodeJS.ErrnoException;
  if (NO_ROOM.has(code)) return new StartError('no_room', { reason });
  if (!file || !(REFUSALS.has(code) || isFolderRefused(error))) return undefined;
  const folder = path.dirname(file);
  return new StartError('folder_closed', { folder, reason, uid: process.getuid?.() ?? '' });
}

/** Of a folder that a read-only disk does not let it make with those above it, Node says that there is none. */
export const isFolderRefused = (error: unknown): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'mkdir';
};

/** What to print for any failure: the sentence alone, and the stack only on demand. */
export function describeFailure(error: unknown, withStack: boolean): string {
  const told = unquoted(error);
  if (!(told instanceof Error)) return String(told);
  return withStack ? (told.stack ?? told.message) : told.message || told.name;
}
