/** A request that ended in an error nobody foresaw. */
interface Failure {
  at: Temporal.Instant;
  request_id: string;
  method: string;
  /** As the log has it, without codes and query. */
  path: string;
  message: string;
}

const MOST = 50;
const kept: Failure[] = [];

/** Keeps the last few in this process's memory, for `/dashboard/ops`; the log has them all. */
export function noteFailure(failure: Failure): void {
  kept.unshift(failure);
  kept.length = Math.min(kept.length, MOST);
}

/** The last failures of this process since it started, newest first. */
export const recentFailures = (): readonly Failure[] => kept;
