import { sql } from 'kysely';

import { db } from '../db/index.ts';
import type { Job } from './job.ts';

/** Few rows at a time: each batch is a transaction of its own, and bookings wait for its rows. */
const BATCH = 50;

/** "From" prices and past stays move with the calendar, so the search tables are made anew each day. */
export const refreshSearch: Job = {
  name: 'refresh-search',
  cron: '3 0 * * *',
  run: async () => {
    const villas = await db.selectFrom('villas').select('id').orderBy('id').execute();
    for (const ids of batchesOf(villas)) await sql`select refresh_villa_search(${ids})`.execute(db);
    const boats = await db.selectFrom('boats').select('id').orderBy('id').execute();
    for (const ids of batchesOf(boats)) await sql`select refresh_boat_search(${ids})`.execute(db);
  },
};

const batchesOf = (rows: { id: number }[]): number[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH).map(({ id }) => id),
  );
