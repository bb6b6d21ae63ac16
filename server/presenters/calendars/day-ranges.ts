import type { DayRange } from '../../domain/stay.ts';

/** A half-open range as a form shows it, its last day inside. */
export const bothEnds = ({ from, until }: DayRange) => ({
  start_date: from.toString(),
  end_date: until.subtract({ days: 1 }).toString(),
});
