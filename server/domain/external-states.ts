/** A stay sold elsewhere, told by an owner: where it may go next from each of its states. */
const moves = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['CANCELLED'],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Record<string, readonly string[]>;

export type ExternalState = keyof typeof moves;

/** The states a record may go to next; empty at the end of its life. */
export const nextExternalStates = (from: ExternalState): ExternalState[] => [...moves[from]];

/** Whether it stands in the ledger of taken time: only what staff approved does. */
export const externalHoldsDates = (state: ExternalState): boolean => state === 'APPROVED';
