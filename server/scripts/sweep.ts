import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';

/**
 * `npm run sweep`: every page × {360, 768, 1440} × {light, dark} × {script on, off}, where the tests of each
 * merge see a choice of pairs. No console error, report of the security policy, overflow, violation of
 * accessibility or untranslated text may be found.
 */
const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const child = spawn(process.execPath, [...options, jest, 'tests/browser/sweep.test.ts'], {
  cwd: projectRoot,
  env: { ...process.env, SWEEP: 'full' },
  stdio: 'inherit',
});
const [code] = await once(child, 'close');
process.exitCode = code ?? 1;
