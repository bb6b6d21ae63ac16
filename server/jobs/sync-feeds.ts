import { jobsDb as db } from '../db/index.ts';
import { log } from '../log.ts';
import { syncDueFeeds } from '../services/calendars/feed-schedule.ts';
import type { Job } from './job.ts';

/** Each feed has its own interval, an hour by default; a run brings those that are due. */
export const syncFeeds: Job = {
  name: 'sync-feeds',
  cron: '*/5 * * * *',
  run: async () => {
    const asked = await syncDueFeeds(db);
    if (asked > 0) log.info({ asked }, 'calendar feeds synced');
  },
};
