import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentSubscriber, subscriberColumns } from '../../presenters/reservations/desk.ts';
import { listSubscribers, requireSubscriber } from '../../queries/mail/subscriber-desk.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { SubscriberList } from '../../schemas/desk.ts';
import { endSubscription } from '../../services/mail/subscriber-desk.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(SubscriberList, req.query);
  await sendList(req, res, wanted, {
    name: 'subscribers',
    read: (source, page) => listSubscribers(source, { ...wanted, ...page }),
    present: presentSubscriber,
    columns: subscriberColumns,
  });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireSubscriber(db, id);
  parseBody(Nothing, req);
  await endSubscription(db, id, doer(req, res));
  res.json({ content: { id } });
}
