import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '../project-root.ts';

/**
 * What counts days, sells or holds them, wherever the server stands. What knows no calendar (banks,
 * places, pictures, sending mail) has nothing to do differently in Los Angeles.
 */
const EVERYWHERE = [
  'tests/domain',
  'tests/shared',
  'tests/controllers/api/(availability|boat-(quotes|reservation)|day-|exports|external|guest)',
  'tests/controllers/api/(occupancy|offers|overview|quotes|reservation|villa-(dates|prices))',
  'tests/services/(bookings|calendar|feed-import|ics|ledger|reservation|stay)',
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
  `--import=${pathToFileURL(path.join(projectRoot, 'tests/support/keep-code.ts')).href}`,
];

interface Totals {
  passed: number;
  failed: number;
}

/**
 * `npm test`: everything as a server in Istanbul, then the rules, the services and the API again as
 * one in Los Angeles. Arguments go to jest, and then the first run alone is made.
 */
const given = process.argv.slice(2);
const totals: Totals = { passed: 0, failed: 0 };
const isWhole = given.length === 0;
// Only then can what no test did be told (tests/support/global-teardown.ts).
if (isWhole) process.env.KOY_WHOLE_RUN = '1';
await runJest('Europe/Istanbul', given);
delete process.env.KOY_WHOLE_RUN;
if (isWhole) await runJest('America/Los_Angeles', EVERYWHERE);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

async function runJest(timeZone: string, args: string[]): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'koy-jest-'));
  const report = path.join(folder, 'report.json');
  const code = await spawnJest(timeZone, [...args, '--json', `--outputFile=${report}`]);
  add(readTotals(report), code);
  rmSync(folder, { recursive: true, force: true });
}

function spawnJest(timeZone: string, args: string[]): Promise<number> {
  const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [...OPTIONS, jest, ...args], {
    cwd: projectRoot,
    env: { ...process.env, TZ: timeZone },
    // With --json jest prints the report, which a file holds already.
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** A suite that could not even be loaded has no tests, and still failed; so has a run that broke. */
function add(run: Totals | undefined, code: number): void {
  totals.passed += run?.passed ?? 0;
  const failed = run?.failed ?? 0;
  totals.failed += failed === 0 && code !== 0 ? 1 : failed;
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
