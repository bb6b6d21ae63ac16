import type { MailRow } from '../../../views/dashboard/mailtemplates/index.tsx';
import type { MailDetail } from '../../../views/dashboard/mailtemplates/mail.tsx';
import type { getMail, listMails } from '../../queries/mail/mails.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';

type Row = Awaited<ReturnType<typeof listMails>>[number];
type Mail = Awaited<ReturnType<typeof getMail>>;

export const presentMailRow = (row: Row): MailRow => ({
  id: row.id,
  template_name: row.template_name,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  next_attempt_at:
    row.state === 'WAITING' || row.state === 'FAILED' ? row.next_attempt_at.toISOString() : null,
  sent_at: row.sent_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export function presentMail(mail: Mail): MailDetail {
  const key = keyOf(mail);
  return {
    ...presentMailRow(mail),
    reply_to: mail.reply_to,
    last_error: mail.last_error,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ filename }) => ({ name: filename })),
    reservation:
      key && mail.reservation_code ? { ...key, reservation_id: mail.reservation_code } : null,
  };
}
