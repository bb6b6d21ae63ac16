import type { Db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import { insertContactMessage } from '../../queries/content/contact-messages.ts';
import type { ContactMessage } from '../../schemas/contact-messages.ts';
import { parsePhone } from '../../shared/phone.ts';
import type { Doer } from '../audit.ts';

/** Takes a visitor's message for the agency, with what the visitor was told about it (KVKK m.10). */
export function sendContactMessage(pool: Db, sent: ContactMessage, doer: Doer): Promise<void> {
  const { name, email, phone, subject, message, villa, boat } = sent;
  const kept = {
    name,
    email,
    phone: phone ? (parsePhone(phone)?.phone ?? null) : null,
    subject: subject ?? '',
    message,
    villa,
    boat,
    consent_text: t('contact:information_kept'),
    ip: doer.ip,
  };
  return pool.transaction().execute((db) => insertContactMessage(db, kept));
}
