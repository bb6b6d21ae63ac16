import { describeFailure, refusedByDisk } from '../start-error.ts';

/** Runs a script: a failure prints its sentence (its stack only with `DEBUG=1`) and exits with 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const withStack = process.env.DEBUG === '1';
    const told = withStack ? error : (refusedByDisk(error) ?? error);
    console.error(describeFailure(told, withStack));
    process.exitCode = 1;
  }
}
