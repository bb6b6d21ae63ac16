import { existsSync } from 'node:fs';

import { findPlace } from '../db/embedded/place.ts';
import { databaseUrl } from '../db/index.ts';
import { openDatabase } from '../db/open.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { readKeptSecrets } from '../kept-secrets.ts';
import { backUp } from '../services/backup/back-up.ts';
import { noteBackup } from '../services/backup/last-backup.ts';
import type { Manifest } from '../services/backup/manifest.ts';
import { lastingSecret } from '../services/sealed.ts';
import { formatSeconds } from '../shared/format-seconds.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';
import { typedArguments } from './typed-arguments.ts';
import { typedFolder } from './typed-folder.ts';

/** `npm run backup -- <new folder>`: database, uploads and made-up secrets, while the site runs or not. */
await runScript(async () => {
  const [given = ''] = typedArguments('backup_usage', { least: 1, most: 1 });
  const folder = typedFolder(given);
  const start = performance.now();
  // Opening would make an empty one.
  if (!env.DATABASE_URL && !existsSync(findPlace(env.DATA_DIR).cluster))
    throw new StartError('backup_nothing');
  const database = await openDatabase();
  try {
    const from = { url: databaseUrl(), data_dir: env.DATA_DIR };
    const { manifest, foreign } = await backUp(from, folder);
    await noteBackup(env.DATA_DIR, { made_at: manifest.made_at, folder });
    report(manifest, { folder, start });
    if (env.S3_BUCKET) console.log(t('start:backup.bucket', { bucket: env.S3_BUCKET }));
    if (foreign.length > 0) console.log(t('start:backup.foreign', { names: foreign.join(', ') }));
  } finally {
    await database.close();
  }
});

function report(manifest: Manifest, { folder, start }: { folder: string; start: number }): void {
  const { tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.ceil(files.bytes / 1_000_000);
  const seconds = formatSeconds(performance.now() - start);
  console.log(t('start:backup.done', { folder, seconds }));
  console.log(
    t('start:backup.content', { rows, tables: tables.length, files: files.count, megabytes }),
  );
  console.log(t(`start:backup.${holdsKey(manifest, folder) ? 'with_secrets' : 'without_secrets'}`));
}

/**
 * Whether who has the backup can open what is sealed in it. A `config.json` alone says nothing: where
 * the environment gives the secrets, it is a leftover that opens nothing.
 */
function holdsKey({ config_sha256 }: Manifest, folder: string): boolean {
  return config_sha256 !== null && readKeptSecrets(folder).session_secret === lastingSecret();
}
