import { once } from './once.ts';
import { TIME_ZONE } from './time-zone.ts';

/**
 * Calendar days as ISO strings ('2026-07-01') for code that also runs in browsers without Temporal.
 * Whole-number arithmetic on the proleptic Gregorian calendar: no Date object, no time zone.
 */

const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const istanbulDay = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }));

/** True for a day that exists: '2028-02-29' yes, '2026-02-29' and '2026-2-9' no. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayFromNumber(countDays(text)) === text;
}

/**
 * Days since 1970-01-01, to count and compare with.
 * @throws RangeError when the text is no day of the calendar
 */
export function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return countDays(day);
}

/** The day that stands `number` days after 1970-01-01. */
export function dayFromNumber(number: number): string {
  let year = Math.floor((number + 719_528) / 365.2425);
  while (daysBeforeYear(year) > number + 719_528) year -= 1;
  while (daysBeforeYear(year + 1) <= number + 719_528) year += 1;
  const dayOfYear = number + 719_528 - daysBeforeYear(year);
  let month = 12;
  while (daysBeforeMonth(year, month) > dayOfYear) month -= 1;
  return isoDay(year, month, dayOfYear - daysBeforeMonth(year, month) + 1);
}

export function addDays(day: string, days: number): string {
  return dayFromNumber(dayNumber(day) + days);
}

/** Nights of the half-open stay; negative when check-out stands before check-in. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return dayNumber(checkOut) - dayNumber(checkIn);
}

/** Every day of a half-open range, in order. */
export function daysBetween(from: string, until: string): string[] {
  const first = dayNumber(from);
  const length = Math.max(0, dayNumber(until) - first);
  return Array.from({ length }, (_, index) => dayFromNumber(first + index));
}

/** 1 Monday … 7 Sunday, as ISO 8601 and PostgreSQL's `isodow` count. */
export function weekday(day: string): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** '2026-07-15' → '2026-07' */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Moves a month ('2026-07') by whole months, over year ends too. */
export function addMonths(month: string, months: number): string {
  const count = monthCount(month) + months;
  return isoDay(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1, 1).slice(0, 7);
}

/** Whole months from one ('2026-07') to another; negative when the other stands before it. */
export function monthsBetween(from: string, until: string): number {
  return monthCount(until) - monthCount(from);
}

/**
 * The weeks of a month ('2026-07') for a calendar, Monday first; null where a week reaches into
 * another month.
 */
export function monthGrid(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days = daysBetween(first, `${addMonths(month, 1)}-01`);
  const cells = [...Array<null>(weekday(first) - 1).fill(null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[week * 7 + index] ?? null),
  );
}

/** The day it is in Istanbul at an instant (milliseconds since 1970, `Date.now()`). */
export function todayInIstanbul(instant: number): string {
  return istanbulDay().format(instant);
}

function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function countDays(day: string): number {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  return (
    daysBeforeYear(year) + daysBeforeMonth(year, month) + Number(day.slice(8, 10)) - 1 - 719_528
  );
}

/** Days from the first day of year 0 to the first day of a year. */
function daysBeforeYear(year: number): number {
  const last = year - 1;
  const leapDays = Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400) + 1;
  return 365 * year + leapDays;
}

function daysBeforeMonth(year: number, month: number): number {
  return (monthStarts[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isoDay(year: number, month: number, day: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}
