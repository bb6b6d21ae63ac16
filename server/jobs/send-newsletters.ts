import { jobsDb as db } from '../db/index.ts';
import { log } from '../log.ts';
import { queueNewsletters } from '../services/mail/newsletter-sending.ts';
import type { Job } from './job.ts';

/** Writes newsletters' mails into the outbox bit by bit; `send-mails` sends them. */
export const sendNewsletters: Job = {
  name: 'send-newsletters',
  cron: '* * * * *',
  run: async () => {
    const queued = await queueNewsletters(db);
    if (queued > 0) log.info({ queued }, 'newsletters queued');
  },
};
