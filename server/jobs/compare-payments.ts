import { today } from '../clock.ts';
import { db } from '../db/index.ts';
import { log } from '../log.ts';
import { cardGateways } from '../services/gateways/index.ts';
import { compareWithReport } from '../services/payment-reports.ts';
import type { Job } from './job.ts';

/** At night yesterday's and the day before's money is held against what the provider says of it. */
export const compareCardPayments: Job = {
  name: 'compare-payments',
  cron: '40 4 * * *',
  run: async () => {
    for (const gateway of cardGateways())
      for (const days of [2, 1]) {
        const day = today().subtract({ days });
        const compared = await compareWithReport(db, gateway, day);
        if (!compared) log.warn({ provider: gateway.provider, day: String(day) }, 'no report');
      }
  },
};
