import type { RepeatRule } from '../../domain/feeds/calendar-event.ts';
import { lastDayOf, type Series } from './feed-times.ts';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const PARTS = ['freq', 'interval', 'count', 'until', 'byday', 'bymonthday', 'bymonth', 'wkst'];

/** The rule, or null for one with parts that are not understood: it then counts once. */
export function ruleOf(value: unknown, series: Series): RepeatRule | null {
  const rule = value as Record<string, unknown>;
  const freq = String(rule.freq);
  if (!FREQUENCIES.includes(freq)) return null;
  if (Object.keys(rule).some((part) => !PARTS.includes(part))) return null;
  // Weeks that begin elsewhere than on Monday matter only where weeks are skipped.
  const interval = Number(rule.interval ?? 1);
  if (freq === 'WEEKLY' && interval > 1 && !['MO', '2'].includes(String(rule.wkst ?? 'MO')))
    return null;
  const until = rule.until === undefined ? null : lastDayOf(rule.until, series);
  if (rule.until !== undefined && until === null) return null;
  const weekdays = weekdaysOf(rule.byday);
  // "The second Monday" of a year counts in the year; nobody blocks a villa like that.
  const counted = weekdays.some(({ nth }) => nth !== null);
  if (counted && freq !== 'MONTHLY') return null;
  return {
    freq: freq as RepeatRule['freq'],
    interval,
    count: rule.count === undefined ? null : Number(rule.count),
    until,
    weekdays,
    month_days: listOf(rule.bymonthday).map(Number),
    months: listOf(rule.bymonth).map(Number),
  };
}

const weekdaysOf = (byday: unknown): RepeatRule['weekdays'] =>
  listOf(byday).map((day) => {
    const [, nth, name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(String(day)) ?? [];
    return { weekday: DAYS.indexOf(name) + 1, nth: nth === undefined ? null : Number(nth) };
  });

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};
