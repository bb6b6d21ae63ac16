import type { Db } from '../db/index.ts';
import { hasPermit } from '../domain/permits.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import { getPermit } from '../queries/villa-permits.ts';

/** Whether a stay may be promised to a guest: a villa's only with its permit (domain.md §2.1). */
export const mayBeLet = async (
  db: Db,
  { kind, listing_id }: Pick<LockedReservation, 'kind' | 'listing_id'>,
): Promise<boolean> => kind !== 'villa' || hasPermit(await getPermit(db, listing_id));
