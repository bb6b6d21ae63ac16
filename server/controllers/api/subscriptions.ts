import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse } from '../../parse.ts';
import { Subscription } from '../../schemas/subscriptions.ts';
import { subscribe } from '../../services/subscriptions.ts';

export async function create(req: Request, res: Response) {
  const { email } = parse(Subscription, req.body);
  const userAgent = req.get('user-agent') ?? null;
  await subscribe(db, email, { doer: doer(req, res), userAgent });
  wakeMails();
  res.status(201).json({ content: t('layout:newsletter.done') });
}
