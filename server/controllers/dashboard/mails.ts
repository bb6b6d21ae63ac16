import type { Request, Response } from 'express';

import { MailsPage } from '../../../views/dashboard/mailtemplates/index.tsx';
import { MailPage } from '../../../views/dashboard/mailtemplates/mail.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentMail, presentMailRow } from '../../presenters/mails.ts';
import { countMailsByState, getMail, listMails, listMailTemplates } from '../../queries/mails.ts';
import { IdParams } from '../../schemas/common.ts';
import { MailsQuery } from '../../schemas/mails.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(MailsQuery, req.query);
  const state_counts = await countMailsByState(db);
  const mails = query.view === 'outbox' ? await listMails(db, query) : [];
  const templates = await listMailTemplates(db);
  await sendDashboardPage(req, res, MailsPage, {
    query,
    mails: mails.map(presentMailRow),
    total: query.state ? (state_counts[query.state] ?? 0) : sumOf(Object.values(state_counts)),
    state_counts,
    templates,
    smtp: env.SMTP_URL !== undefined,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const mail = await getMail(db, id);
  await sendDashboardPage(req, res, MailPage, { mail: presentMail(mail) });
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
