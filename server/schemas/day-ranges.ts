import { Day } from './common.ts';

/**
 * The last day of a list, `last`, is not before its first; both are inclusive, and each may be left
 * out. Speaks up even when other fields are wrong: all problems are told at once.
 */
export function daysInOrder(first: string, last: string) {
  const bothOf = (asked: unknown): [string, string] | undefined => {
    const { [first]: from, [last]: to } = (asked ?? {}) as Record<string, string>;
    return isDay(from) && isDay(to) ? [from, to] : undefined;
  };
  return {
    check: (asked: object): boolean => {
      const [from, to] = bothOf(asked) ?? ['', ''];
      return from <= to;
    },
    problem: {
      path: [last],
      error: 'date2_before_date1',
      when: ({ value }: { value: unknown }) => bothOf(value) !== undefined,
    },
  };
}

const isDay = (day: unknown): day is string => Day.safeParse(day).success;
