import { addDays, addMonths, monthOf } from '../shared/days.ts';

/** Which day of a reservation puts it into a month: when it was confirmed, asked for, or begins. */
const DATE_BASES = ['CONFIRMED', 'CREATED', 'CHECK_IN'] as const;
export type DateBasis = (typeof DATE_BASES)[number];

export interface ReportMonth {
  /** 'YYYY-MM' */
  month: string;
  /** First day, and the first day of the next month. */
  from: string;
  until: string;
  /** The last day to file, until 23:59: the last of the following month. */
  deadline: string;
  /** Only a month that is over can be reported whole. */
  over: boolean;
}

/** The month's days and until when it is filed (domain §2.7). `month` is 'YYYY-MM', `today` an ISO day. */
export function reportMonth(month: string, today: string): ReportMonth {
  const until = `${addMonths(month, 1)}-01`;
  return {
    month,
    from: `${month}-01`,
    until,
    deadline: addDays(`${addMonths(month, 2)}-01`, -1),
    over: today >= until,
  };
}

/** The month that is to be filed now: the one before today's. */
export const monthToFile = (today: string): string => addMonths(monthOf(today), -1);

/** How pressing it is to file: from the 20th a week or so is left, from the 27th it is urgent. */
export function urgency({ deadline, over }: ReportMonth, today: string) {
  if (!over) return 'running';
  if (today > deadline) return 'late';
  if (monthOf(today) !== monthOf(deadline)) return 'open';
  const day = Number(today.slice(8));
  if (day >= 27) return 'urgent';
  return day >= 20 ? 'soon' : 'open';
}

/**
 * Months whose filing has to be thought of: from the 20th on the one that is to be filed now, and the
 * one before it, whose deadline is over.
 */
export function pressingMonths(today: string): string[] {
  const month = monthToFile(today);
  const late = addMonths(month, -1);
  return urgency(reportMonth(month, today), today) === 'open' ? [late] : [late, month];
}
