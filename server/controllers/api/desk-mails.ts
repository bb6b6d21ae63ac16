import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { presentDeskMail } from '../../presenters/mail/mail-desk.ts';
import { DeskMail, PaymentLinkMail } from '../../schemas/mail-desk.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { type DeskMailKind, deskMail } from '../../services/mail/mail-desk.ts';

/** `POST /sendbank`, `/sendconfirm`. */
export const send =
  (kind: 'bank' | 'confirm'): RequestHandler =>
  (req, res) =>
    answer(req, res, kind, parseBody(DeskMail, req));

/** `POST /sendpaymentlink`: for what is due, or for the damage deposit. */
export async function sendPaymentLink(req: Request, res: Response) {
  const { purpose, ...wanted } = parseBody(PaymentLinkMail, req);
  await answer(req, res, purpose === 'DEPOSIT' ? 'deposit_link' : 'payment_link', wanted);
}

async function answer(req: Request, res: Response, kind: DeskMailKind, wanted: DeskMail) {
  const { body } = await onlyOnce(
    db,
    callOf(req, res, { ...wanted, kind }),
    async (transaction) => ({
      status: 200,
      body: presentDeskMail(await deskMail(transaction, kind, wanted, doer(req, res))),
    }),
  );
  wakeMails();
  res.json({ content: body });
}
