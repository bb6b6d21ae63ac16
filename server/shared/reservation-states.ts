/** The states of a reservation, of a villa or a boat, from its request to its end (product §6). */
export const RESERVATION_STATES = [
  'PENDING',
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const;

/** What a night can be held by in a report; a feed's event is a closing (product §2). */
export const REPORTED_STATES = [
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'EXTERNAL',
  'CLOSED',
] as const;
