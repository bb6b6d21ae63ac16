import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Scratch } from '../../server/db/scratch.ts';
import { command } from './server.ts';

/** After all tests: nothing of the run is left. */
export default async function teardown(): Promise<void> {
  const { koyTestScratch } = globalThis as { koyTestScratch?: Scratch };
  if (koyTestScratch) return koyTestScratch.remove();
  const template = process.env.KOY_TEST_TEMPLATE ?? '';
  await command(template, `drop database ${path.basename(new URL(template).pathname)}`);
  rmSync(process.env.KOY_TEST_FOLDER ?? '', { recursive: true, force: true });
}
