import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  newsletterColumns,
  presentNewsletter,
  presentNewsletterRow,
} from '../../presenters/mail/newsletters.ts';
import { getNewsletter, listNewsletters } from '../../queries/mail/newsletters.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  NewNewsletter,
  NewsletterChanges,
  NewsletterList,
  NewsletterMove,
  NewsletterTest,
} from '../../schemas/newsletters.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import {
  createNewsletter,
  editNewsletter,
  moveNewsletter,
  previewNewsletter,
  removeNewsletter,
  testNewsletter,
} from '../../services/mail/newsletters.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(NewsletterList, req.query);
  await sendList(req, res, wanted, {
    name: 'newsletters',
    read: (source, page) => listNewsletters(source, { ...wanted, ...page }),
    present: presentNewsletterRow,
    columns: newsletterColumns,
    heads: {
      started_at: 'newsletters:column.started_at',
      finished_at: 'newsletters:column.finished_at',
    },
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getNewsletter(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: await presented(id) });
}

export async function create(req: Request, res: Response) {
  const id = await createNewsletter(db, parseBody(NewNewsletter, req), doer(req, res));
  res.status(201).json({ content: await presented(id) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getNewsletter(db, id);
  await editNewsletter(db, id, parseBody(NewsletterChanges, req), doer(req, res));
  res.json({ content: await presented(id) });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getNewsletter(db, id);
  await moveNewsletter(db, id, parseBody(NewsletterMove, req), doer(req, res));
  res.json({ content: await presented(id) });
}

export async function test(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const newsletter = await getNewsletter(db, id);
  const wanted = parseBody(NewsletterTest, req);
  const by = { ...doer(req, res), id: actorOf(res).id };
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: await testNewsletter(transaction, newsletter, wanted.email, by),
  }));
  wakeMails();
  res.status(status).json({ content: body });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getNewsletter(db, id);
  parseBody(Nothing, req);
  await removeNewsletter(db, id, doer(req, res));
  res.json({ content: { id } });
}

async function presented(id: number) {
  const newsletter = await getNewsletter(db, id);
  return presentNewsletter(newsletter, await previewNewsletter(db, newsletter));
}
