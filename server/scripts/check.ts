import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';

/** What a step found: nothing is well, anything else is printed below its line, with what mends it. */
type Step = [name: string, check: () => string, mended_by?: string];

const steps: Step[] = [
  [
    'format, lint, import rules',
    () => run(tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off'),
    '`npm run format` mends formatting and the order of imports.',
  ],
  ['types', () => run(tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2')],
  ['generated table types', () => run('server/scripts/db-types.ts', '--check')],
  ['no style attribute', () => search(/\sstyle=/, ['views', 'islands'], isMail)],
  ['nothing left to do', () => search(/\b(TODO|FIXME|XXX)\b/, CODE_FOLDERS, isThisScript)],
  ['released migrations unchanged', releasedMigrations],
];

const CODE_FOLDERS = ['server', 'views', 'islands', 'migrations', 'static/css', 'tests'];

const failed = steps.filter((step) => !passes(step));
if (failed.length > 0) process.exitCode = 1;

function passes([name, check, mended_by]: Step): boolean {
  const start = performance.now();
  const problems = findings(check);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems ? '✗' : '✓'} ${name.padEnd(34)} ${seconds.padStart(5)} s`);
  if (problems)
    console.log([problems, mended_by ?? ''].join('\n').trim().replaceAll(/^/gm, '    '));
  return !problems;
}

/** A step that breaks down is a step that failed; the others still run. */
function findings(check: () => string): string {
  try {
    return check().trim();
  } catch (error) {
    return String(error);
  }
}

/** Runs a script with this Node; its output counts only when it fails. */
function run(script: string, ...options: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [script, ...options], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return '';
  return [stdout, stderr, error?.message].filter(Boolean).join('\n') || `exit code ${status}`;
}

function tool(name: string): string {
  return path.join(projectRoot, 'node_modules', name);
}

/** Each line of the folders' text files that matches, as `file:line: text`. */
function search(pattern: RegExp, folders: string[], isExempt: (file: string) => boolean): string {
  return folders
    .flatMap(textFiles)
    .filter((file) => !isExempt(file))
    .flatMap((file) => matchingLines(file, pattern))
    .join('\n');
}

function textFiles(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|json|css)$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
}

function matchingLines(file: string, pattern: RegExp): string[] {
  const lines = readFileSync(path.join(projectRoot, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    pattern.test(line) ? `${file}:${at + 1}: ${line.trim()}` : [],
  );
}

function isMail(file: string): boolean {
  return file.startsWith('views/mail/');
}

function isThisScript(file: string): boolean {
  return file === 'server/scripts/check.ts';
}

/** A migration of a release has run on people's data: it may not change any more, only be followed. */
function releasedMigrations(): string {
  const release = git('describe', '--tags', '--abbrev=0').trim();
  if (!release) return '';
  const changed = git('diff', '--name-status', '--diff-filter=a', release, '--', 'migrations');
  return changed && `Changed since ${release}; write a new migration instead:\n${changed}`;
}

/** What git says; nothing where there is no git or no release. */
function git(...words: string[]): string {
  const { status, stdout } = spawnSync('git', words, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}
