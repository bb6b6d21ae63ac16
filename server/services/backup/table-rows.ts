import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { BackupDb } from './connection.ts';

/** A table as a backup holds it: the columns that are written, and in which order rows come. */
export interface TableShape {
  name: string;
  /** Without generated columns, which PostgreSQL makes again. */
  columns: string[];
  key: KeyColumn[];
}

interface KeyColumn {
  name: string;
  is_text: boolean;
}

/** What a table amounts to: two tables with the same rows have the same. */
export interface Digest {
  rows: number;
  /** SHA-256 of its rows as they stand in a backup's file, in the order of the key. */
  sha256: string;
}

const ROWS_AT_ONCE = 200;

/** Undefined: there is no such table. Rows of a table without a primary key come in order of their text. */
export async function shapeOf(db: BackupDb, name: string): Promise<TableShape | undefined> {
  const { rows } = await sql<KeyColumn & { place: number | null }>`
    select a.attname as name, a.attcollation <> 0 as is_text,
      array_position(k.conkey, a.attnum) as place
    from pg_attribute a
      left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
    where a.attrelid = to_regclass(${name}) and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by a.attnum
  `.execute(db);
  if (rows.length === 0) return undefined;
  const key = rows
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => Number(one.place) - Number(other.place));
  return { name, columns: rows.map((column) => column.name), key };
}

/**
 * The rows of a table, some at a time: each is PostgreSQL's text of all its columns, which it reads back
 * exactly (JSON would lose the difference between a null and a column that is empty). Runs in a
 * transaction, as the place in the table is kept there.
 */
export async function* rowsOf(db: BackupDb, shape: TableShape): AsyncGenerator<string[]> {
  await sql`
    declare backup_rows no scroll cursor for
    select row(${columnList(shape)})::text as line from ${sql.table(shape.name)} order by ${orderOf(shape)}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows
    `.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(db);
}

/** Puts rows of `rowsOf` into a table that nobody else writes; ids are those of the rows. */
export async function loadRows(
  db: BackupDb,
  shape: TableShape,
  source: AsyncIterable<string[]>,
): Promise<void> {
  const table = sql.table(shape.name);
  const columns = columnList(shape);
  // Its rows are of a type that has the columns of the backup and no others.
  await sql`create temp table loading as select ${columns} from ${table} with no data`.execute(db);
  for await (const rows of source) {
    await sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from unnest(${rows}::loading[])
    `.execute(db);
  }
  await sql`drop table loading`.execute(db);
}

/** What a table amounts to now. */
export async function digestOf(db: BackupDb, shape: TableShape): Promise<Digest> {
  const digest = startDigest();
  for await (const rows of rowsOf(db, shape)) digest.add(rows);
  return digest.end();
}

/** Rows as lines of a file: a row may hold line breaks, its JSON does not. */
export const asLines = (rows: string[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Adds rows up to a digest. */
export function startDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: string[]): void {
      hash.update(asLines(rows));
      count += rows.length;
    },
    end: (): Digest => ({ rows: count, sha256: hash.digest('hex') }),
  };
}

const columnList = ({ columns }: TableShape) => sql.join(columns.map((name) => sql.ref(name)));

/** In C's order of letters, which is the same on every server. */
function orderOf(shape: TableShape) {
  if (shape.key.length === 0) return sql`row(${columnList(shape)})::text collate "C"`;
  return sql.join(
    shape.key.map(({ name, is_text }) =>
      is_text ? sql`${sql.ref(name)} collate "C"` : sql`${sql.ref(name)}`,
    ),
  );
}
