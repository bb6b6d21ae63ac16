import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { log } from '../log.ts';
import { queueReminders } from '../services/mail/stay-mails.ts';
import type { Job } from './job.ts';

/** Nobody is written to at night: an option that ends in it was reminded of in the evening. */
export const remindGuests: Job = {
  name: 'remind-guests',
  cron: '*/15 9-21 * * *',
  run: async () => {
    const written = await queueReminders(db, now());
    if (written > 0) log.info({ written }, 'reminders queued');
  },
};
