import { WholeText } from './common.ts';

const Amount = WholeText(0);

/** The most of a list's amounts is not below the least; each may be left out. */
export const amountsInOrder = (least: string, most: string) => ({
  check: (asked: object): boolean => {
    const { [least]: from = 0, [most]: to = from } = asked as Record<string, number>;
    return from <= to;
  },
  problem: {
    path: [most],
    error: 'max_amount_below_min',
    // Whatever else is wrong: all problems are told at once.
    when: ({ value }: { value: unknown }): boolean => {
      const fields = (value ?? {}) as Record<string, unknown>;
      return Amount.safeParse(fields[least]).success && Amount.safeParse(fields[most]).success;
    },
  },
});
