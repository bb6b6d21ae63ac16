import { isDatabaseDown } from '../db/errors.ts';
import { describeFailure, refusedByDisk, StartError } from '../start-error.ts';

/** Runs a script: a failure prints its sentence (its stack only with `DEBUG=1`) and exits with 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const withStack = process.env.DEBUG === '1';
    const told = withStack ? error : (refusedByDisk(error) ?? lostDatabase(error) ?? error);
    console.error(describeFailure(told, withStack));
    process.exitCode = 1;
  }
}

/** Of a PostgreSQL that ended under its work the driver's words name neither it nor why: its own log does. */
function lostDatabase(error: unknown): StartError | undefined {
  if (error instanceof StartError || !isDatabaseDown(error)) return undefined;
  return new StartError('database_lost', { reason: describeFailure(error, false) });
}
