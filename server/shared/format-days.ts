import { longMonths, longWeekdays, shortMonths, shortWeekdays } from './calendar-names.ts';
import { weekday } from './days.ts';
import { once } from './once.ts';
import { TIME_ZONE } from './time-zone.ts';

const istanbulClock = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** An instant as it comes from the database or JSON, or in milliseconds since 1970. */
export type InstantLike = string | number | Date;

/** '2026-08-15' → '15 Ağustos 2026' */
export function formatDay(day: string): string {
  return `${dayAndMonth(day, longMonths)} ${yearOf(day)}`;
}

/** '2026-08-15' → '15 Ağustos' */
export function formatDayOfMonth(day: string): string {
  return dayAndMonth(day, longMonths);
}

/** '2026-08-15' → '15 Ağu' */
export function formatShortDay(day: string): string {
  return dayAndMonth(day, shortMonths);
}

/** '2026-08-15' → '15 Ağu Cmt' */
export function formatShortWeekday(day: string): string {
  return `${dayAndMonth(day, shortMonths)} ${shortWeekdays[weekday(day) - 1]}`;
}

/** '2026-08-15' → '15 Ağu 2026' */
export function formatShortDate(day: string): string {
  return `${formatShortDay(day)} ${yearOf(day)}`;
}

/** '2026-08-15' → '15 Ağustos 2026 Cumartesi' */
export function formatFullDay(day: string): string {
  return `${formatDay(day)} ${longWeekdays[weekday(day) - 1]}`;
}

/** '2026-08' or a day of it → 'Ağustos 2026' */
export function formatMonth(month: string): string {
  return `${longMonths[monthIndex(month)]} ${yearOf(month)}`;
}

/** Two days as '15 – 22 Ağustos', '28 Ağustos – 3 Eylül'; without the year. */
export function formatStay(checkIn: string, checkOut: string): string {
  return stayText(checkIn, checkOut, longMonths);
}

/** Two days as '15 – 22 Ağu', '28 Ağu – 3 Eyl'. */
export function formatShortStay(checkIn: string, checkOut: string): string {
  return stayText(checkIn, checkOut, shortMonths);
}

/** '15 – 22 Ağustos 2026', '28 Aralık 2026 – 3 Ocak 2027' */
export function formatStayWithYear(checkIn: string, checkOut: string): string {
  return yearOf(checkIn) === yearOf(checkOut)
    ? `${formatStay(checkIn, checkOut)} ${yearOf(checkOut)}`
    : `${formatDay(checkIn)} – ${formatDay(checkOut)}`;
}

/** '1 – 31 Mayıs', '15 Haz – 14 Tem', with its year where that is not today's, and with both it has days of. */
export function formatSeason(
  { first_day, last_day }: { first_day: string; last_day: string },
  today: string,
): string {
  const year = yearOf(last_day);
  if (yearOf(first_day) !== year)
    return `${formatShortDate(first_day)} – ${formatShortDate(last_day)}`;
  const oneMonth = first_day.slice(0, 7) === last_day.slice(0, 7);
  const days = (oneMonth ? formatStay : formatShortStay)(first_day, last_day);
  return year === yearOf(today) ? days : `${days} ${year}`;
}

/**
 * The days a stay is called by, for the words above: a day trip ends on the day it began, though in the
 * ledger it reaches to the next one. `unit` of a boat's reservation or of a search for one; null or none: it is no charter.
 */
export const saidDays = (
  unit: string | null | undefined,
  check_in: string,
  check_out: string,
): [string, string] => [check_in, isTrip(unit) ? check_in : check_out];

/** As a row writes its unit, or an address. */
export const isTrip = (unit: string | null | undefined): boolean =>
  unit === 'TRIP' || unit === 'trip';

/**
 * For a heading of days: no line ends between a day and its month, or begins with the dash. Behind a
 * dash a line may end even before such a space, so it is joined to it.
 */
export const keepDaysWhole = (days: string): string =>
  days.replaceAll(/(?<=\d) (?=\p{L})| (?=–)/gu, '\u00a0').replace(/^(\d+\s–) /, '$1\u2060\u00a0');

/** 1 → 'Pazartesi' … 7 → 'Pazar' */
export function weekdayName(number: number): string {
  return longWeekdays[number - 1] ?? '';
}

/** 1 → 'Pzt' … 7 → 'Paz': the heads of a calendar's columns. */
export function shortWeekdayName(number: number): string {
  return shortWeekdays[number - 1] ?? '';
}

/** A clock time, '16:00' or '16:00:00' → '16.00' */
export function formatTime(time: string): string {
  return time.slice(0, 5).replace(':', '.');
}

/** '10:00:00' and '18:00:00' → '10.00 – 18.00' */
export const formatHours = (from: string, until: string): string =>
  `${formatTime(from)} – ${formatTime(until)}`;

/** An instant in Istanbul: '9 Temmuz 2026 14.21' */
export function formatInstant(instant: InstantLike): string {
  const { day, time } = inIstanbul(instant);
  return `${formatDay(day)} ${time}`;
}

/** An instant in Istanbul: '9 Tem 14.21' */
export function formatShortInstant(instant: InstantLike): string {
  const { day, time } = inIstanbul(instant);
  return `${formatShortDay(day)} ${time}`;
}

function stayText(checkIn: string, checkOut: string, months: readonly string[]): string {
  // A day trip, or a price of one night.
  if (checkIn === checkOut) return dayAndMonth(checkIn, months);
  const start = sameMonth(checkIn, checkOut) ? dayOf(checkIn) : dayAndMonth(checkIn, months);
  return `${start} – ${dayAndMonth(checkOut, months)}`;
}

function sameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

function dayAndMonth(day: string, months: readonly string[]): string {
  return `${dayOf(day)} ${months[monthIndex(day)]}`;
}

function dayOf(day: string): number {
  return Number(day.slice(8, 10));
}

function monthIndex(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}

function inIstanbul(instant: InstantLike): { day: string; time: string } {
  const [day = '', time = ''] = istanbulClock().format(new Date(instant)).split(' ');
  return { day, time: formatTime(time) };
}
