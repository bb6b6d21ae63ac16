import { closeDatabase, db, useDatabase } from '../../server/db/index.ts';
import { command, copyDatabase, randomName, sibling } from './server.ts';

const template = process.env.KOY_TEST_TEMPLATE ?? '';
const name = randomName('koy_test');

/** The address of this test file's own database: the whole schema, no rows but those of migrations. */
export const url = sibling(template, name);

await copyDatabase(template, name);
useDatabase(url);

/** Puts a copy of another database in the place of this test file's own, whatever was in it. */
export async function becomeCopyOf(other: string): Promise<void> {
  await command(template, `drop database ${name} with (force)`);
  await copyDatabase(sibling(template, other), name);
}

afterAll(async () => {
  await closeDatabase();
  await command(template, `drop database ${name} with (force)`);
});

export { db };
