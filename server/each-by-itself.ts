import { isDatabaseDown } from './db/errors.ts';

/**
 * Does the same with each row, one after the other: one that fails keeps no other waiting. All failures
 * are thrown together in the end; without a database there is nothing to go on with.
 * @throws AggregateError
 */
export async function eachByItself<Row>(
  rows: Iterable<Row>,
  act: (row: Row) => Promise<unknown>,
  what: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows)
    try {
      await act(row);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, what);
}

/** The same with a few things that have nothing to do with each other. */
export const allOf = (steps: readonly (() => Promise<unknown>)[], what: string): Promise<void> =>
  eachByItself(steps, (step) => step(), what);
