import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { t } from '../i18n.ts';
import { projectRoot } from '../project-root.ts';
import { formatSeconds } from '../shared/format-seconds.ts';
import { buildIfStale } from './bundle/index.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run build`: the server into build/, what browsers load into static/build. `--for=<program>` is
 * asked by commands that operators run: a production machine's build stays as it was made, and whoever
 * runs them may not write there.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { for: { type: 'string' } } });
  const production = process.env.APP_ENV === 'production';
  if (production && values.for && existsSync(path.join(projectRoot, `build/${values.for}.js`)))
    return;
  const start = performance.now();
  const built = await buildIfStale({ production });
  const seconds = formatSeconds(performance.now() - start);
  console.log(built ? t('start:ready.built', { seconds }) : t('start:build.fresh'));
});
