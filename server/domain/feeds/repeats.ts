import { dayNumber, isDay, weekday } from '../../shared/days.ts';
import type { RepeatRule } from './calendar-event.ts';

/** Days looked at for one rule: twenty years, so that a rule from long ago still reaches today. */
const MOST_DAYS = 7_320;

/** A day taken apart, counted on day by day: a rule may ask about thousands of them. */
interface CalendarDay {
  /** Days since the first one. */
  index: number;
  year: number;
  month: number;
  day: number;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  days_in_month: number;
}

/**
 * The days on which a repeating event begins, from its first day until `until` (exclusive), ISO. Every
 * day is asked in turn whether the rule holds for it, so no rule can run for ever. Null when the
 * first day lies too long ago to count from.
 */
export function repeatedDays(first: string, rule: RepeatRule, until: string): string[] | null {
  const length = dayNumber(until) - dayNumber(first);
  if (length > MOST_DAYS) return null;
  const start = dayOf(first);
  const found: string[] = [];
  for (let day = start; day.index < length; day = dayAfter(day)) {
    if (rule.count !== null && found.length >= rule.count) break;
    if (!falls(day, start, rule)) continue;
    const text = isoOf(day);
    if (rule.until !== null && text > rule.until) break;
    found.push(text);
  }
  return found;
}

function falls(day: CalendarDay, first: CalendarDay, rule: RepeatRule): boolean {
  if (rule.months.length > 0 && !rule.months.includes(day.month)) return false;
  if (!inInterval(day, first, rule)) return false;
  if (rule.month_days.length > 0 && !rule.month_days.some((n) => isMonthDay(day, n))) return false;
  if (rule.weekdays.length > 0) return rule.weekdays.some((wanted) => isWeekday(day, wanted));
  return rule.month_days.length > 0 || isLikeFirst(day, first, rule);
}

function inInterval(day: CalendarDay, first: CalendarDay, { freq, interval }: RepeatRule): boolean {
  switch (freq) {
    case 'DAILY':
      return day.index % interval === 0;
    case 'WEEKLY':
      return Math.floor((day.index + first.weekday - 1) / 7) % interval === 0;
    case 'MONTHLY':
      return ((day.year - first.year) * 12 + day.month - first.month) % interval === 0;
    case 'YEARLY':
      return (day.year - first.year) % interval === 0;
  }
}

/** Without further parts, a rule repeats what its first day is. */
function isLikeFirst(day: CalendarDay, first: CalendarDay, { freq, months }: RepeatRule): boolean {
  if (freq === 'DAILY') return true;
  if (freq === 'WEEKLY') return day.weekday === first.weekday;
  if (day.day !== first.day) return false;
  return freq === 'MONTHLY' || months.length > 0 || day.month === first.month;
}

function isWeekday(day: CalendarDay, { weekday: wanted, nth }: RepeatRule['weekdays'][number]) {
  if (day.weekday !== wanted) return false;
  if (nth === null) return true;
  const place = nth > 0 ? day.day - 1 : day.days_in_month - day.day;
  return Math.floor(place / 7) + 1 === Math.abs(nth);
}

const isMonthDay = ({ day, days_in_month }: CalendarDay, wanted: number): boolean =>
  day === wanted || day - days_in_month - 1 === wanted;

function dayOf(text: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const days_in_month = daysInMonth(year, month);
  return { index: 0, year, month, day, weekday: weekday(text), days_in_month };
}

function dayAfter(before: CalendarDay): CalendarDay {
  const index = before.index + 1;
  const next = (before.weekday % 7) + 1;
  if (before.day < before.days_in_month)
    return { ...before, index, day: before.day + 1, weekday: next };
  const month = (before.month % 12) + 1;
  const year = month === 1 ? before.year + 1 : before.year;
  const days_in_month = daysInMonth(year, month);
  return { index, year, month, day: 1, weekday: next, days_in_month };
}

const daysInMonth = (year: number, month: number): number =>
  [31, 30, 29, 28].find((day) => isDay(isoOf({ year, month, day }))) ?? 28;

const isoOf = ({ year, month, day }: Pick<CalendarDay, 'year' | 'month' | 'day'>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
