import { now } from '../clock.ts';
import { db } from '../db/index.ts';
import { log } from '../log.ts';
import { expireOptions } from '../services/reservation-moves.ts';
import type { Job } from './job.ts';

export const expireDueOptions: Job = {
  name: 'expire-options',
  cron: '* * * * *',
  run: async () => {
    const expired = await expireOptions(db, now());
    if (expired > 0) log.info({ expired }, 'options expired');
  },
};
