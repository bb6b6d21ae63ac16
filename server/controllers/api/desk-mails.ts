import type { RequestHandler } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse } from '../../parse.ts';
import { presentDeskMail } from '../../presenters/mail-desk.ts';
import { DeskMail } from '../../schemas/mail-desk.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { type DeskMailKind, deskMail } from '../../services/mail-desk.ts';

/** `POST /sendbank`, `/sendconfirm`, `/sendpaymentlink`. */
export const send =
  (kind: DeskMailKind): RequestHandler =>
  async (req, res) => {
    const wanted = parse(DeskMail, req.body);
    const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
      status: 200,
      body: presentDeskMail(await deskMail(transaction, kind, wanted, doer(req, res))),
    }));
    wakeMails();
    res.json({ content: body });
  };
