import {
  formatMoney,
  formatMoneyRoughly,
  formatMonth,
  formatShortDay,
} from '../../../server/shared/format.ts';
import { TIME_ZONE } from '../../../server/shared/time-zone.ts';

/** What only the dashboard writes so; the rest is in server/shared/format.ts. */

const istanbulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

const MILLION_LIRA = 100_000_000;

/** ₺614.806 and ₺11,4 Mn on tiles, where the exact sum is one click away and kuruş find no room. */
export const tileMoney = (kurus: number): string =>
  Math.abs(kurus) < MILLION_LIRA ? moneyInLira(kurus) : formatMoneyRoughly(kurus);

/** ₺614.806, half up, where kuruş say nothing: of averages and estimates. */
export const moneyInLira = (kurus: number): string => formatMoney(Math.round(kurus / 100) * 100);

const shortly = new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 3 });

/** 10.123 → '10,1', 740.8 → '741', 4000 → '4.000': a number beside a mark of a chart. */
export const formatShort = (value: number): string => shortly.format(value);

/** '2026-08-12' → '12.08.26', for tables. */
export const tableDay = (day: string): string =>
  `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(2, 4)}`;

/** '2026-07' or a day of it → 'Temmuz' */
export const monthName = (month: string): string => formatMonth(month).slice(0, -5);

/** '2026-07' → 'Tem' */
export const shortMonthName = (month: string): string => formatShortDay(`${month}-01`).slice(2);

/** The calendar day of an instant in Istanbul, ISO. */
export const dayOfInstant = (instant: string): string => istanbulDay.format(new Date(instant));

const istanbulClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** '2026-07-15T06:30:00Z' → '2026-07-15T09:30': the value of a `datetime-local` field. */
export const clockInput = (instant: string): string =>
  istanbulClock.format(new Date(instant)).replace(' ', 'T');

/** Whole minutes from one instant to another; negative when the second is over. */
export const minutesBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 60_000);
