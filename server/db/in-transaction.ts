import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from './index.ts';

/** How often it is begun; the pause before each doubles, and no two wait alike. */
const TRIES = 4;
const PAUSE = 40;

/**
 * A transaction that begins anew where PostgreSQL gave it up so that another one could go on: a
 * deadlock or a serialization failure, of which nothing is left. What waited for a lock in vain is told
 * so at once, as everything else. `run` may reach the world only by its `db`: mails wait in the outbox,
 * providers are asked before and after.
 */
export const inTransaction = <Result>(
  pool: Db,
  run: (db: Db) => Promise<Result>,
): Promise<Result> => begunAnew(() => pool.transaction().execute(run));

/** The same for what is only tried: nothing of it is kept, whatever came of it. */
export const onTrial = <Result>(pool: Db, run: (db: Db) => Promise<Result>): Promise<Result> =>
  begunAnew(async () => {
    const trial = await pool.startTransaction().execute();
    try {
      return await run(trial);
    } finally {
      await trial.rollback().execute();
    }
  });

async function begunAnew<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isGivenUp(error)) throw error;
    }
    await pause(PAUSE * 2 ** tried * Math.random());
  }
}

const isGivenUp = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '');
