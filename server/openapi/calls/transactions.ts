import {
  ComparisonAnswer,
  TransactionAnswer,
  TransactionRowAnswer,
} from '../../schemas/answers/transactions.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  ComparedDay,
  EntryMistake,
  NewTransaction,
  RefundSending,
  TransactionDecision,
  TransactionList,
} from '../../schemas/transactions.ts';
import { all, type Calls, created, file, one, paged } from '../call.ts';

const recorded = { 409: ['move_not_allowed', 'dates_taken', 'no_deposit', 'money_written'] };
const decided = {
  409: [
    'stale',
    'already_matched',
    'money_going_back',
    'already_decided',
    'no_deposit',
    'refund_in_flight',
  ],
};

const refunded = {
  409: ['already_decided', 'refund_by_hand', 'refund_in_flight', 'refund_refused'],
};

const taken = {
  409: [
    ...['stale', 'not_by_hand', 'payment_refunded', 'deposit_settled'],
    ...['already_unmatched', 'announced_by_guest'],
  ],
};

const TRANSFER = {
  reservation_id: 1842,
  method: 'TRANSFER',
  purpose: 'PREPAYMENT',
  amount_kurus: 14_000_00,
  bank_reference: 'FT26000037',
};

// biome-ignore format: one line per call is what makes this table readable
export const transactions: Calls = {
  listTransactions:  { route: 'GET /v1/admin/transactions',       query: TransactionList,    answer: paged(TransactionRowAnswer) },
  showTransaction:   { route: 'GET /v1/admin/transactions/:id',   query: Nothing,            answer: one(TransactionAnswer) },
  recordTransaction: { route: 'POST /v1/admin/transactions',      body: NewTransaction,      answer: created(TransactionAnswer), errors: recorded, repeatable: true, example: TRANSFER },
  decideTransaction: { route: 'PATCH /v1/admin/transactions/:id', body: TransactionDecision, answer: one(TransactionAnswer), errors: decided, repeatable: true, example: { status: 'PAID', note: 'EFT' } },
  compareTransactions: { route: 'POST /v1/admin/transactions/compare', body: ComparedDay,    answer: all(ComparisonAnswer), errors: { 409: ['card_not_offered'] } },
  askTransaction:    { route: 'POST /v1/admin/transactions/:id/ask',    body: Nothing,       answer: one(TransactionAnswer), errors: { 409: ['not_by_card'] } },
  sendRefund:        { route: 'POST /v1/admin/transactions/:id/refund', body: RefundSending, answer: one(TransactionAnswer), errors: refunded },
  takeBackPayment:   { route: 'POST /v1/admin/transactions/:id/mistake', body: EntryMistake, answer: one(TransactionAnswer), errors: taken, repeatable: true, example: { outcome: 'FAILED', reason: '4.500 yerine 45.000 yazıldı' } },
  showReceipt:       { route: 'GET /v1/admin/transactions/:id/receipt', query: Nothing,      answer: file('application/pdf', 'image/jpeg') },
};
