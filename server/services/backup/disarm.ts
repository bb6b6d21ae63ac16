import { sql } from 'kysely';

import type { BackupDb } from './connection.ts';
import { OF_MIGRATIONS } from './tables.ts';

interface Rule {
  /** Quoted as PostgreSQL wants it. */
  table: string;
  name: string;
  definition: string;
}

/**
 * Readies a database that was just migrated for the rows of a backup: empties it of what migrations put
 * in, and takes off what would act on rows or ask for others, so that tables can be filled in any order.
 * Rules that were made `not valid` go, too: they ask no row of before them, and here all would be new.
 * The owner of the tables may do that, where switching triggers off altogether takes a superuser. Returns
 * what puts all of it back; foreign keys are checked then. Both in one transaction.
 */
export async function disarm(db: BackupDb): Promise<() => Promise<void>> {
  await sql`set constraints all immediate`.execute(db);
  const tables = await tablesOf(db);
  const rules = await rulesToLift(db);
  for (const { table, name } of rules)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  return async () => {
    for (const { table, name, definition } of rules)
      await sql`
        alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}
      `.execute(db);
    for (const table of tables)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  };
}

async function tablesOf(db: BackupDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname <> all (${OF_MIGRATIONS})
    order by c.relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function rulesToLift(db: BackupDb): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select k.conrelid::regclass::text as "table", k.conname as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    where (k.contype = 'f' or not k.convalidated) and k.connamespace = current_schema()::regnamespace
    order by k.conrelid, k.conname
  `.execute(db);
  return rows;
}
