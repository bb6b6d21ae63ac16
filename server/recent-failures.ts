/** A request that ended in an error nobody foresaw. */
export interface Failure {
  at: Temporal.Instant;
  request_id: string;
  method: string;
  /** The path alone: query strings can hold names, e-mails and codes. */
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
