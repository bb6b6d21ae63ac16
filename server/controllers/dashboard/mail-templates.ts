import type { Request, Response } from 'express';

import { MailTemplatePage } from '../../../views/dashboard/mailtemplates/template.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentTemplate } from '../../presenters/mail/mail-desk.ts';
import { listMailSamples } from '../../queries/mail/mail-templates.ts';
import { IdParams } from '../../schemas/common.ts';
import { TemplatePageQuery } from '../../schemas/mail-desk.ts';
import { allTemplates } from '../../services/mail/mail-template-edits.ts';
import { isReservationMailCode, mailAudience } from '../../services/mail/mail-templates.ts';
import { historyOf } from './history.ts';

/** One template between all of them and a mail made from it. */
export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const { reservation } = parseLenient(TemplatePageQuery, req.query);
  const templates = (await allTemplates(db)).map(presentTemplate);
  const template = templates.find((each) => each.id === id);
  if (!template) throw notFound('mail template');
  const samples = isReservationMailCode(template.code) ? await listMailSamples(db) : [];
  const history = await historyOf('mail_template', { id });
  await sendDashboardPage(req, res, MailTemplatePage, {
    template,
    templates,
    samples,
    reservation: reservation ?? samples[0]?.reservation_id ?? null,
    audience: mailAudience(template.code),
    history,
  });
}
