import pg from 'pg';

import { jobsDb as db } from '../db/index.ts';
import { allOf } from '../each-by-itself.ts';
import {
  clusterOpenings,
  listIds,
  openingsDisorder,
  refreshSearchOf,
} from '../queries/search/search-refresh.ts';
import type { Job } from './job.ts';

/** Few rows at a time: each batch is a transaction of its own, and bookings wait for its rows. */
const BATCH = 50;

/** "From" prices and past stays move with the calendar, so the search tables are made anew each day. */
export const refreshSearch: Job = {
  name: 'refresh-search',
  cron: '3 0 * * *',
  run: async () => {
    const steps: (() => Promise<void>)[] = [];
    for (const table of ['villas', 'boats'] as const)
      for (const ids of batchesOf(await listIds(db, table)))
        steps.push(() => refreshSearchOf(db, table, ids));
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
  if (((await openingsDisorder(db)) ?? 0) <= DISORDER) return false;
  try {
    await clusterOpenings(db, PATIENCE);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

const batchesOf = (ids: number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, batch) =>
    ids.slice(batch * BATCH, (batch + 1) * BATCH),
  );
