import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentTemplate } from '../../presenters/mail/mail-desk.ts';
import { getTemplate } from '../../queries/mail/mail-templates.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  TemplateChanges,
  TemplateFlags,
  TemplatePreview,
  TemplateTest,
} from '../../schemas/mail-desk.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import {
  allTemplates,
  editTemplate,
  resetTemplate,
  switchTemplates,
} from '../../services/mail/mail-template-edits.ts';
import { previewTemplate, sendTestMail } from '../../services/mail/template-previews.ts';

export async function list(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: (await allTemplates(db)).map(presentTemplate) });
}

export async function flag(req: Request, res: Response) {
  const flags = parseBody(TemplateFlags, req);
  const changed = await switchTemplates(db, flags, doer(req, res));
  res.json({ content: { ...flags, changed } });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getTemplate(db, id);
  await editTemplate(db, id, parseBody(TemplateChanges, req), doer(req, res));
  res.json({ content: presentTemplate(await getTemplate(db, id)) });
}

export async function reset(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getTemplate(db, id);
  parseBody(Nothing, req);
  await resetTemplate(db, id, doer(req, res));
  res.json({ content: presentTemplate(await getTemplate(db, id)) });
}

export async function preview(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getTemplate(db, id);
  res.json({ content: await previewTemplate(db, id, parseBody(TemplatePreview, req)) });
}

export async function test(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getTemplate(db, id);
  const by = { ...doer(req, res), id: actorOf(res).id };
  const wanted = parseBody(TemplateTest, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: await sendTestMail(transaction, id, wanted, by),
  }));
  wakeMails();
  res.status(status).json({ content: body });
}
