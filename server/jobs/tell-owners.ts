import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { log } from '../log.ts';
import { queueOwnerMonths } from '../services/reports/owner-months.ts';
import type { Job } from './job.ts';

/** In the first week, for a server that was down on the first; who was told is not told again. */
export const tellOwners: Job = {
  name: 'tell-owners',
  cron: '30 9 1-7 * *',
  run: async () => {
    const written = await queueOwnerMonths(db, now());
    if (written > 0) log.info({ written }, 'monthly notices queued');
  },
};
