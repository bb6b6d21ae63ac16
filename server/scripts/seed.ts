import { today } from '../clock.ts';
import { isUnused } from '../db/emptiness.ts';
import { db, unhurriedly } from '../db/index.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { seedDemo } from '../seed/index.ts';
import { formatSeconds } from '../shared/format-seconds.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';

/** `npm run seed`: the demo into an empty database; one in use is left alone. */
await runScript(async () => {
  if (!env.DEMO) throw new StartError('no_demo');
  const database = await openDatabase();
  try {
    await unhurriedly(migrateToLatest);
    if (!(await isUnused(db))) throw new StartError('not_empty');
    const start = performance.now();
    await seedDemo(db, today().toString());
    const seconds = formatSeconds(performance.now() - start);
    console.log(t('start:seed.done', { seconds }));
  } finally {
    await database.close();
  }
});
