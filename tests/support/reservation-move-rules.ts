import type { Mover, ReservationState } from '../../server/domain/reservation-states.ts';

/** Every move there is, for everyone (product.md §6); whatever is not named is refused. */
export const MOVES: Record<ReservationState, Partial<Record<ReservationState, Mover[]>>> = {
  PENDING: {
    OPTION: ['ADMIN'],
    CONFIRMED: ['ADMIN'],
    REJECTED: ['ADMIN'],
    CANCELLED: ['GUEST', 'ADMIN'],
  },
  OPTION: {
    PAYMENT_REVIEW: ['GUEST', 'ADMIN', 'SYSTEM'],
    CONFIRMED: ['GUEST', 'ADMIN', 'SYSTEM'],
    EXPIRED: ['SYSTEM'],
    CANCELLED: ['GUEST', 'ADMIN'],
  },
  PAYMENT_REVIEW: {
    CONFIRMED: ['ADMIN', 'SYSTEM'],
    OPTION: ['ADMIN', 'SYSTEM'],
    CANCELLED: ['ADMIN'],
  },
  CONFIRMED: { CHECKED_IN: ['ADMIN'], NO_SHOW: ['ADMIN'], CANCELLED: ['ADMIN'] },
  CHECKED_IN: { COMPLETED: ['ADMIN', 'SYSTEM'] },
  COMPLETED: {},
  NO_SHOW: {},
  REJECTED: {},
  EXPIRED: { OPTION: ['ADMIN', 'SYSTEM'] },
  CANCELLED: {},
};
