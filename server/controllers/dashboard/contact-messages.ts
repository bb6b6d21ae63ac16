import type { Request, Response } from 'express';

import { MessagesPage } from '../../../views/dashboard/contact/index.tsx';
import { MessagePage } from '../../../views/dashboard/contact/show.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentMessage, presentMessageRow } from '../../presenters/reservations/desk.ts';
import { getMessage, listMessages } from '../../queries/content/contact-desk.ts';
import { IdParams } from '../../schemas/common.ts';
import { MessageInbox } from '../../schemas/desk.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(MessageInbox, req.query);
  const { rows, total } = await listMessages(db, query);
  await sendDashboardPage(req, res, MessagesPage, {
    rows: rows.map(presentMessageRow),
    total,
    query,
  });
}

/** A message is read once its page is seen (islands/dashboard/seen.ts): a page fetched ahead is nobody's. */
export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const message = await getMessage(db, id);
  const history = await historyOf('contact_message', { id });
  await sendDashboardPage(req, res, MessagePage, { message: presentMessage(message), history });
}
