import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** All villas or boats, by id. */
export async function listIds(db: Db, table: 'villas' | 'boats'): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Makes the search's rows of these villas or boats anew. */
export async function refreshSearchOf(
  db: Db,
  table: 'villas' | 'boats',
  ids: number[],
): Promise<void> {
  const refresh =
    table === 'villas'
      ? sql`select refresh_villa_search(${ids})`
      : sql`select refresh_boat_search(${ids})`;
  await refresh.execute(db);
}

/** Share of the openings, from 0 to 1, which do not lie beside those of their place; null: there are none. */
export async function openingsDisorder(db: Db): Promise<number | null> {
  const { rows } = await sql<{ disorder: number | null }>`
    select avg((abs(page - page_before) > 1)::int)::float8 as disorder
    from (
      select page, lag(page) over (order by region_id, town_id, max_guests, place) as page_before
      from (
        select region_id, town_id, max_guests, ctid as place, (ctid::text::point)[0] as page
        from villa_openings
      ) opening
    ) neighbours`.execute(db);
  return rows[0]?.disorder ?? null;
}

/** Lays the openings of one place side by side. Whoever searches waits; it waits no longer than told. */
export async function clusterOpenings(db: Db, patience: string): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(inside);
    await sql`cluster villa_openings`.execute(inside);
  });
}
