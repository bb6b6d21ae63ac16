import type { Db } from '../../db/index.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { log } from '../../log.ts';
import { findRequestForMail } from '../../queries/guests/guest-requests.ts';
import { getBoatReservationForMails } from '../../queries/mail/mail-boat-reservations.ts';
import {
  countMailCopies,
  insertMail,
  insertMails,
  type MailAttachment,
  type OutboxRow,
  requeueMails,
} from '../../queries/mail/mail-outbox.ts';
import {
  findFormerStay,
  findMovementForMail,
  getReservationForMails,
  type MailedReservation,
  withTemplate,
} from '../../queries/mail/mail-reservations.ts';
import { getMail } from '../../queries/mail/mails.ts';
import { getSubscriber } from '../../queries/mail/subscribers.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { oneLine } from './mail-body.ts';
import { MONEY_TOLD } from './mail-money-told.ts';
import { composeReservationMail } from './mail-reservation.ts';
import { type MailTemplateCode, mailRules, type ReservationMailCode } from './mail-templates.ts';

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
  boat_reservation_id?: number | null;
  created_by?: number | null;
  /** Of a newsletter: which one, whose mail it is and where they leave. */
  newsletter_id?: number | null;
  subscriber_id?: number | null;
  unsubscribe_url?: string | null;
  /** Its template is switched off: kept for staff to see, not sent. */
  skipped?: boolean;
}

/**
 * Writes a mail into the outbox, inside the transaction of what it tells. Told again, the same event
 * writes nothing. Resolves with the mail's id, or undefined for such a repeat.
 * @throws 422 when the recipient is not exactly one address
 */
export function queueMail(db: Db, mail: NewMail): Promise<number | undefined> {
  return insertMail(db, outboxRow(mail));
}

function outboxRow(mail: NewMail): OutboxRow {
  return {
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
    boat_reservation_id: mail.boat_reservation_id ?? null,
    created_by: mail.created_by ?? null,
    newsletter_id: mail.newsletter_id ?? null,
    subscriber_id: mail.subscriber_id ?? null,
    unsubscribe_url: mail.unsubscribe_url ?? null,
  };
}

/**
 * The mail of a reservation's event, with what stands in the database at this moment: call it last
 * in the transaction of the move. One version of a reservation makes one mail of a kind, and so does
 * one movement of money. The owner gets a notice of their own where one is due.
 * @throws 404 when there is no such reservation
 */
export async function queueReservationMail(
  db: Db,
  code: ReservationMailCode,
  key: ReservationKey,
  event: MailEvent = {},
): Promise<void> {
  const toOwner = OWNERS_COPY[code];
  const codes = toOwner ? [code, toOwner] : [code];
  const rows = await readReservationForMails(db, codes, key, event);
  const mails = codes.flatMap((each, index) => composed(each, rows[index], key) ?? []);
  await insertMails(
    db,
    mails.map((mail) => outboxRow({ ...mail, event_key: event.key ?? mail.event_key })),
  );
}

function composed(
  code: ReservationMailCode,
  row: MailedReservation | undefined,
  { kind, id }: ReservationKey,
): NewMail | undefined {
  const mail = row && composeReservationMail(code, row);
  if (!mail && mailRules(code).to !== 'owner')
    log.warn({ template: code, kind, reservation: id }, 'no address for a mail');
  return mail;
}

/** What an owner is told of what the guest is told. */
const OWNERS_COPY: Partial<Record<ReservationMailCode, ReservationMailCode>> = {
  reservation_confirmed: 'owner_confirmed',
  reservation_cancelled: 'owner_cancelled',
  payment_received: 'owner_payment',
};

/** What a mail tells beside the reservation as it stands. */
interface MailEvent {
  /** The payment or refund that is told; without it, the newest one of the reservation. */
  transaction_id?: number;
  /** The guest's request that is answered; without it, the last one that was. */
  request_id?: number;
  /** Makes it an event of its own, in place of the reservation's version. */
  key?: string;
}

/** All that a mail of this kind can say of a villa's or a boat's reservation. @throws 404 */
export async function readReservationForMail(
  db: Db,
  code: ReservationMailCode,
  key: ReservationKey,
): Promise<MailedReservation> {
  const [row] = await readReservationForMails(db, [code], key, {});
  if (!row) throw notFound('reservation');
  return row;
}

/** The same for mails of one event, which read the reservation once: a row for each, in their order. */
async function readReservationForMails(
  db: Db,
  codes: readonly ReservationMailCode[],
  key: ReservationKey,
  event: MailEvent,
): Promise<MailedReservation[]> {
  const row =
    key.kind === 'boat'
      ? await getBoatReservationForMails(db, codes, key.id)
      : await getReservationForMails(db, codes, key.id);
  const rows: MailedReservation[] = [];
  for (const code of codes)
    rows.push({ ...withTemplate(row, code), ...(await toldBy(db, code, key, event)) });
  return rows;
}

/** The request, the movement of money or the former days that a mail of this kind tells of. */
async function toldBy(
  db: Db,
  code: ReservationMailCode,
  key: ReservationKey,
  { transaction_id, request_id }: MailEvent,
): Promise<Pick<MailedReservation, 'request' | 'movement' | 'former_stay'>> {
  if (code === 'request_answered') {
    const request = await findRequestForMail(db, key, request_id);
    return request ? { request } : {};
  }
  if (TELLS_FORMER_STAY.has(code)) {
    const former_stay = await findFormerStay(db, key);
    return former_stay ? { former_stay } : {};
  }
  const told = MONEY_TOLD[code];
  const movement = told && (await findMovementForMail(db, key, { ...told, transaction_id }));
  return movement ? { movement } : {};
}

const TELLS_FORMER_STAY = new Set<ReservationMailCode>(['reservation_changed', 'owner_changed']);

/**
 * Sends a mail once more: one that was sent is copied, so that both stay visible; any other goes
 * back to the front of the queue. Resolves with the id of the mail that will be sent. @throws 404;
 * 409 `subscriber_left`, `link_mail` for a link that is worth nothing any more
 */
export async function resendMail(
  db: Db,
  id: number,
  { actor_id, now }: { actor_id: number | null; now: Temporal.Instant },
): Promise<number> {
  const mail = await getMail(db, id);
  if (await hasLeft(db, mail)) throw conflict('subscriber_left');
  if (mail.state === 'SENT' && LINK_MAILS.has(mail.template_code ?? ''))
    throw conflict('link_mail');
  if (mail.state !== 'SENT') {
    await requeueMails(db, [id], new Date(now.epochMilliseconds));
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
    boat_reservation_id: mail.boat_reservation_id,
    created_by: actor_id,
    subscriber_id: mail.subscriber_id,
    unsubscribe_url: mail.unsubscribe_url,
  });
  return copy ?? id;
}

/** Once sent, these have no link any more that anybody could use. */
const LINK_MAILS = new Set<string>(['user_invitation', 'password_reset']);

/** Nobody who left the list is written to again, whatever waits for them. */
const hasLeft = async (db: Db, { subscriber_id }: { subscriber_id: number | null }) =>
  subscriber_id !== null && (await getSubscriber(db, subscriber_id)).state === 'LEFT';

/** The same form the table asks for: no comma, bracket, space or control character anywhere. */
const ONE_ADDRESS = /^[^@,;:<>()"\s\p{Cc}]+@[^@,;:<>()"\s\p{Cc}]+$/u;

function singleAddress(field: string, address: string): string {
  if (address.length > 254 || !ONE_ADDRESS.test(address)) throw invalid({ [field]: 'not_email' });
  return address;
}
