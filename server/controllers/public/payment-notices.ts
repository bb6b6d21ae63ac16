import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { forbidden, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { parse } from '../../parse.ts';
import {
  findPaymentByConversation,
  findPaymentByToken,
} from '../../queries/payments/card-payments.ts';
import { IyzicoNotice, IyzicoReturn, PaytrNotice } from '../../schemas/payments.ts';
import { askCardPayment } from '../../services/payments/card-payments.ts';
import { isIyzicoNotice, verdictOfPaytrNotice } from '../../services/payments/payment-notices.ts';
import { hashOfToken } from '../../services/payments/provider-pages.ts';
import { applyVerifiedPayment } from '../../services/payments/verified-payments.ts';
import { paths } from '../../shared/paths.ts';

/**
 * The guest's browser, sent back by iyzico's page. It proves nothing: iyzico itself is asked, and the
 * guest sees what it says on a page of their own.
 */
export async function iyzicoReturn(req: Request, res: Response) {
  const { token } = parse(IyzicoReturn, req.body);
  const payment = await findPaymentByToken(db, hashOfToken(token));
  if (!payment?.conversation_id) throw notFound('payment');
  await askCardPayment(db, payment.id);
  wakeMails();
  res.set('Cache-Control', 'no-store').redirect(303, paths.paymentResult(payment.conversation_id));
}

/** iyzico tells of a payment: a reason to ask, if it is iyzico who tells. 200 once all is written. */
export async function iyzicoNotice(req: Request, res: Response) {
  const notice = parse(IyzicoNotice, req.body);
  if (!isIyzicoNotice(notice, req.get('x-iyz-signature-v3'))) throw forbidden();
  const payment = await findPaymentByToken(db, hashOfToken(notice.token));
  if (!payment) throw notFound('payment');
  const asked = await askCardPayment(db, payment.id);
  wakeMails();
  // Told again while nobody knows: the job asks too, and the sooner the better.
  res.status(asked.status === 'PENDING' ? 503 : 200).json({ content: { status: asked.status } });
}

/** PayTR tells what became of a payment, and finishes it only when it reads `OK`. */
export async function paytrNotice(req: Request, res: Response) {
  const notice = parse(PaytrNotice, req.body);
  const verdict = verdictOfPaytrNotice(notice);
  if (!verdict) throw forbidden();
  const payment = await findPaymentByConversation(db, notice.merchant_oid);
  if (!payment) throw notFound('payment');
  await applyVerifiedPayment(db, payment.id, verdict);
  wakeMails();
  res.type('text/plain').send('OK');
}
