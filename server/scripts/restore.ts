import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUrl } from '../db/index.ts';
import { openDatabase } from '../db/open.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { readKeptSecrets } from '../kept-secrets.ts';
import { type CheckedBackup, checkBackup } from '../services/backup/check-backup.ts';
import { PROBE } from '../services/backup/manifest.ts';
import { restore } from '../services/backup/restore.ts';
import { unseal } from '../services/sealed.ts';
import { formatSeconds } from '../shared/format-seconds.ts';
import { TIME_ZONE } from '../shared/time-zone.ts';
import { runScript } from './run-script.ts';
import { typedArguments } from './typed-arguments.ts';
import { typedFolder } from './typed-folder.ts';

/** `npm run restore -- <folder of a backup>`: into an empty database and data folder, wholly or not at all. */
await runScript(async () => {
  const [given = ''] = typedArguments('restore_usage', { least: 1, most: 1 });
  const start = performance.now();
  const backup = await checkBackup(typedFolder(given));
  const isReadable = canUnseal(backup);
  const database = await openDatabase();
  try {
    await restore(backup, { url: databaseUrl(), data_dir: env.DATA_DIR });
  } finally {
    await database.close();
  }
  report(backup, start);
  if (!isReadable) console.log(t('start:restore.other_key'));
});

/** Whether the site will have the key under which identity numbers were sealed (services/sealed.ts). */
function canUnseal({ folder, manifest }: CheckedBackup): boolean {
  if (manifest.config_sha256 !== null && isKeptSecret(env.SESSION_SECRET)) {
    const kept = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
    env.SESSION_SECRET = kept.session_secret;
  }
  try {
    return unseal(manifest.probe, PROBE) === PROBE;
  } catch {
    // Another key cannot open it.
    return false;
  }
}

/** Made up by this data folder and not given by the environment: then the backup's takes its place. */
function isKeptSecret(secret: string): boolean {
  return readKeptSecrets(env.DATA_DIR).session_secret === secret;
}

function report({ manifest }: CheckedBackup, start: number): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = formatSeconds(performance.now() - start);
  const made_at = new Date(manifest.made_at).toLocaleString('tr-TR', { timeZone: TIME_ZONE });
  console.log(t('start:restore.done', { made_at, rows, files: manifest.files.count, seconds }));
}
