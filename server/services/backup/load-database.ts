import { sql } from 'kysely';

import { migrateTo } from '../../db/migrate.ts';
import { StartError } from '../../start-error.ts';
import { type CheckedBackup, rowsOfFile } from './check-backup.ts';
import type { BackupDb } from './connection.ts';
import { disarm } from './disarm.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { digestOf, loadRows, shapeOf, type TableShape } from './table-rows.ts';

/**
 * Makes the tables of a backup in an empty database and fills them, in the given transaction. Each is
 * read back afterwards: throws StartError `restore_differs` when one is not what the backup says.
 */
export async function loadDatabase(
  db: BackupDb,
  { folder, manifest }: CheckedBackup,
): Promise<void> {
  await migrateTo(db, manifest.migrations.at(-1) ?? '');
  const rearm = await disarm(db);
  for (const saved of manifest.tables) {
    const shape = await shapeFor(db, saved);
    await loadRows(db, shape, rowsOfFile(tableFile(folder, saved.name)));
    const { rows, sha256 } = await digestOf(db, shape);
    if (rows !== saved.rows || sha256 !== saved.sha256)
      throw new StartError('restore_differs', { table: saved.name });
  }
  for (const { name, last_value } of manifest.sequences)
    await sql`select setval(${name}::regclass, ${last_value}::bigint)`.execute(db);
  await rearm();
}

/** The table as the migrations made it, its columns in the order of the backup. */
async function shapeFor(
  db: BackupDb,
  { name, columns }: Manifest['tables'][number],
): Promise<TableShape> {
  const made = await shapeOf(db, name);
  const isSame = made && made.columns.toSorted().join() === columns.toSorted().join();
  if (!isSame) throw new StartError('restore_differs', { table: name });
  return { ...made, columns };
}
