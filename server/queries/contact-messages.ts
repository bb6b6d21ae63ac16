import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

export interface NewContactMessage {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  subject: string;
  message: string;
  consent_text: string;
  ip: string | null;
}

/**
 * Keeps a message as unread. The same words of the same sender within ten minutes are one message
 * (a second click, a reload): then nothing is added.
 */
export async function insertContactMessage(db: Db, sent: NewContactMessage): Promise<void> {
  const { name, email, phone, subject, message, consent_text, ip } = sent;
  await sql`
    insert into contact_messages (name, email, phone, subject, message, consent_text, ip)
    select ${name}, ${email}, ${phone}::text, ${subject}, ${message}, ${consent_text}, ${ip}::text
    where not exists (
      select from contact_messages
      where created_at > now() - interval '10 minutes'
        and email = ${email} and message = ${message})`.execute(db);
}
