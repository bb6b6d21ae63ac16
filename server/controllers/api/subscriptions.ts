import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { Subscription } from '../../schemas/subscriptions.ts';
import { subscribe } from '../../services/mail/subscriptions.ts';

export async function create(req: Request, res: Response) {
  const { email } = parseBody(Subscription, req);
  const userAgent = req.get('user-agent') ?? null;
  const source = isFromPage(req) ? 'FOOTER' : 'API';
  await subscribe(db, email, { doer: doer(req, res), userAgent }, source);
  wakeMails();
  res.status(201).json({ content: t('layout:newsletter.done') });
}

/** Browsers say where a request comes from, programs don't; the box at the foot of our pages calls this. */
const isFromPage = (req: Request) =>
  req.get('sec-fetch-site') !== undefined || req.get('origin') !== undefined;
