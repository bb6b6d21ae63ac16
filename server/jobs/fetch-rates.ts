import { jobsDb as db } from '../db/index.ts';
import { env } from '../env.ts';
import { keepBulletin } from '../services/prices/bulletins.ts';
import { fetchBulletin } from '../services/prices/exchange-rates.ts';
import type { Job } from './job.ts';

/** Keeps the central bank's rates of the day for staff; the bank publishes at half past three. */
export const fetchRates: Job = {
  name: 'fetch-rates',
  cron: '45 9,15,16 * * 1-5',
  run: async () => {
    await keepBulletin(db, await fetchBulletin(env.TCMB_URL));
  },
};
