import { z } from 'zod';

import { Day, Id } from './common.ts';
import { bothAreDays } from './day-ranges.ts';

/** Fields that seasons, discounts, extras and closings of a villa share. */

/** A day within the years that anybody sells. */
export const KnownDay = Day.refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'not_date');

/** An amount, at most a milliard lira. */
export const Kurus = z.int().min(0).max(1_000_000_000_00);

/** A row belongs to its villa for good: an edit may name the villa, not change it. */
export const OwnVilla = Id.optional();

/** The first and last day of a price row, both inside. */
export const lastDayNotBefore = {
  check: ({ start_date, end_date }: { start_date: string; end_date: string }) =>
    start_date <= end_date,
  problem: {
    path: ['end_date'],
    error: 'end_date_before_start_date',
    when: bothAreDays('start_date', 'end_date'),
  },
};

interface Taken {
  started_at?: string | undefined;
  finished_at?: string | undefined;
}

/** Taken time is half-open like a stay: its last day is the day of departure. */
export const departureAfterArrival = {
  check: ({ started_at, finished_at }: Taken) =>
    started_at === undefined || finished_at === undefined || started_at < finished_at,
  problem: {
    path: ['finished_at'],
    error: 'check_out_not_after_check_in',
    when: bothAreDays('started_at', 'finished_at'),
  },
};
