import { now, today } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { eachByItself } from '../each-by-itself.ts';
import { listFiledMonths } from '../queries/reports/btrans-filed.ts';
import { noteDiffering } from '../services/reports/btrans-filed.ts';
import type { Job } from './job.ts';

/** When this process began to hold them against the sales; at first all are, as nobody knows what was missed. */
let compared: Temporal.Instant | null = null;

/** What was being written meanwhile is seen the next time, also by clocks that differ. */
const OVERLAP = { hours: 1 };

const sinceCompared = () => compared && new Date(compared.subtract(OVERLAP).epochMilliseconds);

/** A sale that changes after its month was filed wants a correction, and nobody opens an old month to see it. */
export const compareReports: Job = {
  name: 'compare-reports',
  cron: '35 * * * *',
  run: async () => {
    const day = today().toString();
    const started = now();
    const months = await listFiledMonths(db, sinceCompared());
    await eachByItself(
      months,
      (month) => noteDiffering(db, month, day),
      'Some filed months could not be compared',
    );
    compared = started;
  },
};
