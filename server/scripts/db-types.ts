import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { generate, getDialect } from 'kysely-codegen';

import { connectTo } from '../db/connection.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { startScratch } from '../db/scratch.ts';
import { t } from '../i18n.ts';
import { projectRoot } from '../project-root.ts';
import { runScript } from './run-script.ts';

const FILE = path.join(projectRoot, 'server/db/tables.ts');

const TYPES = { int8: 'number', daterange: 'string', datemultirange: 'string' };

/** `npm run db:types` writes server/db/tables.ts from the migrations; `--check` only compares. */
await runScript(async () => {
  const generated = await generateTypes();
  const current = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  if (current === generated) return console.log(t('start:types.same'));
  if (process.argv.includes('--check')) {
    console.error(t('start:types.drift'));
    process.exitCode = 1;
    return;
  }
  writeFileSync(FILE, generated);
  console.log(t('start:types.written'));
});

async function generateTypes(): Promise<string> {
  const scratch = await startScratch();
  const db = connectTo<unknown>(scratch.url);
  try {
    await migrateToLatest(db);
    return await generate({
      db,
      dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'string' }),
      excludePattern: 'kysely_*',
      outFile: null,
      typeMapping: TYPES,
    });
  } finally {
    await db.destroy();
    await scratch.remove();
  }
}
