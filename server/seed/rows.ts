import { type Insertable, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

export type Row<Table extends keyof DB> = Insertable<DB[Table]>;
/** A row that knows its own id before the database does, so that others can refer to it. */
export type Numbered<Table extends keyof DB> = Row<Table> & { id: number };

/** What the demo puts into each table; every row of a table names the same columns. */
export type Rows = { [Table in keyof DB]?: Row<Table>[] };

/** Rows that go in one statement: more would make one statement too large to plan well. */
const AT_ONCE = 2_000;

/** Inserts rows as one JSON document each, which PostgreSQL reads much faster than parameters. */
export async function insertRows<Table extends keyof DB>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE);
    const names = columnsOf(table, part);
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      ${sql.raw(names.includes('id') ? 'overriding system value' : '')}
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(part)}::json)
    `.execute(db);
  }
}

/** Lets each table's own numbering go on behind the ids that the demo gave. */
export async function continueIds(db: Db, tables: readonly (keyof DB)[]): Promise<void> {
  if (tables.length === 0) return;
  const nexts = tables.map(
    (table) => sql`setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) from ${sql.table(table)}))`,
  );
  await sql`select ${sql.join(nexts)}`.execute(db);
}

/** Numbers rows from 1 in their order. */
export const numbered = <T extends object>(rows: readonly T[]): (T & { id: number })[] =>
  rows.map((row, index) => ({ id: index + 1, ...row }));

/** The columns all rows of a statement name; one that names others would silently get nulls. */
function columnsOf(table: string, rows: readonly object[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const known = new Set(names);
  const odd = rows.find((row) => {
    const keys = Object.keys(row);
    return keys.length !== names.length || !keys.every((key) => known.has(key));
  });
  if (odd) throw new Error(`${table}: a row has other columns than the first: ${Object.keys(odd)}`);
  return names;
}
