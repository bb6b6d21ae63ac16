import type { DayKind } from '../server/shared/availability.ts';

/** Texts of the calendar; holes as {{name}}, important words in <b>. */
export interface CalendarLabels {
  previous_month: string;
  next_month: string;
  months: string;
  month_share: string;
  pick_check_in: string;
  pick_check_out: string;
  minimum: string;
  gap: string;
  days: Record<Exclude<DayKind, 'past'> | 'check_in' | 'check_out' | 'stay', string>;
}
