import { now } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { reconcilePayments } from '../services/payments/payment-reconciling.ts';
import type { Job } from './job.ts';

/** Every minute; how often one payment is asked after is its own affair. */
export const reconcileCardPayments: Job = {
  name: 'reconcile-payments',
  cron: '* * * * *',
  run: async () => {
    await reconcilePayments(db, now());
  },
};
