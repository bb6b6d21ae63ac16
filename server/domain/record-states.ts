/** States of everything but reservations: plain ladders without guards. */
const moves = {
  /** A stay sold elsewhere, told by an owner; only APPROVED holds the dates. */
  external: {
    PENDING: ['APPROVED', 'REJECTED'],
    APPROVED: ['CANCELLED'],
    REJECTED: [],
    CANCELLED: [],
  },
  /** One movement of money; a refund is a row of its own. */
  transaction: { PENDING: ['PAID', 'FAILED'], PAID: [], FAILED: [] },
  comment: { waiting: ['published', 'hidden'], published: ['hidden'], hidden: ['published'] },
  message: { unread: ['read'], read: [] },
  /** Double opt-in; who left may come back by the same way. */
  subscriber: { waiting: ['active', 'left'], active: ['left'], left: ['waiting'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type RecordKind = keyof typeof moves;
export type RecordState<Kind extends RecordKind> = keyof (typeof moves)[Kind] & string;

export type ExternalState = RecordState<'external'>;
export type TransactionStatus = RecordState<'transaction'>;
export type MessageState = RecordState<'message'>;

export const transactionMethods = ['CARD', 'TRANSFER', 'CASH'] as const;
export type TransactionMethod = (typeof transactionMethods)[number];

export const transactionPurposes = ['PREPAYMENT', 'BALANCE', 'DEPOSIT', 'REFUND'] as const;
export type TransactionPurpose = (typeof transactionPurposes)[number];

/** The states a record may go to next; empty at the end of its life. */
export function nextStates<Kind extends RecordKind>(
  kind: Kind,
  from: RecordState<Kind>,
): RecordState<Kind>[] {
  const table: Record<string, readonly string[]> = moves[kind];
  return [...(table[from] ?? [])] as RecordState<Kind>[];
}

export function canMove<Kind extends RecordKind>(
  kind: Kind,
  from: RecordState<Kind>,
  to: RecordState<Kind>,
): boolean {
  return nextStates(kind, from).includes(to);
}

/** Whether an external record in this state stands in the ledger of taken time. */
export function externalHoldsDates(state: ExternalState): boolean {
  return state === 'APPROVED';
}
