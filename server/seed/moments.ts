import { addDays } from '../shared/days.ts';

/** Where the demo stands in time: Istanbul's today and the instant it is made at. */
export interface Moment {
  /** ISO day. */
  today: string;
  now: Temporal.Instant;
}

/** An instant on a day of Istanbul (+03:00 all year), as ISO text. */
export function at(day: string, hour: number, minute = 0): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(hour)}:${two(minute)}:00+03:00`;
}

/** The instant on that day of Istanbul, but never later than now: nothing was done in the future. */
export function past({ today, now }: Moment, day: string, time: [hour: number, minute: number]) {
  const instant = at(day, ...time);
  const isLater = Temporal.Instant.compare(Temporal.Instant.from(instant), now) > 0;
  return isLater || day > today ? now.toString() : instant;
}

/** Whole hours and minutes from now, as ISO text. */
export const fromNow = ({ now }: Moment, hours: number, minutes = 0) =>
  now.add({ hours, minutes }).toString();

/** A day counted from today. */
export const dayFrom = ({ today }: Moment, days: number) => addDays(today, days);

export const yearOf = (day: string) => Number(day.slice(0, 4));

export const addYears = (day: string, years: number) =>
  Temporal.PlainDate.from(day).add({ years }).toString();
