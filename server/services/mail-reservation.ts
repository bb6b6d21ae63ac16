import { LICENCE_NUMBER } from '../../views/layouts/footer.tsx';
import type { SiteSettings } from '../../views/layouts/site.ts';
import type { MailBlock, MailDocument } from '../../views/mail/mail-document.ts';
import { renderMail } from '../../views/mail/render-mail.tsx';
import { now } from '../clock.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import type { MailAttachment } from '../queries/mail-outbox.ts';
import type { MailedReservation } from '../queries/mail-reservations.ts';
import { formatPhone } from '../shared/format.ts';
import { formatTime } from '../shared/format-days.ts';
import { paths } from '../shared/paths.ts';
import { stayCalendar } from './ics.ts';
import type { NewMail } from './mail.ts';
import { bodyBlocks, type MailParts, subjectOf } from './mail-body.ts';
import { addressOf, MAIL_PARTS } from './mail-parts.ts';
import { defaultMailTemplate, MAIL_TEMPLATES, type MailTemplateCode } from './mail-templates.ts';
import { mailText } from './mail-text.ts';
import { reservationWords } from './mail-words.ts';
import { siteSettingsFrom } from './settings.ts';

/** A reservation's mail, ready for the outbox; undefined when the site has no address for staff's mails. */
export function composeReservationMail(
  code: MailTemplateCode,
  row: MailedReservation,
): NewMail | undefined {
  const settings = siteSettingsFrom(row.settings);
  const toStaff = code === 'staff_new_request';
  const recipient = toStaff ? settings.site_email : row.customer_email;
  if (!recipient) return undefined;
  const template = row.template ?? defaultMailTemplate(code);
  const mail = reservationDocument(code, row, { settings, template });
  return {
    template_code: code,
    recipient,
    reply_to: toStaff ? row.customer_email : null,
    subject: mail.subject,
    html: renderMail(mail),
    text: mailText(mail),
    attachments: calendarFiles(code, row),
    event_key: `${code}:${row.id}:${row.version}`,
    reservation_id: row.id,
    skipped: !template.active,
  };
}

interface Texts {
  settings: SiteSettings;
  template: { subject: string; body: string };
}

/** The mail before it is HTML and text; the same for sending, for a preview and for tests. */
export function reservationDocument(
  code: MailTemplateCode,
  row: MailedReservation,
  { settings, template }: Texts,
): MailDocument {
  const words = reservationWords(row, settings.site_name);
  const blocks = bodyBlocks(code, template.body, words, partsOf(code, row));
  return {
    subject: subjectOf(template.subject, words),
    preview: previewOf(blocks),
    site_name: settings.site_name,
    home_url: `${env.PUBLIC_URL}${paths.home()}`,
    reference: row.reservation_id,
    blocks,
    footer: footerLines(settings),
  };
}

function partsOf(code: MailTemplateCode, row: MailedReservation): MailParts {
  return Object.fromEntries(
    MAIL_TEMPLATES[code].parts.map((part) => [part, MAIL_PARTS[part](row)]),
  );
}

/** The first words after the greeting. */
function previewOf(blocks: MailBlock[]): string {
  const paragraphs = blocks
    .filter((block) => block.kind === 'text')
    .map(({ runs }) => runs.map(({ text }) => text).join(''));
  return (paragraphs[1] ?? paragraphs[0] ?? '').slice(0, 140);
}

function footerLines(settings: SiteSettings): string[] {
  const { company_title, company_address, site_phone, site_name } = settings;
  const lines = [
    t('mail:footer.agency', { site_name: company_title ?? site_name, license: LICENCE_NUMBER }),
    site_phone && formatPhone(site_phone),
    company_address,
    t('mail:footer.reply'),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** A confirmed stay goes into the guest's calendar; cancelled later, it is taken out again. */
function calendarFiles(code: MailTemplateCode, row: MailedReservation): MailAttachment[] {
  const confirmed = code === 'reservation_confirmed';
  const withdrawn = code === 'reservation_cancelled' && row.confirmed_at !== null;
  if (!confirmed && !withdrawn) return [];
  const file = stayCalendar(
    {
      uid: `${row.reservation_id}@${new URL(env.PUBLIC_URL).hostname}`,
      sequence: row.version,
      status: confirmed ? 'CONFIRMED' : 'CANCELLED',
      check_in: row.check_in,
      check_out: row.check_out,
      summary: row.villa,
      location: addressOf(row),
      description: t('mail:calendar.description', {
        reservation_id: row.reservation_id,
        check_in_hour: formatTime(row.check_in_time),
        check_out_hour: formatTime(row.check_out_time),
      }),
      url: `${env.PUBLIC_URL}${paths.enquire({ code: row.reservation_id })}`,
    },
    now(),
  );
  const method = confirmed ? 'PUBLISH' : 'CANCEL';
  return [
    {
      filename: `${row.reservation_id}.ics`,
      content_type: `text/calendar; charset=utf-8; method=${method}`,
      content: file,
    },
  ];
}
