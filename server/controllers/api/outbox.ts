import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  outboxColumns,
  presentOutboxMail,
  presentOutboxRow,
} from '../../presenters/mail/mail-desk.ts';
import { countMails, getMail, listMails } from '../../queries/mail/mails.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { MailsAgain, OutboxList } from '../../schemas/mail-desk.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { sendAgain, sendAllAgain } from '../../services/mail/outbox.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(OutboxList, req.query);
  await sendList(req, res, wanted, {
    name: 'mails',
    read: async (source, page) => ({
      rows: await listMails(source, { ...wanted, ...page }),
      total: await countMails(source, wanted),
    }),
    present: presentOutboxRow,
    columns: outboxColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const mail = await getMail(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentOutboxMail(mail) });
}

export async function resend(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMail(db, id);
  const nothing = parseBody(Nothing, req);
  const { body } = await onlyOnce(db, callOf(req, res, nothing), async (transaction) => {
    const sent = await sendAgain(transaction, id, doer(req, res));
    return { status: 200, body: presentOutboxMail(await getMail(transaction, sent)) };
  });
  wakeMails();
  res.json({ content: body });
}

/** Mails that were given up, several at once. */
export async function resendAll(req: Request, res: Response) {
  const { ids } = parseBody(MailsAgain, req);
  const again = await sendAllAgain(db, ids, doer(req, res));
  wakeMails();
  res.json({ content: { ids: again } });
}
