import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../project-root.ts';

/** The files of some folders of the project, as sorted paths with forward slashes. */
export function filesOf(...folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(path.join(projectRoot, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name))),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** What the sources of a build amount to: another text when any name or content differs. */
export function fingerprint(files: string[], ...options: string[]): string {
  const hash = createHash('sha256').update(options.join('\n'));
  for (const file of files)
    hash.update(`\0${file}\0`).update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex');
}

/** Short, safe in file names. */
export const contentHash = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 10);

/** Writes a file whole or not at all: a running server may be reading it. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** The same without reading them: another text when one was written since, or has another size. */
function lookOf(files: string[], ...options: string[]): string {
  const hash = createHash('sha256').update(options.join('\n'));
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(projectRoot, file));
    hash.update(`\0${file}\0${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

interface Sources {
  files: string[];
  /** What else another build comes of. */
  options?: string[];
}

/**
 * Builds unless the stamp file says that these very sources were built already. They are read only
 * where they look otherwise than they did then.
 */
export async function unlessFresh(
  stamp: string,
  { files, options = [] }: Sources,
  build: () => Promise<void>,
): Promise<boolean> {
  const [knownLook, known] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const look = lookOf(files, ...options);
  if (look === knownLook) return false;
  const current = fingerprint(files, ...options);
  if (current !== known) await build();
  writeWhole(stamp, `${look}\n${current}`);
  return current !== known;
}

const DAY = 24 * 60 * 60 * 1000;

/** Names what the last build into a folder wanted, a line each. */
const WANTED = '.wanted';

/**
 * Removes what no build of the last day wanted: a running server may still want what the one before
 * made. A file's age is that of its making, which may be long ago, so what is wanted no more from now
 * on is given today's.
 */
export function prune(folder: string, wanted: Set<string>): void {
  const wasWanted = lastWanted(folder);
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll('\\', '/');
    if (!entry.isFile() || name === WANTED || wanted.has(name)) continue;
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (wasWanted(name)) utimesSync(file, now, now);
    else if (now.getTime() - mtimeMs > DAY) rmSync(file, { force: true });
  }
  writeWhole(path.join(folder, WANTED), [...wanted].join('\n'));
}

/** Where nothing says what was wanted, as after a build of an older version, everything was. */
function lastWanted(folder: string): (name: string) => boolean {
  const list = path.join(folder, WANTED);
  if (!existsSync(list)) return () => true;
  const names = new Set(readFileSync(list, 'utf8').split('\n'));
  return (name) => names.has(name);
}
