import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { env, readEnv } from '../env.ts';
import { t } from '../i18n.ts';
import { projectRoot } from '../project-root.ts';
import { formatSeconds } from '../shared/format-seconds.ts';
import { StartError } from '../start-error.ts';
import { buildIfStale } from './bundle/index.ts';
import { runScript } from './run-script.ts';

const NODE = 26;
const FREE_MEGABYTES = 1_000;
const BUNDLE = path.join(projectRoot, 'build/main.js');

/**
 * `npm start`: checks the machine and the configuration, builds what is out of date, then runs the
 * server from the bundle (it contains JSX, which Node can't run). `--json` prints one line for a
 * program, `--no-demo` leaves an empty database empty.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, 'no-demo': { type: 'boolean' } },
  });
  const json = values.json === true;
  checkNode();
  readEnv();
  checkMachine();
  await build(json);
  const { run } = await import(pathToFileURL(BUNDLE).href);
  const withParent = process.env.npm_lifecycle_event !== undefined;
  await run({ json, demo: values['no-demo'] !== true, withParent });
});

function checkNode(): void {
  const found = process.versions.node;
  if (Number.parseInt(found, 10) < NODE)
    throw new StartError('node_version', { needed: NODE, found });
}

function checkMachine(): void {
  if (new Date().getFullYear() < 2026)
    throw new StartError('clock', { now: new Date().toString() });
  const folder = existsSync(env.DATA_DIR) ? env.DATA_DIR : projectRoot;
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < FREE_MEGABYTES && !existsSync(path.join(env.DATA_DIR, 'pg')))
    throw new StartError('disk_full', { folder, free, needed: FREE_MEGABYTES });
}

/** A production image carries its build; there may be nothing to build it from. */
async function build(json: boolean): Promise<void> {
  const production = env.APP_ENV === 'production';
  if (production && existsSync(BUNDLE)) return;
  const start = performance.now();
  if (!(await buildIfStale({ production })) || json) return;
  const seconds = formatSeconds(performance.now() - start);
  console.log(t('start:ready.built', { seconds }));
}
