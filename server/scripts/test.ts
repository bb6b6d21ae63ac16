import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '../project-root.ts';

/**
 * The site's days are Istanbul's wherever its server stands: a server ten hours behind, where most of
 * the time it is still yesterday, finds what goes by its own clock.
 */
const TIME_ZONE = 'America/Los_Angeles';

/**
 * A test file's world lives for a second or two: nothing in it runs long enough to pay for the slowest of V8's
 * compilers, and with room to spare it is gone before anybody copies it about. A sixth of what a file takes.
 */
const MEANT_FOR_SHORT_LIVES = [
  '--max-opt=2',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1000',
];

/**
 * Of jest and, as they are handed on, of its workers. By itself V8 keeps the code and the hidden
 * classes of a test file's world after its end, some 40 MB each, which takes ever more collecting
 * (github.com/nodejs/node/issues/63186).
 */
const OPTIONS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--no-compilation-cache',
  '--retain-maps-for-n-gc=0',
  ...MEANT_FOR_SHORT_LIVES,
  ...['keep-code.ts', 'shared-shapes.ts'].map(
    (file) => `--import=${pathToFileURL(path.join(projectRoot, 'tests/support', file)).href}`,
  ),
];

interface Totals {
  passed: number;
  failed: number;
}

/** `npm test`: all tests; arguments go to jest. */
const given = process.argv.slice(2);
// Only then can what no test did be told (tests/support/global-teardown.ts).
if (given.length === 0) process.env.KOY_WHOLE_RUN = '1';
const { passed, failed } = await runJest(given);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runJest(args: string[]): Promise<Totals> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'koy-jest-'));
  const report = path.join(folder, 'report.json');
  const code = await spawnJest([...args, '--json', `--outputFile=${report}`]);
  const totals = counted(readTotals(report), code);
  rmSync(folder, { recursive: true, force: true });
  return totals;
}

function spawnJest(args: string[]): Promise<number> {
  const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [...OPTIONS, jest, ...args], {
    cwd: projectRoot,
    env: { ...process.env, TZ: TIME_ZONE },
    // With --json jest prints the report, which a file holds already.
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** A suite that could not even be loaded has no tests, and still failed; so has a run that broke. */
function counted({ passed, failed }: Totals = { passed: 0, failed: 0 }, code: number): Totals {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function readTotals(report: string): Totals | undefined {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: found.numPassedTests,
      failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    };
  } catch {
    return undefined;
  }
}
