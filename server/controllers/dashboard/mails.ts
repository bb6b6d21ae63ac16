import type { Request, Response } from 'express';

import { MailsPage } from '../../../views/dashboard/mailtemplates/index.tsx';
import { MailPage } from '../../../views/dashboard/mailtemplates/mail.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentTemplate } from '../../presenters/mail/mail-desk.ts';
import { presentMail, presentMailRow } from '../../presenters/mail/mails.ts';
import { listTemplateNames } from '../../queries/mail/mail-templates.ts';
import { countMails, countMailsByState, getMail, listMails } from '../../queries/mail/mails.ts';
import { IdParams } from '../../schemas/common.ts';
import { MailsQuery } from '../../schemas/mails.ts';
import { allTemplates } from '../../services/mail/mail-template-edits.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(MailsQuery, req.query);
  const state_counts = await countMailsByState(db);
  const isOutbox = query.view === 'outbox';
  const templates = isOutbox ? [] : await allTemplates(db);
  const names = isOutbox ? await listTemplateNames(db) : templates;
  await sendDashboardPage(req, res, MailsPage, {
    query,
    mails: isOutbox ? (await listMails(db, query)).map(presentMailRow) : [],
    total: isOutbox ? await countMails(db, query) : templates.length,
    state_counts,
    templates: templates.map(presentTemplate),
    template_names: names,
    smtp: env.SMTP_URL !== undefined,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const mail = await getMail(db, id);
  await sendDashboardPage(req, res, MailPage, { mail: presentMail(mail) });
}
