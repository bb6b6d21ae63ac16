import { type BoatPapers, papersHold } from '../shared/boat-papers.ts';
import type { Guests, QuoteReason } from './pricing-types.ts';

/** What is known of a villa's permit. */
export interface Permit {
  permit_no: string | null;
  permit_verified_at: unknown;
  /** How many people it is for. */
  permit_capacity: number | null;
  withdrawn_reason: string | null;
}

/** Taken off the site for what the permit is about: it was lost, or the ministry warned (domain.md §2.1). */
const FORBIDDEN = new Set(['PERMIT_LOST', 'TAKEDOWN']);

/**
 * Whether a villa may be let at all: each contract over a home without a permit is fined (Law 7464).
 * Its number has to be verified, with the people it is for, and the villa not be withdrawn because of it.
 */
export const hasPermit = (permit: Permit): boolean =>
  permit.permit_no !== null &&
  permit.permit_capacity !== null &&
  permit.permit_verified_at !== null &&
  !FORBIDDEN.has(permit.withdrawn_reason ?? '');

/** The same of a guest's reservation; a boat's has `papers`, which have to hold `today` (ISO) instead. */
export const mayBePromised = (
  { papers, ...villa }: Permit & { papers?: BoatPapers },
  today: string,
): boolean => (papers ? papersHold(papers, today) : hasPermit(villa));

/** Why the permit lets nobody sell a stay of so many people, whoever agreed to it; babies are not counted. */
export function permitReasons(
  permit: Permit,
  { adults, children }: Pick<Guests, 'adults' | 'children'>,
): QuoteReason[] {
  if (!hasPermit(permit)) return [{ code: 'no_permit', values: {} }];
  const guests = permit.permit_capacity ?? 0;
  return adults + children > guests ? [{ code: 'over_permit', values: { guests } }] : [];
}
