/** A stay sold elsewhere, told by an owner: where it may go next from each of its states, and by whom. */
const moves = {
  PENDING: { STAFF: ['APPROVED', 'REJECTED'], TELLER: ['CANCELLED'] },
  APPROVED: { STAFF: ['CANCELLED'], TELLER: [] },
  REJECTED: { STAFF: [], TELLER: [] },
  CANCELLED: { STAFF: [], TELLER: [] },
} as const satisfies Record<string, Record<Decider, readonly string[]>>;

/** Staff decide; the owner who told takes it back while they have not. */
type Decider = 'STAFF' | 'TELLER';

export type ExternalState = keyof typeof moves;

/** The states a record may go to next; empty at the end of its life, and for whoever may not decide. */
export const nextExternalStates = (from: ExternalState, by: Decider | null): ExternalState[] =>
  by === null ? [] : [...moves[from][by]];

/** As whom somebody decides on a record; null: as nobody. */
export function externalDecider(
  { id, role }: { id: number | null; role: string },
  { teller_id }: { teller_id: number | null },
): Decider | null {
  if (role === 'ADMIN') return 'STAFF';
  return id !== null && teller_id === id ? 'TELLER' : null;
}

/** Whether it stands in the ledger of taken time: only what staff approved does. */
export const externalHoldsDates = (state: ExternalState): boolean => state === 'APPROVED';
