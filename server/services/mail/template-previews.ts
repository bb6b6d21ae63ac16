import { randomUUID } from 'node:crypto';

import type { MailDocument } from '../../../views/mail/mail-document.ts';
import { renderMail } from '../../../views/mail/render-mail.tsx';
import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import { say, t } from '../../i18n.ts';
import { getStaffAddress } from '../../queries/mail/desk-mails.ts';
import { listSettings } from '../../queries/mail/mail-settings.ts';
import { getTemplate } from '../../queries/mail/mail-templates.ts';
import type { TemplatePreview, TemplateTest } from '../../schemas/mail-desk.ts';
import { audit, type Doer } from '../audit.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import { linkEnds } from '../payments/payment-links.ts';
import { queueMail, readReservationForMail } from './mail.ts';
import { mailDocument } from './mail-composing.ts';
import { PREVIEW_CODE, requireReservationKey } from './mail-desk.ts';
import { reservationDocument } from './mail-reservation.ts';
import { codeOf, refuseUnknownNames } from './mail-template-edits.ts';
import {
  isReservationMailCode,
  type MailTemplateCode,
  mailRules,
  type ReservationMailCode,
} from './mail-templates.ts';
import { mailText } from './mail-text.ts';

interface Texts {
  subject: string;
  body: string;
}

/**
 * A template's mail with the texts being written or else the saved ones: about a real reservation,
 * or with the names of its fields where it is about none. Nothing is kept or sent. 422 for a code
 * that is nobody's and for unknown `{{names}}`
 */
export async function previewTemplate(db: Db, id: number, wanted: TemplatePreview) {
  const saved = await getTemplate(db, id);
  const template = { subject: wanted.subject ?? saved.subject, body: wanted.body ?? saved.body };
  const code = codeOf(saved.code);
  refuseUnknownNames(code, template);
  const { recipient, mail } = isReservationMailCode(code)
    ? await aboutReservation(db, code, { template, reservation_id: wanted.reservation_id })
    : { recipient: '', mail: await withNames(db, code, template) };
  return { recipient, subject: mail.subject, html: renderMail(mail), text: mailText(mail) };
}

async function aboutReservation(
  db: Db,
  code: ReservationMailCode,
  { template, reservation_id }: { template: Texts; reservation_id: string | undefined },
) {
  if (reservation_id === undefined) throw invalid({ reservation_id: 'required' });
  const key = await requireReservationKey(db, reservation_id);
  const row = await readReservationForMail(db, code, key);
  const settings = siteSettingsFrom(row.settings);
  const isLink = code === 'payment_link' || code === 'deposit_link';
  const shown = isLink ? { ...row, payment_link: sampleLink(code, row) } : row;
  const recipient = mailRules(code).to === 'staff' ? settings.site_email : row.customer_email;
  return {
    recipient: recipient ?? '',
    mail: reservationDocument(code, shown, { settings, template }),
  };
}

/** No link is made for a look at its mail. */
const sampleLink = (
  code: ReservationMailCode,
  { prepayment_kurus, deposit_kurus }: { prepayment_kurus: number; deposit_kurus: number },
) => ({
  code: PREVIEW_CODE,
  amount_kurus: code === 'deposit_link' ? deposit_kurus : prepayment_kurus,
  expires_at: new Date(linkEnds().epochMilliseconds),
});

/** Every field stands as its name: '[Ad]'. */
async function withNames(db: Db, code: MailTemplateCode, template: Texts): Promise<MailDocument> {
  const settings = siteSettingsFrom(await listSettings(db));
  const names = mailRules(code).words.map((word) => [
    word,
    `[${say(`mail:placeholders.${word}`)}]`,
  ]);
  const words = { ...Object.fromEntries(names), site_name: settings.site_name };
  return mailDocument(code, { settings, template }, { words, parts: {} });
}

/**
 * Sends that mail to a member of staff instead of the guest, marked as a trial, inside the caller's
 * transaction; the mail's id.
 */
export async function sendTestMail(
  db: Db,
  id: number,
  { email, ...wanted }: TemplateTest,
  doer: Doer & { id: number },
): Promise<{ mail_id: number; recipient: string }> {
  const preview = await previewTemplate(db, id, wanted);
  const recipient = email ?? (await getStaffAddress(db, doer.id));
  const mail_id = await queueMail(db, {
    ...preview,
    template_code: null,
    recipient,
    subject: t('desk:test_mail.subject', { subject: preview.subject }),
    event_key: `test:${id}:${randomUUID()}`,
    created_by: doer.id,
  });
  const change = { entity: 'mail_template', entity_id: id, after: { mail_id, recipient } };
  await audit(db, doer, { action: 'mail_template.tested', ...change });
  return { mail_id: Number(mail_id), recipient };
}
