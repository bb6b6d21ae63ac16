import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { permitReasons } from '../../domain/permits.ts';
import type { QuoteReason } from '../../domain/pricing-types.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import { getBoatPapers } from '../../queries/listings/boat-papers.ts';
import { getPermit } from '../../queries/listings/villa-permits.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import { papersHold } from '../../shared/boat-papers.ts';

type Promised = Pick<LockedReservation, 'kind' | 'listing_id' | 'status' | 'adults' | 'children'>;

const NO_PAPERS: QuoteReason = { code: 'no_permit', values: {} };
const DELETED: QuoteReason = { code: 'inactive', values: {} };

/**
 * Why nobody may hold dates or make a contract: a villa's is made only with its permit, for the people
 * that it is for, a boat's while its papers hold, and none of one that was deleted since an option ended.
 */
export async function permitProblems(db: Db, promised: Promised): Promise<QuoteReason[]> {
  const { kind, listing_id, status } = promised;
  // What has ended keeps nobody from deleting its listing: whoever does so right now is waited for.
  if (status === 'EXPIRED') await lockCalendar(db, listing_id, kind);
  if (kind === 'villa') {
    const permit = await getPermit(db, listing_id);
    return permit.deleted_at ? [DELETED] : permitReasons(permit, promised);
  }
  const papers = await getBoatPapers(db, listing_id);
  if (papers.deleted_at) return [DELETED];
  return papersHold(papers, today().toString()) ? [] : [NO_PAPERS];
}

/** Whether money may make a contract of it. */
export const mayBeLet = async (db: Db, promised: Promised): Promise<boolean> =>
  (await permitProblems(db, promised)).length === 0;
