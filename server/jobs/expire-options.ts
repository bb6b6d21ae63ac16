import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { log } from '../log.ts';
import { expireOptions } from '../services/reservations/option-expiry.ts';
import type { Job } from './job.ts';

export const expireDueOptions: Job = {
  name: 'expire-options',
  cron: '* * * * *',
  run: async () => {
    const instant = now();
    // What one kind cannot end keeps the other's from nobody.
    const ended = await Promise.allSettled([
      expireOptions(db, instant, 'villa'),
      expireOptions(db, instant, 'boat'),
    ]);
    const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const expired = ended.reduce(
      (sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0),
      0,
    );
    if (expired > 0) log.info({ expired }, 'options expired');
    if (failures.length > 0) throw new AggregateError(failures, 'Some options could not be ended');
  },
};
