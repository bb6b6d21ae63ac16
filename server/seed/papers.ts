import type { Db } from '../db/index.ts';
import { getReservationForMail } from '../queries/mail/mail-reservations.ts';
import { getContractVilla } from '../queries/reservations/booking-villas.ts';
import {
  acceptedWords,
  type RenderedDocument,
  renderLegalDocuments,
} from '../services/content/legal-documents.ts';
import { type SettingRow, siteSettingsFrom } from '../services/content/settings.ts';
import type { NewMail } from '../services/mail/mail.ts';
import { composeReservationMail } from '../services/mail/mail-reservation.ts';
import { defaultMailTemplates, type ReservationMailCode } from '../services/mail/mail-templates.ts';
import { bookingFacts } from '../services/reservations/booking-facts.ts';
import { fromNow, type Moment, past } from './moments.ts';
import { frozenPolicy } from './reservation-rows.ts';
import { numbered, type Row } from './rows.ts';
import type { BookedVilla } from './villa-reservations.ts';

export const mailTemplates = (moment: Moment) =>
  numbered(
    defaultMailTemplates().map((template) => ({
      ...template,
      created_at: past(moment, moment.today, [0, 5]),
      updated_at: past(moment, moment.today, [0, 5]),
    })),
  );

const NEWEST = 24;

/** What the guests of the newest requests, and of those that wait for money, accepted, rendered by the product itself. */
export async function acceptancesOf(
  db: Db,
  booked: readonly BookedVilla[],
  settings: readonly SettingRow[],
): Promise<Row<'legal_acceptances'>[]> {
  const byGuests = booked.filter(({ draft }) => draft.source === 'WEB');
  const asked = byGuests.filter(
    ({ draft }, index) => index >= byGuests.length - NEWEST || draft.state === 'OPTION',
  );
  const rows: Row<'legal_acceptances'>[] = [];
  for (const { id, draft, quote: quoted } of asked) {
    const villa = await getContractVilla(db, draft.villa.row.id);
    const policy = frozenPolicy(draft.villa.row.cancellation_policy_id);
    const terms = { quoted, settings: siteSettingsFrom(settings), customer: draft.customer };
    const facts = bookingFacts({ ...villa, policy }, draft, terms);
    const documents = await renderLegalDocuments(db, facts, 'villa');
    rows.push(...documents.map((document) => acceptance(id, draft.created, document)));
  }
  return rows;
}

const acceptance = (
  reservation_id: number,
  created: Temporal.Instant,
  { id, kind, html, sha256 }: RenderedDocument,
): Row<'legal_acceptances'> => ({
  reservation_id,
  boat_reservation_id: null,
  legal_document_id: id,
  rendered_sha256: sha256,
  rendered_html: html,
  checkbox_text: acceptedWords()[kind],
  accepted_at: created.toString(),
  ip: '127.0.0.1',
  user_agent: 'Mozilla/5.0',
});

const MAIL_OF: Partial<Record<string, ReservationMailCode[]>> = {
  PENDING: ['reservation_requested', 'staff_new_request'],
  OPTION: ['reservation_option'],
  PAYMENT_REVIEW: ['payment_review'],
  CONFIRMED: ['reservation_confirmed'],
  REJECTED: ['reservation_rejected'],
  CANCELLED: ['reservation_cancelled'],
  EXPIRED: ['reservation_expired'],
};

const MAILED = 40;

/** The outbox of the last days, composed by the product itself: most were sent, the newest wait. */
export async function mailsOf(
  db: Db,
  booked: readonly BookedVilla[],
  moment: Moment,
): Promise<Row<'mails'>[]> {
  const lately = booked
    .filter(({ draft }) => MAIL_OF[draft.state] !== undefined)
    .toSorted((one, other) => Temporal.Instant.compare(lastMove(one), lastMove(other)))
    .slice(-MAILED);
  const rows: Row<'mails'>[] = [];
  for (const each of lately) {
    for (const code of MAIL_OF[each.draft.state] ?? []) {
      const mail = composeReservationMail(code, await getReservationForMail(db, code, each.id));
      if (!mail) continue;
      const at = lastMove(each).toString();
      rows.push({ ...outboxRow(mail), created_at: at, ...fateOf(rows.length, at, moment) });
    }
  }
  return rows;
}

const outboxRow = (mail: NewMail) => ({
  template_code: mail.template_code,
  recipient: mail.recipient,
  reply_to: mail.reply_to ?? null,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  attachments: (mail.attachments ?? []).map((file) => ({ ...file })),
  event_key: mail.event_key,
  reservation_id: mail.reservation_id ?? null,
});

const lastMove = ({ steps, draft }: BookedVilla) => steps.at(-1)?.at ?? draft.created;

/** A mail in each state among the sent ones. */
function fateOf(index: number, at: string, moment: Moment) {
  const waits = {
    state: 'WAITING',
    attempts: 0,
    last_error: null,
    message_id: null,
    sent_at: null,
  };
  const refused = 'connect ECONNREFUSED 127.0.0.1:25';
  const tried = { ...waits, next_attempt_at: fromNow(moment, 0, 10), last_error: refused };
  if (index % 12 === 5) return { ...tried, state: 'FAILED', attempts: 3 };
  if (index === 8) return { ...tried, state: 'DEAD', attempts: 12 };
  if (index === 14) return { ...waits, next_attempt_at: at, state: 'SKIPPED' };
  if (index > MAILED - 4) return { ...waits, next_attempt_at: at };
  return {
    state: 'SENT',
    attempts: 1,
    next_attempt_at: at,
    last_error: null,
    message_id: `<${index}.${Date.parse(at)}@koy.example>`,
    sent_at: at,
  };
}
