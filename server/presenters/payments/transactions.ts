import { purposeCode } from '../../../views/components/purpose-word.ts';
import type { TransactionDetail, TransactionRow } from '../../queries/payments/transactions.ts';
import type {
  TransactionAnswer,
  TransactionRowAnswer,
} from '../../schemas/answers/transactions.ts';
import type { Columns } from '../../services/exports/columns.ts';

type Row = Omit<TransactionRow, 'matching'>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A line of the list of money that moved, or is about to. */
export const presentTransactionRow = (row: Row): TransactionRowAnswer => ({
  id: row.id,
  status: row.status as TransactionRowAnswer['status'],
  method: row.method as TransactionRowAnswer['method'],
  purpose: row.purpose as TransactionRowAnswer['purpose'],
  amount_kurus: row.amount_kurus,
  reservation_id: row.reservation_id,
  boat_reservation_id: row.boat_reservation_id,
  reservation_code: row.reservation_code,
  reservation_status: row.reservation_status,
  customer_name: row.customer_name,
  listing_name: row.listing_name,
  refund_of_id: row.refund_of_id,
  of_deposit: row.of_deposit,
  refund_kurus: row.refund_kurus,
  provider: row.provider,
  payer_name: row.payer_name,
  bank_reference: row.bank_reference,
  needs_action: row.needs_action as TransactionRowAnswer['needs_action'],
  action_note: row.action_note,
  action_done_at: instant(row.action_done_at),
  went_back_kurus: row.went_back_kurus,
  note: row.note,
  created_by_name: row.created_by_name,
  paid_at: instant(row.paid_at),
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** Nobody checks in on a boat: its rest is paid on boarding. */
const purposeOf = ({ purpose, boat_reservation_id, of_deposit }: TransactionRowAnswer) =>
  purposeCode(purpose, boat_reservation_id !== null, of_deposit);

/** Below zero where it goes out, as the screen shows it, so that a sheet's column can be summed. */
const movedOf = ({ purpose, amount_kurus }: TransactionRowAnswer) =>
  purpose === 'REFUND' ? -amount_kurus : amount_kurus;

/** What a file of the list shows. */
export const transactionColumns: Columns<TransactionRowAnswer> = {
  id: 'number',
  status: { code: 'states:transaction' },
  method: { code: 'states:method' },
  purpose: { code: 'states:purpose', of: purposeOf },
  amount_kurus: { money: movedOf },
  reservation_code: 'text',
  customer_name: 'text',
  listing_name: 'text',
  payer_name: 'text',
  bank_reference: 'text',
  note: 'text',
  paid_at: 'instant',
  created_at: 'instant',
};

/** One movement in full: what the bank or the provider said, and its trail. */
export const presentTransaction = (row: TransactionDetail): TransactionAnswer => ({
  ...presentTransactionRow(row),
  conversation_id: row.conversation_id,
  provider_payment_id: row.provider_payment_id,
  provider_checked_at: instant(row.provider_checked_at),
  provider_expires_at: instant(row.provider_expires_at),
  provider_answer: row.provider_answer as TransactionAnswer['provider_answer'],
  card_last_four: row.card_last_four,
  installments: row.installments,
  bank_account_id: row.bank_account_id,
  failure_code: row.failure_code,
  failure_text: row.failure_text,
  verified_at: instant(row.verified_at),
  receipt: row.receipt,
  cards_hold_kurus: row.cards_hold_kurus,
  events: row.events.map(({ at, kind, from_status, to_status, actor_name }) => ({
    at: new Date(at).toISOString(),
    kind,
    from_status,
    to_status,
    actor_name,
  })),
});
