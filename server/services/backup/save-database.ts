import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { sql } from 'kysely';

import { executedMigrations, pendingMigrations } from '../../db/migrate.ts';
import { StartError } from '../../start-error.ts';
import type { BackupDb } from './connection.ts';
import { type Manifest, tableFile } from './manifest.ts';
import {
  asLines,
  type Digest,
  rowsOf,
  shapeOf,
  startDigest,
  type TableShape,
} from './table-rows.ts';
import { keptTables, OF_MIGRATIONS, TABLES } from './tables.ts';

type Saved = Pick<Manifest, 'postgresql' | 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes every kept table into the folder, as all of them were when the first was asked for: what others
 * write meanwhile is wholly left out. Nobody waits for it but who changes the schema.
 */
export async function saveDatabase(
  db: BackupDb,
  folder: string,
): Promise<Saved & { foreign: string[] }> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const migrations = await executedMigrations(trx);
    if (migrations.length === 0) throw new StartError('backup_nothing');
    // A database newer than this code may have tables of which this code does not know.
    await pendingMigrations(trx);
    const tables: Manifest['tables'] = [];
    for (const name of keptTables()) {
      const shape = await shapeOf(trx, name);
      if (shape) tables.push({ ...named(shape), ...(await saveTable(trx, shape, folder)) });
    }
    return {
      postgresql: await versionOf(trx),
      migrations,
      tables,
      // After the rows: numbers are given out outside of transactions and only grow.
      sequences: await sequencesOf(trx),
      foreign: await foreignTables(trx),
    };
  });
}

const named = ({ name, columns }: TableShape) => ({ name, columns });

async function saveTable(db: BackupDb, shape: TableShape, folder: string): Promise<Digest> {
  const digest = startDigest();
  await pipeline(
    async function* lines() {
      for await (const rows of rowsOf(db, shape)) {
        digest.add(rows);
        yield asLines(rows);
      }
    },
    createGzip(),
    createWriteStream(tableFile(folder, shape.name), { mode: 0o600, flush: true }),
  );
  return digest.end();
}

async function versionOf(db: BackupDb): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? '';
}

async function sequencesOf(db: BackupDb): Promise<Manifest['sequences']> {
  const { rows } = await sql<Manifest['sequences'][number]>`
    select sequencename as name, last_value::text as last_value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename
  `.execute(db);
  return rows;
}

async function foreignTables(db: BackupDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> all (${[...Object.keys(TABLES), ...OF_MIGRATIONS]})
    order by c.relname
  `.execute(db);
  return rows.map(({ name }) => name);
}
