import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { lockRows } from './row-locks.ts';

/** Tables whose rows stand in an order of their own within what they belong to; `owner` is its column. */
export type OwnedRows =
  | { table: 'villa_pictures'; owner: 'villa_id' }
  | { table: 'boat_pictures'; owner: 'boat_id' }
  | { table: 'showcase_villas'; owner: 'showcase_id' };

/**
 * Where a row stands among the rows of its owner, or of the whole table, counted from 1: the `order` that
 * is answered and that `movedTo` takes, whatever gaps the positions have.
 */
export function orderIn({
  table,
  owner,
}: OwnedRows | { table: 'showcases' | 'documents'; owner?: undefined }) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const siblings = owner ? sql` and sibling.${sql.ref(owner)} = ${column(owner)}` : sql``;
  return sql<number>`(select count(*)::int from ${sql.table(table)} as sibling
    where (sibling.position, sibling.id) <= (${column('position')}, ${column('id')})${siblings})`.as(
    'order',
  );
}

/** What these rows belong to: the first of them that is still there says it. */
export async function findOwnerOf(
  db: Db,
  { table, owner }: OwnedRows,
  ids: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ owner_id: number }>`
    select ${sql.ref(owner)} as owner_id from ${sql.table(table)}
    where id = any(${ids}::int[]) order by array_position(${ids}::int[], id) limit 1`.execute(db);
  return rows[0]?.owner_id;
}

/** All rows of one owner in the order they stand in, locked until the transaction ends. */
export async function lockOwnedRows(
  db: Db,
  { table, owner }: OwnedRows,
  ownerId: number,
): Promise<number[]> {
  const ofOwner = sql<boolean>`${sql.ref(owner)} = ${ownerId}`;
  await lockRows(db, table, ofOwner);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${ofOwner} order by position, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts rows into this order, counted from 1; those that stand right already are left alone. */
export async function updatePlaces(
  db: Db,
  table: OwnedRows['table'] | 'showcases',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as t set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    where wanted.id = t.id and t.position is distinct from wanted.place`.execute(db);
}
