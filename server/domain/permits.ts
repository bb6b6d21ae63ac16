/** What is known of a villa's permit. */
export interface Permit {
  permit_no: string | null;
  permit_verified_at: unknown;
  withdrawn_reason: string | null;
}

/** Taken off the site for what the permit is about: it was lost, or the ministry warned (domain.md §2.1). */
const FORBIDDEN = new Set(['PERMIT_LOST', 'TAKEDOWN']);

/**
 * Whether a villa may be let at all: each contract over a home without a permit is fined (Law 7464).
 * The number has to be verified, and the villa not be withdrawn because of it.
 */
export const hasPermit = ({ permit_no, permit_verified_at, withdrawn_reason }: Permit): boolean =>
  permit_no !== null && permit_verified_at !== null && !FORBIDDEN.has(withdrawn_reason ?? '');

/** The same of a guest's reservation; one with a `charter` is a boat's, which needs no such permit. */
export const mayBePromised = ({ charter, ...villa }: Permit & { charter?: unknown }): boolean =>
  charter !== undefined || hasPermit(villa);
