import type { Db } from '../db/index.ts';
import { permitReasons } from '../domain/permits.ts';
import type { QuoteReason } from '../domain/pricing-types.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import { getPermit } from '../queries/villa-permits.ts';

type Promised = Pick<LockedReservation, 'kind' | 'listing_id' | 'adults' | 'children'>;

/** Why a stay may be promised to nobody: a villa's only with its permit, to the people it is for . */
export const permitProblems = async (
  db: Db,
  { kind, listing_id, adults, children }: Promised,
): Promise<QuoteReason[]> =>
  kind === 'villa' ? permitReasons(await getPermit(db, listing_id), { adults, children }) : [];

export const mayBeLet = async (db: Db, reservation: Promised): Promise<boolean> =>
  (await permitProblems(db, reservation)).length === 0;
