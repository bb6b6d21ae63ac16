import { packLabels, unpackLabels } from './packed-labels.ts';

const TEXTS = [
  'previous_month',
  'next_month',
  'months',
  'month_share',
  'pick_check_in',
  'pick_check_out',
  'minimum',
  'gap',
] as const;

const DAYS = [
  'free',
  'off',
  'busy',
  'opt',
  'in0',
  'opti',
  'out0',
  'opto',
  'oi',
  'check_in',
  'check_out',
  'stay',
] as const;

/** Texts of the calendar; holes as {{name}}, important words in <b>. */
export type CalendarLabels = Record<(typeof TEXTS)[number], string> & {
  days: Record<(typeof DAYS)[number], string>;
};

export interface PackedCalendarLabels {
  texts: string[];
  days: string[];
}

export const packCalendarLabels = (labels: CalendarLabels): PackedCalendarLabels => ({
  texts: packLabels(TEXTS, labels),
  days: packLabels(DAYS, labels.days),
});

export const unpackCalendarLabels = ({ texts, days }: PackedCalendarLabels): CalendarLabels => ({
  ...unpackLabels(TEXTS, texts),
  days: unpackLabels(DAYS, days),
});
