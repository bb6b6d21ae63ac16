import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';

/** `npm run matrix`: the test that compares the matrix writes it instead. */
const { status } = spawnSync(
  process.execPath,
  [path.join(projectRoot, 'server/scripts/test.ts'), 'tests/routes/matrix.test.ts'],
  { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, KOY_WRITE_MATRIX: '1' } },
);
process.exitCode = status ?? 1;
