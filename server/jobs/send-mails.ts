import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { sendDueMails } from '../services/mail/mail-sending.ts';
import { mailTransport } from '../services/mail/smtp.ts';
import type { Job } from './job.ts';

/** Without SMTP_URL nothing is sent: mails wait in the outbox and can be read there. */
export const sendMails: Job = {
  name: 'send-mails',
  cron: '* * * * *',
  run: async () => {
    const transport = mailTransport();
    if (transport) await sendDueMails(db, transport, now);
  },
};
