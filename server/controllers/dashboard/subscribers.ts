import type { Request, Response } from 'express';

import { SubscribersPage } from '../../../views/dashboard/subscribers/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentSubscriber } from '../../presenters/reservations/desk.ts';
import { countSubscriberStates, listSubscribers } from '../../queries/mail/subscriber-desk.ts';
import { SubscriberPage } from '../../schemas/desk.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(SubscriberPage, req.query);
  const { rows, total } = await listSubscribers(db, query);
  await sendDashboardPage(req, res, SubscribersPage, {
    rows: rows.map(presentSubscriber),
    total,
    counts: await countSubscriberStates(db),
    query,
  });
}
