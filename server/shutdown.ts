import { log } from './log.ts';

type Step = () => Promise<void> | void;

/** A stop that takes longer than this is cut off. */
const LIMIT = 10_000;

/** Ctrl+C under npm arrives twice at once: from the terminal and forwarded by npm. */
const ECHO = 500;

const steps: Step[] = [];
let isStopping = false;

/** Adds what has to be undone when the process ends; the last added is undone first. */
export function onStop(step: Step): void {
  steps.push(step);
}

export const stopping = (): boolean => isStopping;

/**
 * Stops in order on Ctrl+C and SIGTERM; a second signal ends at once. An error that nobody caught
 * leaves the process in an unknown state: it is logged, and the process ends too.
 */
export function stopOnSignals(): void {
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping && performance.now() - first > ECHO) process.exit(130);
      // A log that ends without it is of a process that was killed.
      if (!isStopping) log.info({ signal }, 'stopping');
      first ||= performance.now();
      void stop(0);
    });
  }
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error');
    void stop(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/**
 * Stops when the program that started us is gone. A signal to npm ends npm and its shell, and the
 * shell passes it on to nobody.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, 250);
  look.unref();
}

/** Undoes everything in reverse order and ends the process, within 10 s in any case. */
export async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode || 1), LIMIT).unref();
  for (const step of steps.reverse()) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, 'step of the stop failed');
    }
  }
  process.exit(exitCode);
}
