import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');

/**
 * Lints example files (path → text) with the project's own configuration, in a copy of its tree.
 * Returns for each path what was said about it, as `category: message`.
 */
export function lint(files: Record<string, string>): Map<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'koy-rules-'));
  try {
    for (const name of ['biome.json', 'package.json', 'tests/rules']) {
      cpSync(resolve(name), join(root, name), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) write(join(root, path), text);
    return diagnosticsByPath(run(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(root: string): Diagnostic[] {
  const options = ['--vcs-enabled=false', '--reporter=json', '--colors=off'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, 'lint', ...options, '--max-diagnostics=1000', '.'],
    { cwd: root, encoding: 'utf8' },
  );
  const report = stdout.slice(stdout.indexOf('{'));
  if (!report) throw new Error(`Biome did not run: ${stderr}`);
  return (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
}

function diagnosticsByPath(diagnostics: Diagnostic[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { category, message, location } of diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    found.set(path, [...(found.get(path) ?? []), `${category}: ${message}`]);
  }
  return found;
}
