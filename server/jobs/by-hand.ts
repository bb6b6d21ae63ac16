import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import { audit, type Doer } from '../services/audit.ts';
import { JOBS, runJobNow } from './index.ts';

/** Runs a job now, as the log tells. @throws 404 for a job that is not there; 409 `jobs_asleep` */
export async function startJobNow(db: Db, job: string, doer: Doer): Promise<void> {
  if (!JOBS.some(({ name }) => name === job)) throw notFound('job');
  await runJobNow(job);
  await audit(db, doer, { action: 'job.started', entity: 'job', entity_id: null, after: { job } });
}
