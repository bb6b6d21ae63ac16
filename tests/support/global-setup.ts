import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { connectTo } from '../../server/db/connection.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { startScratch } from '../../server/db/scratch.ts';
import { buildAssets } from '../../server/scripts/bundle/assets.ts';
import { bundleForTests } from './bundle.ts';
import { memoryFolder } from './memory-folder.ts';
import { command, randomName, sibling } from './server.ts';

/** What is written ahead stays small, as it is kept in memory. */
const SETTINGS = { autovacuum: 'off', max_wal_size: '256MB' };

/**
 * Before all tests: one PostgreSQL for the run (a throw-away one, or the server that
 * TEST_DATABASE_URL names) with one migrated database, which every test file copies. Pages name
 * built files and tests load the product as a bundle, so those are made here too if they are not up to
 * date.
 */
export default async function setup(): Promise<void> {
  const [bundle] = await Promise.all([bundleForTests(), buildAssets()]);
  const given = process.env.TEST_DATABASE_URL;
  const scratch = given ? undefined : await startScratch(SETTINGS, memoryFolder());
  const server = given ?? scratch?.url ?? '';
  const template = randomName('koy_template');
  await command(server, `create database ${template}`);
  const db = connectTo(sibling(server, template));
  await migrateToLatest(db);
  await db.destroy();
  process.env.KOY_TEST_BUNDLE = bundle;
  process.env.KOY_TEST_TEMPLATE = sibling(server, template);
  process.env.KOY_TEST_FOLDER = scratch?.folder ?? mkdtempSync(path.join(os.tmpdir(), 'koy-test-'));
  Object.assign(globalThis, { koyTestScratch: scratch });
}
