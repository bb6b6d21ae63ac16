import { today } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { permitReasons } from '../domain/permits.ts';
import type { QuoteReason } from '../domain/pricing-types.ts';
import { getBoatPapers } from '../queries/boat-papers.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import { getPermit } from '../queries/villa-permits.ts';
import { papersHold } from '../shared/boat-papers.ts';

type Promised = Pick<LockedReservation, 'kind' | 'listing_id' | 'adults' | 'children'>;

const NO_PAPERS: QuoteReason = { code: 'no_permit', values: {} };

/**
 * Why nobody may hold dates or make a contract: a villa's is made only with its permit, for the people
 * that it is for, a boat's while its papers hold.
 */
export async function permitProblems(db: Db, promised: Promised): Promise<QuoteReason[]> {
  const { kind, listing_id } = promised;
  if (kind === 'villa') return permitReasons(await getPermit(db, listing_id), promised);
  return papersHold(await getBoatPapers(db, listing_id), today().toString()) ? [] : [NO_PAPERS];
}

/** Whether money may make a contract of it. */
export const mayBeLet = async (db: Db, promised: Promised): Promise<boolean> =>
  (await permitProblems(db, promised)).length === 0;
