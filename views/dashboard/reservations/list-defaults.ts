import type { ReservationList } from '../../../server/schemas/reservations.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

/** What a list shows when its address says nothing; such parameters stay out of its links. */
export const RESERVATION_LIST_DEFAULTS: Record<ListingKind, Partial<ReservationList>> = {
  villa: { skip: 0, take: 100, order: '-created_at', oldrez: '0', datetype: 'check_in' },
  boat: { skip: 0, take: 20, order: '-created_at', datetype: 'stay' },
};
