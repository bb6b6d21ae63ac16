import path from 'node:path';

import { closeDatabase, db, useDatabase } from '../../server/db/index.ts';
import { command, randomName, sibling } from './server.ts';

const template = process.env.KOY_TEST_TEMPLATE ?? '';
const name = randomName('koy_test');

/** The address of this test file's own database: the whole schema, no rows but those of migrations. */
export const url = sibling(template, name);

await command(
  template,
  `create database ${name} template ${path.basename(new URL(template).pathname)} strategy file_copy`,
);
useDatabase(url);

afterAll(async () => {
  await closeDatabase();
  await command(template, `drop database ${name} with (force)`);
});

export { db };
