import { rmSync } from 'node:fs';
import path from 'node:path';

import { findPlace, removePlace } from '../db/embedded/place.ts';
import { findPostmaster } from '../db/embedded/postmaster.ts';
import { waitUntil } from '../db/embedded/processes.ts';
import { findRunning } from '../db/open.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { forgetBackup } from '../services/backup/last-backup.ts';
import { UPLOADS } from '../services/backup/uploads.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';
import { typedFolder } from './typed-folder.ts';

const STOP_LIMIT = 20_000;

/**
 * `npm run reset`: stops the site and removes the embedded database and the uploads; in production only
 * where `--folder=` names the data folder.
 */
await runScript(async () => {
  const named = namedFolder();
  if (env.DATABASE_URL) throw new StartError('reset_external');
  if (env.APP_ENV === 'production' && named !== env.DATA_DIR)
    throw new StartError('reset_production', { folder: env.DATA_DIR });
  if (named !== undefined && named !== env.DATA_DIR) throw new StartError('reset_usage');
  const place = findPlace(env.DATA_DIR);
  await stopSite();
  await stopLeftover(place.cluster);
  removePlace(place);
  for (const folder of UPLOADS)
    rmSync(path.join(env.DATA_DIR, folder), { recursive: true, force: true });
  forgetBackup(env.DATA_DIR);
  console.log(t('start:reset.done'));
});

/**
 * The folder that `--folder=` names: no slip and no habit from another machine names that of this one. Who asks
 * for anything else wants no folder gone. @throws `reset_usage`
 */
function namedFolder(): string | undefined {
  const [typed, ...more] = process.argv.slice(2);
  if (typed === undefined) return undefined;
  const [, folder] = /^--folder=(.+)$/.exec(typed) ?? [];
  if (folder === undefined || more.length > 0) throw new StartError('reset_usage');
  return typedFolder(folder);
}

async function stopSite(): Promise<void> {
  const running = findRunning();
  if (!running) return;
  console.log(t('start:reset.stopping', { pid: running.pid }));
  process.kill(running.pid, 'SIGTERM');
  if (!(await waitUntil(() => findRunning() === undefined, STOP_LIMIT)))
    throw new StartError('still_running', { pid: running.pid });
}

/** A PostgreSQL whose site was killed. */
async function stopLeftover(cluster: string): Promise<void> {
  const leftover = findPostmaster(cluster);
  if (!leftover) return;
  process.kill(leftover.pid, 'SIGINT');
  if (!(await waitUntil(() => findPostmaster(cluster) === undefined, STOP_LIMIT)))
    throw new StartError('still_running', { pid: leftover.pid });
}
