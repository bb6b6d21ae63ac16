import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';

import type { DB } from '../../../db/tables.ts';
import type { Check } from './finding.ts';

const JOB = 'expire-options';
const LIMIT = 30_000;

/** Once the site's own job has run, no option outlives its hour, and none keeps a night after it. */
export const noStuckHold: Check = async ({ db, database_url }) => {
  const due = await sql<{ now: string }>`select now()::text as now`.execute(db);
  const before = due.rows[0]?.now ?? '';
  await askForJob(database_url);
  const end = performance.now() + LIMIT;
  let stuck = await stuckHolds(db, before);
  while (stuck.length > 0 && performance.now() < end) {
    await pause(100);
    stuck = await stuckHolds(db, before);
  }
  return stuck;
};

/** Has the queue run the job now instead of within the minute. */
async function askForJob(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false });
  await boss.start();
  await boss.send(JOB);
  await boss.stop();
}

async function stuckHolds(db: Kysely<DB>, before: string): Promise<string[]> {
  const { rows } = await sql<{ what: string; id: number }>`
    select 'option of a villa' as what, id from reservations
      where status = 'OPTION' and option_until <= ${before}::timestamptz
    union all
    select 'option of a boat', id from boat_reservations
      where status = 'OPTION' and option_until <= ${before}::timestamptz
    union all
    select 'hold on a villa', id from villa_occupancies
      where kind = 'OPTION' and expires_at <= ${before}::timestamptz
    union all
    select 'hold on a boat', id from boat_occupancies
      where kind = 'OPTION' and expires_at <= ${before}::timestamptz`.execute(db);
  return rows.map(({ what, id }) => `${what}: ${id} is over and still stands`);
}
