import type { Request, Response } from 'express';

import { TransactionsPage } from '../../../views/dashboard/transactions/index.tsx';
import { TransactionPage } from '../../../views/dashboard/transactions/show.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { mayBeTakenBack } from '../../domain/entry-mistakes.ts';
import { useOfMoney } from '../../domain/payable.ts';
import { readFilters } from '../../filters.ts';
import { showPaper } from '../../paper.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import {
  presentTransaction,
  presentTransactionRow,
} from '../../presenters/payments/transactions.ts';
import { findPaymentMatches } from '../../queries/payments/payment-matches.ts';
import {
  countWaiting,
  getTransaction,
  listTransactions,
  summariseTransactions,
  type TransactionDetail,
} from '../../queries/payments/transactions.ts';
import { getReceiptOf } from '../../queries/reservations/reservation-documents.ts';
import { IdParams } from '../../schemas/common.ts';
import { TransactionListPage, TransactionPageQuery } from '../../schemas/transactions.ts';
import { readReturnAccount } from '../../services/payments/return-accounts.ts';

export async function list(req: Request, res: Response) {
  const { query, wrong } = readFilters(TransactionListPage, req.query);
  const [rows, sums, waiting] = await Promise.all([
    listTransactions(db, query),
    summariseTransactions(db, query),
    countWaiting(db, query),
  ]);
  await sendDashboardPage(req, res, TransactionsPage, {
    rows: rows.map(presentTransactionRow),
    total: sums
      .filter(
        ({ status }) => query.status.length === 0 || query.status.some((one) => one === status),
      )
      .reduce((sum, { count }) => sum + count, 0),
    query,
    wrong,
    sums,
    waiting,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const { q } = parseLenient(TransactionPageQuery, req.query);
  const transaction = await getTransaction(db, id);
  const isUnmatched =
    transaction.reservation_code === null &&
    transaction.refund_of_id === null &&
    !transaction.refund_kurus;
  await sendDashboardPage(req, res, TransactionPage, {
    transaction: presentTransaction(transaction),
    use: useOf(transaction),
    return_account: await returnAccountOf(transaction),
    q,
    receipt: await receiptOf(transaction),
    mistake: mistakeOf(transaction),
    returnable_kurus: returnableOf(transaction),
    matches: isUnmatched
      ? await findPaymentMatches(db, { q, amount_kurus: transaction.amount_kurus })
      : null,
  });
}

const useOf = ({ purpose, reservation_status }: TransactionDetail) =>
  reservation_status === null ? 'unmatched' : useOfMoney(purpose, reservation_status);

/** Of a refund of a deposit. */
async function returnAccountOf(transaction: TransactionDetail): Promise<string | null> {
  const { of_deposit, reservation_id, boat_reservation_id } = transaction;
  if (!of_deposit) return null;
  if (reservation_id !== null) return readReturnAccount(db, { kind: 'villa', id: reservation_id });
  return readReturnAccount(db, { kind: 'boat', id: Number(boat_reservation_id) });
}

/** Of money whose reservation nobody knows. */
function returnableOf(transaction: TransactionDetail): number {
  const { reservation_code, status, purpose, amount_kurus, refund_kurus } = transaction;
  const isNobodys = reservation_code === null && status === 'PAID' && purpose !== 'REFUND';
  return isNobodys ? amount_kurus - (refund_kurus ?? 0) : 0;
}

/** What a guest told of is no other's; a refund that never left waits where it was. */
function mistakeOf(transaction: TransactionDetail) {
  const { purpose, reservation_code, payment_link_id, receipt } = transaction;
  const isOwn = reservation_code === null || payment_link_id !== null || Boolean(receipt);
  const unmatching = purpose !== 'REFUND' && !isOwn;
  return mayBeTakenBack(transaction) ? { unmatching } : null;
}

async function receiptOf({ id, receipt }: TransactionDetail) {
  if (!receipt) return null;
  const { name, mime } = await getReceiptOf(db, id);
  return { name, picture: mime.startsWith('image/') };
}

/** The receipt a guest handed in: a picture in the page, a PDF as a file. */
export async function receipt(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  await showPaper(res, await getReceiptOf(db, id));
}
