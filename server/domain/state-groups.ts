import type { ReservationState } from './reservation-moves.ts';

/** Money of the stay is waited for: what may be asked for, paid, and told how. */
export const payableStates = [
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'CHECKED_IN',
] as const satisfies ReservationState[];

/** Asked for, held or going on; every other state is over. */
export const openStates = ['PENDING', ...payableStates] as const satisfies ReservationState[];

/**
 * Sold: confirmed and not called off. Who did not come held the nights, though only what was kept of the
 * money counts (`amountCounted`). What a cancellation kept is no sale's: its nights were sold to others, and
 * whose it is stands in no contract that we know, so no report of sales has it and no owner is promised a share; files
 * of the lists tell it apart.
 */
export const soldStates = [
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
] as const satisfies ReservationState[];

/** Where a sale came to nothing, nothing more is asked for; what was paid is kept or sent back. */
export const endedStates = [
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'NO_SHOW',
] as const satisfies ReservationState[];

/** Whose guests are expected, there, or gone home: what the ministry is told of, as nobody stayed of a NO_SHOW. */
export const stayingStates = [
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
] as const satisfies ReservationState[];

/**
 * What an owner's screens show: what is or was really theirs, not every question somebody asked. Their calls
 * have all of their own reservations, as staff's do (product §7).
 */
export const ownersStates = [
  'OPTION',
  'PAYMENT_REVIEW',
  ...soldStates,
] as const satisfies ReservationState[];
