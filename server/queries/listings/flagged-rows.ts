import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { lockRows } from '../row-locks.ts';

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

/**
 * The rows of the table that are among these ids, in the order they stand in. All of the table are locked:
 * where positions are equal or have gaps, the others get theirs anew as well.
 */
export async function lockRanks(db: Db, table: RankedTable, ids: readonly number[]) {
  await lockRows(db, table);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[]) and ${present(table)}
    order by position, id`.execute(db);
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

/** Puts one row at the place `position` among all of its table; the place it had. */
export async function updatePlace(
  db: Db,
  table: RankedTable,
  { id, position }: { id: number; position: number },
): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    with place as (
      select id, (row_number() over (order by position, id))::int as place from ${sql.table(table)}
    ),
    moved as (select place from place where id = ${id}),
    ranked as (
      select place.id, case
        when place.id = ${id} then ${position}::int
        when place.place > moved.place and place.place <= ${position}::int then place.place - 1
        when place.place < moved.place and place.place >= ${position}::int then place.place + 1
        else place.place end as place
      from place, moved
    ),
    written as (
      update ${sql.table(table)} as t set position = ranked.place
      from ranked where ranked.id = t.id and t.position is distinct from ranked.place
    )
    select place from moved`.execute(db);
  return rows[0]?.place ?? position;
}

/**
 * Which of these rows cannot be on sale, and by which rule: the same as the tables' constraints say,
 * and of boats papers that still hold, which no constraint can watch.
 */
export async function listUnsellable(db: Db, table: string, ids: readonly number[]) {
  const rules = SALE_RULES[table];
  if (!rules) return [];
  const broken = rules.map(({ code, must }) => sql`when not (${must}) then ${code}::text`);
  const { rows } = await sql<{ id: number; name: string; code: string }>`
    select id, name, code from (
      select id, name, position, case
        when withdrawn_at is not null then 'withdrawn'
        ${sql.join(broken, sql` `)} end as code
      from ${sql.table(table)} where id = any(${ids}::int[])
    ) as listing where code is not null order by position, id`.execute(db);
  return rows;
}

/** Listings that were deleted stay as rows, but nobody's. */
const present = (table: string) =>
  table === 'villas' || table === 'boats' ? sql`deleted_at is null` : sql`true`;

const SALE_RULES: Record<string, { code: string; must: RawBuilder<boolean> }[]> = {
  villas: [
    {
      code: 'permit_required',
      must: sql`permit_no is not null and permit_verified_at is not null`,
    },
  ],
  boats: [
    {
      code: 'papers_required',
      must: sql`licence_no is not null and licence_verified_at is not null
        and insurance_until is not null and seaworthiness_until is not null
        and (licence_holder is not null or owner_id is not null)`,
    },
    {
      code: 'papers_over',
      must: sql`least(insurance_until, seaworthiness_until) >= istanbul_today()`,
    },
  ],
};
