import { env } from '../../env.ts';
import { say } from '../../i18n.ts';
import type { TemplateRow } from '../../queries/mail/mail-templates.ts';
import type { getMail, listMails } from '../../queries/mail/mails.ts';
import type {
  DeskMailAnswer,
  OutboxAnswer,
  OutboxRow,
  TemplateAnswer,
} from '../../schemas/answers/mail-desk.ts';
import type { Columns } from '../../services/exports/columns.ts';
import type { deskMail } from '../../services/mail/mail-desk.ts';
import {
  defaultMailTemplate,
  isMailTemplateCode,
  mailRules,
} from '../../services/mail/mail-templates.ts';
import { paths } from '../../shared/paths.ts';
import { presentMailRow } from './mails.ts';

export const presentTemplate = (row: TemplateRow): TemplateAnswer => ({
  id: row.id,
  code: row.code,
  name: row.name,
  subject: row.subject,
  body: row.body,
  placeholders: placeholdersOf(row.code),
  active: row.active,
  always: isMailTemplateCode(row.code) && mailRules(row.code).always === true,
  is_default: isDefault(row),
  mail_count: row.mail_count,
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

function placeholdersOf(code: string) {
  if (!isMailTemplateCode(code)) return [];
  const { words: names, parts } = mailRules(code);
  return [...names, ...parts].map((name) => ({ name, label: say(`mail:placeholders.${name}`) }));
}

function isDefault({ code, subject, body }: TemplateRow): boolean {
  if (!isMailTemplateCode(code)) return false;
  const original = defaultMailTemplate(code);
  return original.subject === subject && original.body === body;
}

type Sent = Awaited<ReturnType<typeof deskMail>>;

/** One of the three mails that a clerk sends by hand. */
export const presentDeskMail = ({ mail, mail_id, link, template }: Sent): DeskMailAnswer => ({
  template_code: template,
  recipient: mail.recipient,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  mail_id,
  payment_link: link && {
    url: mail_id === null ? null : `${env.PUBLIC_URL}${paths.payment(link.code)}`,
    purpose: link.purpose,
    amount_kurus: link.amount_kurus,
    expires_at: link.expires_at.toISOString(),
  },
});

type Row = Awaited<ReturnType<typeof listMails>>[number];
type Mail = Awaited<ReturnType<typeof getMail>>;

/** A line of the outbox. */
export const presentOutboxRow = (row: Row): OutboxRow => ({
  ...presentMailRow(row),
  template_code: row.template_code,
  last_error: row.last_error,
});

/** What a file of the outbox shows. */
export const outboxColumns: Columns<OutboxRow> = {
  id: 'number',
  template_name: 'text',
  recipient: 'text',
  subject: 'text',
  state: { code: 'mails:state' },
  attempts: 'number',
  created_at: 'instant',
  sent_at: 'instant',
};

/** One mail with its contents; of its files their names only. */
export const presentOutboxMail = (mail: Mail): OutboxAnswer => ({
  ...presentOutboxRow(mail),
  reply_to: mail.reply_to,
  html: mail.html,
  text: mail.text,
  attachments: mail.attachments.map(({ filename }) => filename),
  reservation:
    mail.reservation_id === null || mail.reservation_code === null
      ? null
      : { id: mail.reservation_id, reservation_id: mail.reservation_code },
});
