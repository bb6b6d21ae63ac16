import type { Request, Response } from 'express';

import { now } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { sendPaper } from '../../paper.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentTransaction,
  presentTransactionRow,
  transactionColumns,
} from '../../presenters/payments/transactions.ts';
import { getMovement } from '../../queries/payments/movements.ts';
import { getTransaction, searchTransactions } from '../../queries/payments/transactions.ts';
import { getReceiptOf } from '../../queries/reservations/reservation-documents.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  ComparedDay,
  EntryMistake,
  NewTransaction,
  RefundSending,
  TransactionDecision,
  TransactionList,
} from '../../schemas/transactions.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { askCardPayment } from '../../services/payments/card-payments.ts';
import { sendRefund } from '../../services/payments/card-refunds.ts';
import { takeBack as takeMistakeBack } from '../../services/payments/entry-mistakes.ts';
import { compareDay } from '../../services/payments/payment-comparisons.ts';
import { decideTransaction } from '../../services/payments/payment-decisions.ts';
import { recordPayment } from '../../services/payments/payments.ts';
import { resolveRefund } from '../../services/payments/unsure-refunds.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(TransactionList, req.query);
  await sendList(req, res, search, {
    name: 'transactions',
    read: (source, page) => searchTransactions(source, { ...search, ...page }),
    present: presentTransactionRow,
    columns: transactionColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const transaction = await getTransaction(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentTransaction(transaction) });
}

export async function create(req: Request, res: Response) {
  const recorded = parseBody(NewTransaction, req);
  const { reservation_id = null, boat_reservation_id = null, ...movement } = recorded;
  const of = keyOf({ reservation_id, boat_reservation_id }) ?? null;
  const rules = await siteRules();
  const { status, body } = await onlyOnce(db, callOf(req, res, recorded), async (transaction) => {
    const id = await recordPayment(transaction, { ...movement, of, rules }, doer(req, res));
    return { status: 201, body: presentTransaction(await getTransaction(transaction, id)) };
  });
  wakeMails();
  res.status(status).json({ content: body });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMovement(db, id);
  const decision = parseBody(TransactionDecision, req);
  const by = { doer: doer(req, res), rules: await siteRules() };
  const { status, body } = await onlyOnce(db, callOf(req, res, decision), async (transaction) => {
    await decideTransaction(transaction, id, decision, by);
    return { status: 200, body: presentTransaction(await getTransaction(transaction, id)) };
  });
  wakeMails();
  res.status(status).json({ content: body });
}

/** Asks the provider now how a card payment, or a refund to a card, stands. */
export async function ask(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const movement = await getMovement(db, id);
  parseBody(Nothing, req);
  if (movement.method !== 'CARD') throw conflict('not_by_card');
  if (movement.purpose === 'REFUND') await resolveRefund(db, id, now());
  else await askCardPayment(db, id, { doer: doer(req, res) });
  wakeMails();
  res.json({ content: presentTransaction(await getTransaction(db, id)) });
}

/** Holds a day's money against the providers' reports now; differences stand on the list of what waits. */
export async function compare(req: Request, res: Response) {
  const { date } = parseBody(ComparedDay, req);
  res.json({ content: await compareDay(db, Temporal.PlainDate.from(date), doer(req, res)) });
}

/** Sends a planned refund back to the cards, what they do not hold by hand if that is said. */
export async function refund(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMovement(db, id);
  const { rest } = parseBody(RefundSending, req);
  await sendRefund(db, id, doer(req, res), rest);
  wakeMails();
  res.json({ content: presentTransaction(await getTransaction(db, id)) });
}

/** Money that staff wrote down by mistake: it never came, is another's, or never left. */
export async function takeBack(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMovement(db, id);
  const mistake = parseBody(EntryMistake, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, mistake), async (transaction) => {
    await takeMistakeBack(transaction, id, mistake, doer(req, res));
    return { status: 200, body: presentTransaction(await getTransaction(transaction, id)) };
  });
  res.status(status).json({ content: body });
}

/** The receipt that a guest handed in with a transfer. */
export async function receipt(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const paper = await getReceiptOf(db, id);
  parseQuery(Nothing, req.query);
  await sendPaper(res, paper);
}
