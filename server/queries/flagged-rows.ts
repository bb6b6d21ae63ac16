import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

/** Tables with a switch that staff set for several rows at once. */
export type Flag =
  | { table: 'bank_accounts' | 'users' | 'mail_templates'; column: 'active' }
  | { table: 'villas' | 'boats'; column: 'active' | 'popular' | 'villa_of_month' };

/** Tables whose rows stand in an order that staff chose. */
export type RankedTable = {
  [Table in keyof DB]: 'position' extends keyof DB[Table] ? Table : never;
}[keyof DB];

/** The rows' switch as it stands, locked in the order of their ids until the transaction ends. */
export async function lockFlags(db: Db, { table, column }: Flag, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; active: boolean }>`
    select id, ${sql.ref(column)} as active from ${sql.table(table)}
    where id = any(${ids}::int[]) and ${present(table)} order by id for update`.execute(db);
  return rows;
}

export async function updateFlags(
  db: Db,
  { table, column }: Flag,
  ids: readonly number[],
  active: boolean,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${active}
    where id = any(${ids}::int[]) and ${sql.ref(column)} is distinct from ${active}`.execute(db);
}

/** The rows of the table that are among these ids, locked, in the order they stand in. */
export async function lockRanks(db: Db, table: RankedTable, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[]) and ${present(table)}
    order by position, id for update`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Puts rows into a new order within the places they have together; all others keep theirs. Equal
 * positions are first told apart by id, as lists show them.
 */
export async function updateRanks(
  db: Db,
  table: RankedTable,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with place as (
      select id, row_number() over (order by position, id) as place from ${sql.table(table)}
    ),
    freed as (
      select place, row_number() over (order by place) as turn from place
      where id = any(${ids}::int[])
    ),
    wanted as (
      select w.id, w.turn from unnest(${ids}::int[]) with ordinality as w(id, turn)
    ),
    ranked as (
      select place.id, coalesce(freed.place, place.place) as place
      from place
      left join wanted on wanted.id = place.id
      left join freed on freed.turn = wanted.turn
    )
    update ${sql.table(table)} as t set position = ranked.place
    from ranked where ranked.id = t.id and t.position is distinct from ranked.place`.execute(db);
}

/** Listings that were deleted stay as rows, but nobody's. */
const present = (table: string) =>
  table === 'villas' || table === 'boats' ? sql`deleted_at is null` : sql`true`;
