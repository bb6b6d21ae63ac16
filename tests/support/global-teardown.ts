import { readFileSync, rmSync } from 'node:fs';

import type { Scratch } from '../../server/db/scratch.ts';
import { neverAudited } from './audited-routes.ts';
import { command, demoOf, nameIn } from './server.ts';

/** After all tests: nothing of the run is left. A whole run must have seen each call of staff write. */
export default async function teardown(): Promise<void> {
  const missing = process.env.KOY_WHOLE_RUN ? neverAudited(writingRoutes()) : [];
  await removeRun();
  if (missing.length > 0)
    throw new Error(`no test saw these succeed and stand in the audit log:\n${missing.join('\n')}`);
}

async function removeRun(): Promise<void> {
  const { koyTestScratch } = globalThis as { koyTestScratch?: Scratch };
  if (koyTestScratch) return koyTestScratch.remove();
  const template = process.env.KOY_TEST_TEMPLATE ?? '';
  await command(template, `drop database ${nameIn(template)}`);
  await command(template, `drop database if exists ${demoOf(template)}`);
  rmSync(process.env.KOY_TEST_FOLDER ?? '', { recursive: true, force: true });
}

/** The calls by which staff and owners change something, from the list that is kept for review. */
function writingRoutes(): string[] {
  const list = readFileSync(new URL('../routes/access.txt', import.meta.url), 'utf8');
  const lines = [...list.matchAll(/^ {2}(POST|PUT|PATCH|DELETE) +(\/v1\/admin\/\S+)/gm)];
  return lines.map(([, verb, address]) => `${verb} ${address}`);
}
