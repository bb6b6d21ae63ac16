/* What is said of a movement of money, in the order it is offered. */

export const MOVEMENT_STATES = ['PENDING', 'PAID', 'FAILED'] as const;
export const MOVEMENT_METHODS = ['CARD', 'TRANSFER', 'CASH'] as const;
export const MOVEMENT_PURPOSES = ['PREPAYMENT', 'BALANCE', 'DEPOSIT', 'REFUND'] as const;

export type MovementState = (typeof MOVEMENT_STATES)[number];
export type MovementMethod = (typeof MOVEMENT_METHODS)[number];
export type MovementPurpose = (typeof MOVEMENT_PURPOSES)[number];
/** What a guest pays for. */
export type AskedPurpose = Exclude<MovementPurpose, 'REFUND'>;

/** Why somebody has to look at one. */
export const NEEDED_ACTIONS = [
  'LATE',
  'EXCESS',
  'DUPLICATE',
  'UNMATCHED',
  'MISMATCH',
  'REFUND_DUE',
] as const;
