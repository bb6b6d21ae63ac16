import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readEnv } from '../env.ts';
import { announceCalls } from '../openapi/access.ts';
import { clientOf } from '../openapi/client.ts';
import { openApiDocument } from '../openapi/document.ts';
import { projectRoot } from '../project-root.ts';
import { runScript } from './run-script.ts';

/** `npm run client`: writes the TypeScript client of the API from its document. */
await runScript(async () => {
  readEnv();
  // What the routes lead to reads the configuration while it loads.
  const { routeTables } = await import('../routes/tables.ts');
  const file = path.join(projectRoot, 'docs/client/koy.ts');
  announceCalls(routeTables.filter(({ name }) => name.endsWith('calls')));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, clientOf(openApiDocument()));
  console.log(path.relative(projectRoot, file));
});
