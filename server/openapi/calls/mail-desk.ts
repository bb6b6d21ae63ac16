import { Flagged } from '../../schemas/answers/common.ts';
import {
  DeskMailAnswer,
  OutboxAnswer,
  OutboxRow,
  PreviewAnswer,
  QueuedAnswer,
  ResentAnswer,
  TemplateAnswer,
} from '../../schemas/answers/mail-desk.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  DeskMail,
  MailsAgain,
  OutboxList,
  PaymentLinkMail,
  TemplateChanges,
  TemplateFlags,
  TemplatePreview,
  TemplateTest,
} from '../../schemas/mail-desk.ts';
import { all, type Calls, created, one, paged } from '../call.ts';

const mail = one(DeskMailAnswer);

// biome-ignore format: one line per call is what makes this table readable
export const mailDesk: Calls = {
  listTemplates:   { route: 'GET /v1/admin/mailtemplates',              query: Nothing,         answer: all(TemplateAnswer) },
  flagTemplates:   { route: 'PATCH /v1/admin/mailtemplates/activity',   body: TemplateFlags,    answer: one(Flagged) },
  updateTemplate:  { route: 'PUT /v1/admin/mailtemplates/:id',          body: TemplateChanges,  answer: one(TemplateAnswer), errors: { 409: ['stale'] } },
  resetTemplate:   { route: 'POST /v1/admin/mailtemplates/:id/reset',   body: Nothing,          answer: one(TemplateAnswer) },
  previewTemplate: { route: 'POST /v1/admin/mailtemplates/:id/preview', body: TemplatePreview,  answer: one(PreviewAnswer) },
  testTemplate:    { route: 'POST /v1/admin/mailtemplates/:id/test',    body: TemplateTest,     repeatable: true, answer: created(QueuedAnswer) },
  listMails:       { route: 'GET /v1/admin/mails',                      query: OutboxList,      answer: paged(OutboxRow) },
  showMail:        { route: 'GET /v1/admin/mails/:id',                  query: Nothing,         answer: one(OutboxAnswer) },
  resendMails:     { route: 'POST /v1/admin/mails/resend',              body: MailsAgain,      answer: one(ResentAnswer), errors: { 409: ['subscriber_left'] } },
  resendMail:      { route: 'POST /v1/admin/mails/:id/resend',          body: Nothing, repeatable: true, answer: one(OutboxAnswer), errors: { 409: ['subscriber_left', 'link_mail'] } },
  sendBank:        { route: 'POST /v1/admin/sendbank',                  body: DeskMail, repeatable: true, answer: mail, errors: { 409: ['move_not_allowed', 'mail_sent', 'nothing_due', 'template_off'] } },
  sendConfirm:     { route: 'POST /v1/admin/sendconfirm',               body: DeskMail, repeatable: true, answer: mail, errors: { 409: ['move_not_allowed', 'mail_sent', 'template_off'] } },
  sendPaymentLink: { route: 'POST /v1/admin/sendpaymentlink',           body: PaymentLinkMail, repeatable: true, answer: mail, errors: { 409: ['move_not_allowed', 'mail_sent', 'nothing_due', 'card_not_offered', 'template_off'] } },
};
