import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';

import { projectRoot } from '../project-root.ts';
import { StartError } from '../start-error.ts';

const FOLDER = path.join(projectRoot, 'migrations');

// biome-ignore lint/suspicious/noExplicitAny: migrations see the schema of their own moment.
type AnyDatabase = Kysely<any>;

interface Migrated {
  /** What was applied now, in order; empty when the schema was up to date. */
  names: string[];
  milliseconds: number;
}

/** How often a change of the schema is tried where a table it needs is held by somebody at work. */
const TRIES = 10;

/**
 * Brings the schema up to date: all pending migrations in one transaction, under a lock that makes
 * other processes wait for as long as it takes. Throws StartError when one fails (all are undone) or
 * when the database knows migrations that this code does not have.
 */
export async function migrateToLatest(db: AnyDatabase): Promise<Migrated> {
  const start = performance.now();
  const pending = await pendingMigrations(db);
  const names = pending.length > 0 ? await unhurried(db, applyPending) : [];
  return { names, milliseconds: Math.round(performance.now() - start) };
}

/**
 * A table that is in use is not waited for long: whoever asks for it meanwhile would wait behind us. All
 * is undone then and tried again a little later.
 */
async function applyPending(db: AnyDatabase): Promise<string[]> {
  for (let tried = 1; ; tried += 1) {
    const result = await migrator(db).migrateToLatest();
    if (!isHeldUp(result.error) || tried === TRIES) return applied(db, result);
    await pause(500 + Math.random() * 1_000);
  }
}

/** A lock that was not given in time, or that two wanted of each other. */
const isHeldUp = (error: unknown): boolean => ['55P03', '40P01'].includes(stateOf(error));

const stateOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

const SETTINGS = [
  ['statement_timeout', '0'],
  ['lock_timeout', '2s'],
  ['idle_in_transaction_session_timeout', '5min'],
] as const;

/** Runs something on a connection whose statements may take their time, as a visitor's may not. */
const unhurried = <T>(db: AnyDatabase, run: (db: AnyDatabase) => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    for (const [name, value] of SETTINGS)
      await sql`select set_config(${name}, ${value}, false)`.execute(one);
    try {
      return await run(one);
    } finally {
      for (const [name] of SETTINGS) await sql`reset ${sql.id(name)}`.execute(one);
    }
  });

/**
 * Applies all migrations up to the named one, in the transaction that is given; for a restore, which
 * wants the schema of its backup. Throws StartError when one fails.
 */
export async function migrateTo(db: AnyDatabase, name: string): Promise<void> {
  await applied(db, await migrator(db).migrateTo(name));
}

/** Undoes the last migration; undefined when there was none. */
export async function migrateDown(db: AnyDatabase): Promise<string | undefined> {
  return (await applied(db, await migrator(db).migrateDown()))[0];
}

/** The migrations the database lacks. Throws StartError `schema_newer` when it has unknown ones. */
export async function pendingMigrations(db: AnyDatabase): Promise<string[]> {
  const known = migrationNames();
  const done = await executedMigrations(db);
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new StartError('schema_newer', { names: unknown.join(', ') });
  return known.filter((name) => !done.includes(name));
}

/** All migrations of this code, in order. */
export function migrationNames(): string[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  return files.map((file) => path.basename(file, '.ts')).sort();
}

/** The migrations the database has, in order; none where it was never migrated. */
export async function executedMigrations(db: AnyDatabase): Promise<string[]> {
  const table = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found
  `.execute(db);
  if (!table.rows[0]?.found) return [];
  const done = db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const rows = await done.catch(async (error) => {
    await refuseForbidden(db, error);
    throw error;
  });
  return rows.map((row) => row.name);
}

function migrator(db: AnyDatabase): Migrator {
  return new Migrator({ db, provider: { getMigrations: loadMigrations } });
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of migrationNames())
    migrations[name] = await import(pathToFileURL(path.join(FOLDER, `${name}.ts`)).href);
  return migrations;
}

async function applied(
  db: AnyDatabase,
  { error, results = [] }: MigrationResultSet,
): Promise<string[]> {
  if (!error) return results.map((result) => result.migrationName);
  await refuseForbidden(db, error);
  const reason = error instanceof Error ? error.message : String(error);
  const failed = results.find((result) => result.status === 'Error');
  throw new StartError('migration', { name: failed?.migrationName ?? '?', reason });
}

/**
 * Throws StartError `database_rights` where that is why something failed. 3F000: of a schema that a role may
 * not look into, PostgreSQL says that there is none.
 */
async function refuseForbidden(db: AnyDatabase, error: unknown): Promise<void> {
  if (!['42501', '3F000'].includes(stateOf(error))) return;
  const { rows } = await sql<{ role: string; database: string }>`
    select current_user as role, current_database() as database`.execute(db);
  throw new StartError('database_rights', { ...rows[0], reason: (error as Error).message });
}
