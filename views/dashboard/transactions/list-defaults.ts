import type { TransactionList } from '../../../server/schemas/transactions.ts';

/** What the list shows when its address says nothing; such parameters stay out of its links. */
export const TRANSACTION_LIST_DEFAULTS: Partial<TransactionList> = {
  skip: 0,
  take: 100,
  order: '-moved_at',
  needs_action: '0',
};
