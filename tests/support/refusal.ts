import type { AppError } from '../../server/errors.ts';

/** The error of an attempt that must be refused; one that succeeds fails the test. */
export const refusalOf = (attempt: Promise<unknown>): Promise<AppError> =>
  attempt.then(
    () => {
      throw new Error('It was not refused');
    },
    (error) => error,
  );
