import { Day } from './common.ts';

/** A rule between two days speaks up even when other fields are wrong: all problems are told at once. */
export const bothAreDays =
  (first: string, last: string) =>
  ({ value }: { value: unknown }): boolean => {
    const fields = (value ?? {}) as Record<string, unknown>;
    return Day.safeParse(fields[first]).success && Day.safeParse(fields[last]).success;
  };

/** The last day of a list is not before its first; both are inclusive, and each may be left out. */
export const daysInOrder = (first: string, last: string) => ({
  check: (asked: object): boolean => {
    const { [first]: from = '', [last]: to = '9999-12-31' } = asked as Record<string, string>;
    return from <= to;
  },
  problem: { path: [last], error: 'date2_before_date1', when: bothAreDays(first, last) },
});
