import { setImmediate as turn } from 'node:timers/promises';

/** Lets the process go on until something is so; the test's own time limit ends a vain wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await turn();
}
