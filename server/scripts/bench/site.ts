import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { startScratch } from '../../db/scratch.ts';
import { projectRoot } from '../../project-root.ts';
import { paths } from '../../shared/paths.ts';
import { startProgram } from './programs.ts';

/** What the server has used so far. */
export interface Used {
  cpu_ms: number;
  queries: number;
}

/** The built product on a database of its own. */
export interface BenchedSite {
  url: string;
  /** Its database, to add rows to. */
  database_url: string;
  /** Who signs in; unsaid the demo's clerk. */
  clerk?: { email: string; password: string };
  used(): Promise<Used>;
  stop(): Promise<void>;
}

/** As durable as a real one: what a booking waits for is the disk. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** With the demo, and as much memory as `npm start` gives it; `more`: further variables of its environment. */
export async function startSite(more: Record<string, string> = {}): Promise<BenchedSite> {
  const scratch = await startScratch(DURABLE);
  try {
    const site = await startSiteOn(scratch, { DEMO: '1', ...more }, await memoryFlags());
    return { ...site, stop: () => site.stop().then(scratch.remove) };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

/** On a database that is filled already and stays when it stops. */
export async function startSiteOn(
  { url, folder }: { url: string; folder: string },
  more: Record<string, string> = {},
  flags: string[] = [],
): Promise<BenchedSite> {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    // As under npm: it ends when this process does, however that ends.
    npm_lifecycle_event: 'bench',
    ...more,
  };
  const { facts, stop } = await startProgram('server/scripts/start.ts', { env, flags });
  return { url: facts.url, database_url: url, used: () => usedBy(facts.url), stop };
}

/** With which `npm start` runs it. */
async function memoryFlags(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  return scripts.start.match(/--max-\S+/g) ?? [];
}

/** Reads it from the server's own figures. */
async function usedBy(url: string): Promise<Used> {
  const response = await fetch(url + paths.metrics());
  const text = await response.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu_ms: value('process_cpu_seconds_total') * 1000,
    queries: value('koy_db_queries_total'),
  };
}
