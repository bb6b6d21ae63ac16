import { sql } from 'kysely';
import pg from 'pg';

import { jobsDb as db } from '../db/index.ts';
import { allOf } from '../each-by-itself.ts';
import type { Job } from './job.ts';

/** Few rows at a time: each batch is a transaction of its own, and bookings wait for its rows. */
const BATCH = 50;

/** "From" prices and past stays move with the calendar, so the search tables are made anew each day. */
export const refreshSearch: Job = {
  name: 'refresh-search',
  cron: '3 0 * * *',
  run: async () => {
    const villas = await db.selectFrom('villas').select('id').orderBy('id').execute();
    const boats = await db.selectFrom('boats').select('id').orderBy('id').execute();
    const steps = [
      ...batchesOf(villas).map((ids) => sql`select refresh_villa_search(${ids})`),
      ...batchesOf(boats).map((ids) => sql`select refresh_boat_search(${ids})`),
    ].map((statement) => () => statement.execute(db));
    await allOf([...steps, putOpeningsInOrder], 'Some listings could not be refreshed');
  },
};

/** Share of the villas which do not stand beside their neighbours that makes it worth a lock. */
const DISORDER = 0.05;
/** Searches wait behind us while we wait: better another night than long. */
const PATIENCE = '300ms';

/**
 * Villas of one place lie side by side, so that a search reads few pages; new and moved ones stand at
 * the end. The table is small: a hundred thousand villas are put in order in about a second, in which
 * searches wait. True when that was needed and done.
 */
export async function putOpeningsInOrder(): Promise<boolean> {
  const { rows } = await sql<{ disorder: number | null }>`
    select avg((abs(page - page_before) > 1)::int)::float8 as disorder
    from (
      select page, lag(page) over (order by region_id, town_id, max_guests, place) as page_before
      from (
        select region_id, town_id, max_guests, ctid as place, (ctid::text::point)[0] as page
        from villa_openings
      ) opening
    ) neighbours`.execute(db);
  if ((rows[0]?.disorder ?? 0) <= DISORDER) return false;
  try {
    await db.transaction().execute(async (inside) => {
      await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(inside);
      await sql`cluster villa_openings`.execute(inside);
    });
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

const batchesOf = (rows: { id: number }[]): number[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH).map(({ id }) => id),
  );
