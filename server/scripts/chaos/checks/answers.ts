import type { Journal, Outage, Try } from '../journal.ts';
import type { Check } from './finding.ts';

/** How long after the site is ready again what began before may still end badly. */
const SETTLING = 2_000;

/**
 * While the database is away the site says 503 and when to come back; while the server is away nobody
 * answers. At any other time, and in any other way, no request fails.
 */
export const noFailureOutsideOutages: Check = async ({ journal }) => {
  const found = new Map<string, number>();
  for (const one of journal.tries) {
    const problem = problemOf(one, journal);
    if (problem) found.set(problem, (found.get(problem) ?? 0) + 1);
  }
  return [...[...found].map(([what, times]) => `${what} (${times} times)`), ...journal.surprises];
};

function problemOf(one: Try, { outages }: Journal): string | undefined {
  if (one.left) return undefined;
  const within = (what: Outage['what']) =>
    outages.some(
      (outage) =>
        outage.what === what && one.begun <= outage.until + SETTLING && one.ended >= outage.from,
    );
  if (one.status === null) return within('server') ? undefined : `${one.what}: no answer`;
  if (one.status < 500) return undefined;
  if (one.status !== 503) return `${one.what}: ${one.status}`;
  if (!one.retry_after) return `${one.what}: 503 that does not say when to come back`;
  const isExcused = within('database') || within('server');
  return isExcused ? undefined : `${one.what}: 503 while nothing was restarted`;
}
