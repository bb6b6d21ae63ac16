import type { Request, Response } from 'express';

import { NewsletterPage } from '../../../views/dashboard/newsletters/edit.tsx';
import { NewslettersPage } from '../../../views/dashboard/newsletters/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentNewsletter, presentNewsletterRow } from '../../presenters/mail/newsletters.ts';
import { countAudience, getNewsletter, listNewsletters } from '../../queries/mail/newsletters.ts';
import { IdParams } from '../../schemas/common.ts';
import { NewsletterListPage } from '../../schemas/newsletters.ts';
import { previewNewsletter } from '../../services/mail/newsletters.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(NewsletterListPage, req.query);
  const { rows, total } = await listNewsletters(db, query);
  const audience = await countAudience(db);
  await sendDashboardPage(req, res, NewslettersPage, {
    rows: rows.map(presentNewsletterRow),
    total,
    audience,
    query,
  });
}

export async function add(req: Request, res: Response) {
  const audience = await countAudience(db);
  await sendDashboardPage(req, res, NewsletterPage, { newsletter: null, audience, history: [] });
}

export async function edit(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const newsletter = await getNewsletter(db, id);
  const mail = await previewNewsletter(db, newsletter);
  const history = await historyOf('newsletter', { id });
  await sendDashboardPage(req, res, NewsletterPage, {
    newsletter: presentNewsletter(newsletter, mail),
    audience: newsletter.audience,
    history,
  });
}
