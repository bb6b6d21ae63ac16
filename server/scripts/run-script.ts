import { describeFailure } from '../start-error.ts';

/** Runs a script: a failure prints its sentence (its stack only with `DEBUG=1`) and exits with 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeFailure(error, process.env.DEBUG === '1'));
    process.exitCode = 1;
  }
}
