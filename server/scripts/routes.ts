import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';
import { accessMatrix } from '../routes/tables.ts';

/** `npm run routes`: every URL with who may ask for it; `--write` renews the reviewed file. */
const matrix = accessMatrix();
if (process.argv.includes('--write')) {
  writeFileSync(path.join(projectRoot, 'tests/routes/access.txt'), matrix);
}
console.log(matrix);
