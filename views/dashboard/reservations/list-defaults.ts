import type { ReservationList } from '../../../server/schemas/reservations.ts';

/** What the list shows when its address says nothing; such parameters stay out of its links. */
export const RESERVATION_LIST_DEFAULTS: Partial<ReservationList> = {
  skip: 0,
  take: 100,
  order: '-created_at',
  oldrez: '0',
  datetype: 'check_in',
};
