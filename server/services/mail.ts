import type { Db } from '../db/index.ts';
import { invalid } from '../errors.ts';
import { log } from '../log.ts';
import {
  countMailCopies,
  insertMail,
  type MailAttachment,
  type OutboxRow,
  requeueMail,
} from '../queries/mail-outbox.ts';
import { getReservationForMail } from '../queries/mail-reservations.ts';
import { getMail } from '../queries/mails.ts';
import { oneLine } from './mail-body.ts';
import { composeReservationMail } from './mail-reservation.ts';
import type { MailTemplateCode } from './mail-templates.ts';

export interface NewMail {
  template_code: MailTemplateCode | null;
  /** Exactly one address, bare. */
  recipient: string;
  reply_to?: string | null;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** One event makes one mail, however often it is told. */
  event_key: string;
  reservation_id?: number | null;
  created_by?: number | null;
  /** Its template is switched off: kept for staff to see, not sent. */
  skipped?: boolean;
}

/**
 * Writes a mail into the outbox, inside the transaction of what it tells. Told again, the same event
 * writes nothing. Resolves with the mail's id, or undefined for such a repeat.
 * @throws 422 when the recipient is not exactly one address
 */
export function queueMail(db: Db, mail: NewMail): Promise<number | undefined> {
  const row: OutboxRow = {
    template_code: mail.template_code,
    recipient: singleAddress('recipient', mail.recipient),
    reply_to: mail.reply_to ? singleAddress('reply_to', mail.reply_to) : null,
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments ?? [],
    event_key: mail.event_key,
    state: mail.skipped ? 'SKIPPED' : 'WAITING',
    reservation_id: mail.reservation_id ?? null,
    created_by: mail.created_by ?? null,
  };
  return insertMail(db, row);
}

/**
 * The mail of a reservation's event, with what stands in the database at this moment: call it last
 * in the transaction of the move. One version of a reservation makes one mail of a kind.
 * @throws 404 when there is no such reservation
 */
export async function queueReservationMail(
  db: Db,
  code: MailTemplateCode,
  reservationId: number,
): Promise<void> {
  const mail = composeReservationMail(code, await getReservationForMail(db, code, reservationId));
  if (mail) await queueMail(db, mail);
  else log.warn({ template: code, reservation: reservationId }, 'no address to send a mail to');
}

/**
 * Sends a mail once more: one that was sent is copied, so that both stay visible; any other goes
 * back to the front of the queue. Resolves with the id of the mail that will be sent. @throws 404
 */
export async function resendMail(
  db: Db,
  id: number,
  { actor_id, now }: { actor_id: number | null; now: Temporal.Instant },
): Promise<number> {
  const mail = await getMail(db, id);
  if (mail.state !== 'SENT') {
    await requeueMail(db, id, new Date(now.epochMilliseconds));
    return id;
  }
  const copies = await countMailCopies(db, `again:${id}`);
  const copy = await insertMail(db, {
    template_code: mail.template_code,
    recipient: mail.recipient,
    reply_to: mail.reply_to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments,
    event_key: `again:${id}:${copies + 1}`,
    state: 'WAITING',
    reservation_id: mail.reservation_id,
    created_by: actor_id,
  });
  return copy ?? id;
}

/** The same form the table asks for: no comma, bracket, space or control character anywhere. */
const ONE_ADDRESS = /^[^@,;:<>()"\s\p{Cc}]+@[^@,;:<>()"\s\p{Cc}]+$/u;

function singleAddress(field: string, address: string): string {
  if (address.length > 254 || !ONE_ADDRESS.test(address)) throw invalid({ [field]: 'not_email' });
  return address;
}
