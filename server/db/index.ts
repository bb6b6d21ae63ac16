import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type pg from 'pg';

import { env } from '../env.ts';
import { log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { connectTo, createPool, JOBS } from './connection.ts';
import type { DB } from './tables.ts';

/** What every query function takes first: the pool, or the transaction it must run inside. */
export type Db = Kysely<DB>;

let chosenUrl: string | undefined;
let opened: pg.Pool | undefined;
let openedForJobs: pg.Pool | undefined;
let sent = 0;
const watchers = new Set<(event: LogEvent) => void>();

function observe(event: LogEvent): void {
  sent += 1;
  for (const watch of watchers) watch(event);
}

/** The database of this process. The pool is made at the first query, after `useDatabase`. */
export const db: Db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: async () => pool() }),
  log: observe,
});

/** The same for jobs, by a few connections of their own: a long one never takes those of visitors. */
export const jobsDb: Db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: async () => poolOfJobs() }),
  log: observe,
});

/** Chooses the database, once its address is known and before the first query. */
export function useDatabase(url: string): void {
  if ((opened || openedForJobs) && url !== chosenUrl)
    throw new Error('the database is already in use');
  chosenUrl = url;
}

/** The address of the chosen database. */
export function databaseUrl(): string {
  const url = chosenUrl ?? env.DATABASE_URL;
  if (!url) throw new StartError('database_not_chosen');
  return url;
}

/** The pool under `db`, for the libraries that want one (sessions, rate limits). */
export function pool(): pg.Pool {
  opened ??= createPool(databaseUrl(), noteLost);
  return opened;
}

function poolOfJobs(): pg.Pool {
  openedForJobs ??= createPool(databaseUrl(), noteLost, JOBS);
  return openedForJobs;
}

/** Does what may take longer than a visitor waits, such as a migration, on a connection of its own. */
export async function unhurriedly<T>(run: (own: Db) => Promise<T>): Promise<T> {
  const own = connectTo<DB>(databaseUrl());
  try {
    return await run(own);
  } finally {
    await own.destroy();
  }
}

let isClosing = false;

/** A pool is ended before its sockets are: the embedded server, stopped right after it, cuts those itself. */
const noteLost = (error: Error) => {
  if (!isClosing) log.warn({ reason: error.message }, 'idle connection lost');
};

/**
 * Whether the database answers now; never throws and never waits longer than two seconds. Where visitors have
 * all of the pool's connections it is asked `apart`: behind them the question would be late in every rush, and
 * whoever sends visitors elsewhere then would send them from one busy process to the next.
 */
export async function databaseAnswers(apart?: () => Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref());
  const { idleCount, totalCount, options } = pool();
  const isLentOut = idleCount === 0 && totalCount >= options.max;
  const ask = () => pool().query('select 1');
  // Who is asked apart may have nobody to ask yet, while visitors are served again.
  const asked = apart && isLentOut ? apart().catch(ask) : ask();
  const answered = asked.then(() => true).catch(() => false);
  return Promise.race([answered, late]);
}

/** Ends all connections. Afterwards this process can't query any more. */
export async function closeDatabase(): Promise<void> {
  isClosing = true;
  await Promise.all([db.destroy(), jobsDb.destroy()]);
  for (const pooled of [opened, openedForJobs]) if (pooled && !pooled.ending) await pooled.end();
}

/** How many statements this process has sent through `db` so far. */
export const queryCount = (): number => sent;

/** Runs something and tells which SQL this process sent through `db` meanwhile (for tests). */
export async function countQueries<T>(
  run: () => Promise<T>,
): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = [];
  const watch = (event: LogEvent) => queries.push(event.query.sql);
  watchers.add(watch);
  try {
    return { result: await run(), queries };
  } finally {
    watchers.delete(watch);
  }
}
