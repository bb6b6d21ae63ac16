import { type Postmaster, watchOver } from './postmaster.ts';
import { isAlive } from './processes.ts';

const LOOK = 1_000;

interface Supervised {
  cluster: string;
  /** Starts it again where it listened; undefined when that did not work this time. */
  restart: (port: number) => Promise<Postmaster | undefined>;
  stop: (postmaster: Postmaster) => Promise<void>;
}

/**
 * Keeps PostgreSQL running for as long as we do: one that dies (killed for want of memory, say) is
 * started again within a second or two, and one whose owner dies is ended. Returns how to stop it.
 */
export function supervise(first: Postmaster, { cluster, restart, stop }: Supervised) {
  let postmaster = first;
  let callOff = watchOver(first, cluster);
  let restarting: Promise<void> | undefined;
  const look = setInterval(() => {
    if (!restarting && !isAlive(postmaster.pid)) restarting = startAgain();
  }, LOOK).unref();

  async function startAgain(): Promise<void> {
    // What went wrong stands in PostgreSQL's log; the next look tries again.
    const started = await restart(postmaster.port).catch(() => undefined);
    restarting = undefined;
    if (!started) return;
    callOff();
    postmaster = started;
    callOff = watchOver(started, cluster);
  }

  return async (): Promise<void> => {
    clearInterval(look);
    await restarting;
    callOff();
    await stop(postmaster);
  };
}
