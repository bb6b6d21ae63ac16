import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readEnv } from '../env.ts';
import { projectRoot } from '../project-root.ts';
import { runScript } from './run-script.ts';

/** `npm run routes`: every URL with who may ask for it; `--write` renews the reviewed file. */
await runScript(async () => {
  readEnv();
  // What the routes lead to reads the configuration while it loads.
  const { accessMatrix } = await import('../routes/tables.ts');
  const matrix = accessMatrix();
  if (process.argv.includes('--write'))
    writeFileSync(path.join(projectRoot, 'tests/routes/access.txt'), matrix);
  console.log(matrix);
});
