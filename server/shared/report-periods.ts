import { addDays, addMonths, monthOf } from './days.ts';

/** How long a period is that is spelt '2026-10', '2026-Q4' or '2026'. */
type PeriodKind = 'YEAR' | 'QUARTER' | 'MONTH';

/** Half-open days. */
export interface PeriodDays {
  from: string;
  until: string;
}

export function periodKind(period: string): PeriodKind {
  if (period.length === 4) return 'YEAR';
  return period.includes('Q') ? 'QUARTER' : 'MONTH';
}

const MONTHS: Record<PeriodKind, number> = { YEAR: 12, QUARTER: 3, MONTH: 1 };

export function periodDays(period: string): PeriodDays {
  const first = firstMonth(period);
  return { from: `${first}-01`, until: `${addMonths(first, MONTHS[periodKind(period)])}-01` };
}

/** The part of a period that nights have begun in by today, today's night included. */
export function pastDays(period: string, today: string): PeriodDays {
  const { from, until } = periodDays(period);
  const tomorrow = addDays(today, 1);
  const end = until < tomorrow ? until : tomorrow;
  return { from, until: end > from ? end : from };
}

/** The period of the same kind so many before (negative) or after. */
export function movedPeriod(period: string, by: number): string {
  const kind = periodKind(period);
  return periodOf(addMonths(firstMonth(period), by * MONTHS[kind]), kind);
}

/** The period of that kind which a month lies in. */
export function periodOf(month: string, kind: PeriodKind): string {
  const year = month.slice(0, 4);
  if (kind === 'YEAR') return year;
  return kind === 'MONTH' ? month : `${year}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
}

/** What is asked for when nothing is: the last month that is over. */
export const usualPeriod = (today: string): string => addMonths(monthOf(today), -1);

/** This one and those before it, newest first. */
export const latestPeriods = (today: string, kind: PeriodKind, count: number): string[] =>
  Array.from({ length: count }, (_, back) => movedPeriod(periodOf(monthOf(today), kind), -back));

function firstMonth(period: string): string {
  const year = period.slice(0, 4);
  const kind = periodKind(period);
  if (kind === 'YEAR') return `${year}-01`;
  if (kind === 'MONTH') return period;
  return `${year}-${String((Number(period.at(-1)) - 1) * 3 + 1).padStart(2, '0')}`;
}
