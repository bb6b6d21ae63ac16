import { today } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { eachByItself } from '../each-by-itself.ts';
import { log } from '../log.ts';
import { cardGateways, type PaymentGateway } from '../services/payments/gateways/index.ts';
import { compareWithReport } from '../services/payments/payment-reports.ts';
import type { Job } from './job.ts';

/** At night yesterday's and the day before's money is held against what the provider says of it. */
export const compareCardPayments: Job = {
  name: 'compare-payments',
  cron: '40 4 * * *',
  run: async () => {
    const days = [2, 1].map((ago) => today().subtract({ days: ago }));
    const reports = cardGateways().flatMap((gateway) => days.map((day) => ({ gateway, day })));
    await eachByItself(reports, compare, 'Some days could not be compared');
  },
};

async function compare({ gateway, day }: { gateway: PaymentGateway; day: Temporal.PlainDate }) {
  const compared = await compareWithReport(db, gateway, day);
  if (!compared) log.warn({ provider: gateway.provider, day: String(day) }, 'no report');
}
