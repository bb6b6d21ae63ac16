import { openMoves } from '../../services/reservations/move-facts.ts';
import { refundIfEnded } from '../../services/reservations/reservation-refunds.ts';

type Cancelled = Parameters<typeof openMoves>[0] & Parameters<typeof refundIfEnded>[0];

/** What a cancellation today would keep and give back, by whose wish it is; null where none is open. */
export const ifCancelled = (reservation: Cancelled) =>
  openMoves(reservation, 'ADMIN').includes('CANCELLED')
    ? {
        by_guest: refundIfEnded(reservation, 'CANCELLED', 'GUEST'),
        by_agency: refundIfEnded(reservation, 'CANCELLED', 'AGENCY'),
      }
    : null;
