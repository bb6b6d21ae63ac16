import { dayFromNumber, dayNumber } from '../shared/days.ts';

/** A listing's taken time while the demo is planned; days are ISO, ranges half-open. */
export interface Calendar {
  isFree(check_in: string, check_out: string): boolean;
  take(check_in: string, check_out: string): void;
  /** The end of what is taken on that night, or null when it is free. */
  takenUntil(day: string): string | null;
  /** Free nights from a day on, at most `most`. */
  freeNights(day: string, most: number): number;
}

export function createCalendar(): Calendar {
  const taken: { from: number; until: number }[] = [];
  const on = (number: number) => taken.find(({ from, until }) => from <= number && number < until);
  return {
    isFree(check_in, check_out) {
      const [from, until] = [dayNumber(check_in), dayNumber(check_out)];
      return !taken.some((range) => range.from < until && from < range.until);
    },
    take(check_in, check_out) {
      taken.push({ from: dayNumber(check_in), until: dayNumber(check_out) });
    },
    takenUntil(day) {
      const range = on(dayNumber(day));
      return range ? dayFromNumber(range.until) : null;
    },
    freeNights(day, most) {
      const first = dayNumber(day);
      const next = taken.filter(({ from }) => from >= first).map(({ from }) => from - first);
      return on(first) ? 0 : Math.min(most, ...next);
    },
  };
}
