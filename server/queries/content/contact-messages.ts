import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

interface NewContactMessage {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  subject: string;
  message: string;
  /** Slugs of what it asks about; such a villa or boat need not be there. */
  villa?: string | undefined;
  boat?: string | undefined;
  consent_text: string;
  ip: string | null;
}

/**
 * Keeps a message as unread. The same words of the same sender under the same subject, about the same
 * villa or boat, within ten minutes are one message (a second click, a reload): then nothing is added.
 * In a transaction, so that the second click waits until the first is there to be seen.
 */
export async function insertContactMessage(db: Db, sent: NewContactMessage): Promise<void> {
  const { name, email, phone, subject, message, consent_text, ip } = sent;
  const { villa = null, boat = null } = sent;
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 12))`.execute(db);
  await sql`
    with asked as (
      select (select id from villas where slug = ${villa}::text and deleted_at is null) as villa_id,
        (select id from boats where slug = ${boat}::text and deleted_at is null) as boat_id
    )
    insert into contact_messages
      (name, email, phone, subject, message, villa_id, boat_id, consent_text, ip)
    select ${name}, ${email}, ${phone}::text, ${subject}, ${message}, villa_id, boat_id,
      ${consent_text}, ${ip}::text
    from asked
    where not exists (
      select from contact_messages m
      where m.created_at > now() - interval '10 minutes'
        and m.email = ${email} and m.subject = ${subject} and m.message = ${message}
        and m.villa_id is not distinct from asked.villa_id
        and m.boat_id is not distinct from asked.boat_id)`.execute(db);
}
