import type { NextFunction, Request, Response } from 'express';

import { PaymentPage } from '../../../views/public/payment/index.tsx';
import { PaymentResultPage } from '../../../views/public/payment/result.tsx';
import { now } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { hasEnded } from '../../domain/payable.ts';
import { fieldSentences } from '../../error-sentences.ts';
import { AppError, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseFormUpload } from '../../middleware/uploads.ts';
import { allowForms, sendPage } from '../../page.ts';
import { parseLenient, parsePath, tryParse } from '../../parse.ts';
import { presentPayment, presentPaymentResult } from '../../presenters/payments/payment-pages.ts';
import type { Given } from '../../presenters/reservations/booking-notices.ts';
import {
  findLastOpenAttempt,
  findOpenAttempt,
  findPaymentByConversation,
} from '../../queries/payments/card-payments.ts';
import { stampPaymentLink } from '../../queries/payments/payment-links.ts';
import {
  AttemptParams,
  PaymentAgreement,
  PaymentParams,
  PaymentQuery,
  Receipt,
} from '../../schemas/payments.ts';
import { takeReceipt } from '../../services/guests/receipts.ts';
import { askCardPayment, startCardPayment } from '../../services/payments/card-payments.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';
import {
  getPayable,
  getPayableOfPayment,
  type Payable,
  wantedOf,
} from '../../services/payments/payables.ts';
import {
  acceptForPayment,
  agreementOf,
  takesWord,
} from '../../services/payments/payment-agreements.ts';
import { paths } from '../../shared/paths.ts';

/** What is to be paid, and the ways to do so. It names no person: who has the code may pay. */
export async function form(req: Request, res: Response) {
  const payable = await payableOf(req);
  const { received } = parseLenient(PaymentQuery, req.query);
  if (payable.link) await stampPaymentLink(db, payable.link.id, 'opened_at');
  // A receipt ends an option's waiting: before it, the address alone proves nothing.
  const isTaken = received !== undefined && payable.reservation.status !== 'OPTION';
  await sendPayment(req, res, { payable, received: isTaken });
}

/** Takes what the guest accepts of a sale; then the page has the ways to pay. */
export async function accept(req: Request, res: Response) {
  const payable = await payableOf(req);
  if (!takesWord(payable)) {
    res.status(409);
    return sendPayment(req, res, { payable });
  }
  const given = tryParse(PaymentAgreement, req.body);
  if (!given.success) {
    res.status(422);
    const { fields } = given;
    return sendPayment(req, res, { payable, errors: fieldSentences(fields), given: req.body });
  }
  const sender = { doer: doer(req, res), userAgent: req.get('user-agent') ?? null };
  const accepted = await orRefusal(acceptForPayment(db, payable.code, given.data.mark, sender));
  wakeMails();
  if (!(accepted instanceof AppError)) return res.redirect(303, paths.payment(payable.code));
  res.status(409);
  await sendPayment(req, res, { payable: await payableOf(req), refusal: accepted });
}

/** Sends the guest to the provider's page. */
export async function start(req: Request, res: Response) {
  const payable = await payableOf(req);
  if (payable.state !== 'open') {
    res.status(409);
    return sendPayment(req, res, { payable });
  }
  const started = await orRefusal(startCardPayment(db, wantedOf(payable), doer(req, res)));
  if (started instanceof AppError) {
    res.status(409);
    return sendPayment(req, res, { payable: await payableOf(req), refusal: started });
  }
  res.set('Cache-Control', 'no-store');
  if (started.kind === 'page') return res.redirect(303, started.url);
  res.redirect(303, paths.paymentResult(started.conversation_id));
}

/** Before the receipt is taken: who guesses codes is not to fill the disk. */
export async function known(req: Request, _res: Response, next: NextFunction) {
  await payableOf(req);
  next();
}

/** Takes the receipt of a transfer; taken, the page comes by its own address, so that a reload sends nothing. */
export async function receipt(req: Request, res: Response) {
  const payable = await payableOf(req);
  const outcome = await orRefusal(keepReceipt(req, res, payable));
  wakeMails();
  if (!(outcome instanceof AppError))
    return res.redirect(303, paths.payment(payable.code, { received: '1' }));
  res.status(422);
  // A field named 'note[x]' makes an object of it.
  const { note } = (req.body ?? {}) as { note?: unknown };
  const typed = typeof note === 'string' ? { note } : {};
  await sendPayment(req, res, { payable: await payableOf(req), refusal: outcome, ...typed });
}

async function keepReceipt(req: Request, res: Response, payable: Payable): Promise<void> {
  const { fields, files } = parseFormUpload(Receipt, req);
  const [file] = files;
  if (file) await takeReceipt(db, payable, { file, note: fields.note }, doer(req, res));
}

/** Asked again no sooner than this: a page that refreshes itself is no reason to hurry a provider. */
const ASK_SECONDS = 5;

/** How an attempt stands, and what to do next. While nobody knows it, the page looks again. */
export async function result(req: Request, res: Response) {
  const { attempt } = parsePath(AttemptParams, req.params);
  const found = await findPaymentByConversation(db, attempt);
  if (!found) throw notFound('payment');
  const age = now().epochMilliseconds - (found.provider_checked_at?.getTime() ?? 0);
  const isUnknown = found.status === 'PENDING' && found.provider_page_encrypted !== null;
  const payment =
    isUnknown && age > ASK_SECONDS * 1000 ? await askCardPayment(db, found.id) : found;
  const payable = await getPayableOfPayment(db, found);
  const page = presentPaymentResult(payment, payable, await openAttemptOf(payable));
  res.set('Cache-Control', 'no-store');
  if (page.kind === 'checking') res.set('Refresh', '6');
  wakeMails();
  sendPage(req, res, PaymentResultPage, page);
}

const payableOf = (req: Request) => getPayable(db, parsePath(PaymentParams, req.params).code);

interface Shown {
  payable: Payable;
  refusal?: AppError;
  received?: boolean;
  note?: string;
  /** Of the boxes, by their names. */
  errors?: Record<string, string>;
  /** The boxes as they were sent. */
  given?: Given;
}

async function sendPayment(req: Request, res: Response, shown: Shown): Promise<void> {
  const gateway = cardGateway();
  const { payable } = shown;
  const agreement = await agreementOf(db, payable);
  const attempt = await openAttemptOf(payable);
  res.set('Cache-Control', 'no-store');
  if (gateway) allowForms(res, gateway.form_hosts);
  sendPage(req, res, PaymentPage, presentPayment({ ...shown, gateway, agreement, attempt }));
}

/** By card, and undecided: of what is paid here, or of anything where the stay came to nothing. */
function openAttemptOf(payable: Payable) {
  const { state, of } = payable;
  // Whatever its sum, it holds the days of what is over, and its money may still come.
  if (state === 'expired' || hasEnded(payable.reservation)) return findLastOpenAttempt(db, of);
  return state === 'open' ? findOpenAttempt(db, of, payable) : undefined;
}

/** A refusal is a sentence on the page it was asked from. */
const orRefusal = <Value>(work: Promise<Value>): Promise<Value | AppError> =>
  work.catch((error) => {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  });
