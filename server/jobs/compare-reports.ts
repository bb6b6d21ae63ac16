import { today } from '../clock.ts';
import { jobsDb as db } from '../db/index.ts';
import { eachByItself } from '../each-by-itself.ts';
import { listFiledMonths } from '../queries/reports/btrans-filed.ts';
import { noteDiffering } from '../services/reports/btrans-filed.ts';
import type { Job } from './job.ts';

/** A sale that changes after its month was filed wants a correction, and nobody opens an old month to see it. */
export const compareReports: Job = {
  name: 'compare-reports',
  cron: '35 * * * *',
  run: async () => {
    const day = today().toString();
    const months = await listFiledMonths(db);
    await eachByItself(
      months,
      (month) => noteDiffering(db, month, day),
      'Some filed months could not be compared',
    );
  },
};
