import type { MailDocument } from '../../../views/mail/mail-document.ts';
import { now } from '../../clock.ts';
import { soldStates } from '../../domain/state-groups.ts';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';
import type { MailAttachment } from '../../queries/mail/mail-outbox.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { formatHours, formatTime, isTrip } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { stayCalendar } from '../calendars/ics.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import type { NewMail } from './mail.ts';
import { addressOf } from './mail-arrival.ts';
import type { MailParts } from './mail-body.ts';
import { composeMail, type MailContent, type MailTexts, mailDocument } from './mail-composing.ts';
import { MAIL_PARTS } from './mail-parts.ts';
import { MAIL_TEMPLATES } from './mail-template-rules.ts';
import { mailRules, type ReservationMailCode } from './mail-templates.ts';
import { reservationWords } from './mail-words.ts';

/**
 * A reservation's mail, ready for the outbox; undefined when nobody is to get it: the site has no
 * address for staff's mails, the owner none or does not want it.
 */
export function composeReservationMail(
  code: ReservationMailCode,
  row: MailedReservation,
): NewMail | undefined {
  const settings = siteSettingsFrom(row.settings);
  const recipient = recipientOf(code, row, settings.site_email);
  if (!recipient) return undefined;
  const mail = composeMail(code, { settings, template: row.template }, contentOf(code, row));
  return {
    template_code: code,
    recipient,
    reply_to: mailRules(code).to === 'staff' ? row.customer_email : null,
    ...mail,
    attachments: calendarFiles(code, row),
    event_key: eventKey(code, row),
    ...(row.charter ? { boat_reservation_id: row.id } : { reservation_id: row.id }),
  };
}

/** The mail before it is HTML and text; the same for sending, for a preview and for tests. */
export const reservationDocument = (
  code: ReservationMailCode,
  row: MailedReservation,
  texts: MailTexts,
): MailDocument => mailDocument(code, texts, contentOf(code, row));

/** What a reservation's mail says, whatever its text. */
const contentOf = (code: ReservationMailCode, row: MailedReservation): MailContent => ({
  words: reservationWords(row, siteSettingsFrom(row.settings).site_name),
  parts: partsOf(code, row),
  reference: row.reservation_id,
  note: row.note,
});

/** One movement of money, or one version of the reservation, makes one mail of a kind; a refund one each time it is sent. */
function eventKey(
  code: ReservationMailCode,
  { id, charter, version, movement }: MailedReservation,
) {
  if (movement) {
    const { id: told, unsent_times = 0 } = movement;
    return `${code}:transaction:${told}${unsent_times > 0 ? `:${unsent_times}` : ''}`;
  }
  return `${charter ? 'boat:' : ''}${code}:${id}:${version}`;
}

const OWNER_WANTS = {
  owner_confirmed: 'notify_reservations',
  owner_changed: 'notify_reservations',
  owner_repriced: 'notify_reservations',
  owner_cancelled: 'notify_reservations',
  owner_payment: 'notify_payments',
} as const;

const SOLD: ReadonlySet<string> = new Set(soldStates);

function recipientOf(
  code: ReservationMailCode,
  { status, owner, owner_amount_kurus, customer_email, confirmed_at, movement }: MailedReservation,
  site_email: string | undefined,
): string | undefined {
  if (mailRules(code).to === 'staff') return site_email;
  if (mailRules(code).to !== 'owner') return customer_email;
  // Owners hear of no request, so not of its end either.
  if (code === 'owner_cancelled' && confirmed_at === null) return undefined;
  if (code === 'owner_repriced' && owner_amount_kurus === null) return undefined;
  // Money of a stay that was never sold, or no longer is, is none of theirs; it may go back.
  if (code === 'owner_payment' && !(movement && SOLD.has(status))) return undefined;
  return owner?.[OWNER_WANTS[code as keyof typeof OWNER_WANTS]] ? owner.email : undefined;
}

function partsOf(code: ReservationMailCode, row: MailedReservation): MailParts {
  return Object.fromEntries(
    MAIL_TEMPLATES[code].parts.map((part) => [part, MAIL_PARTS[part](row)]),
  );
}

function calendarText(row: MailedReservation): string {
  const { reservation_id, check_in_time, check_out_time, charter } = row;
  if (isTrip(charter?.unit))
    return t('mail:calendar.trip_description', {
      reservation_id,
      hours: formatHours(check_in_time, check_out_time),
    });
  return t(charter ? 'mail:calendar.boat_description' : 'mail:calendar.description', {
    reservation_id,
    check_in_hour: formatTime(check_in_time),
    check_out_hour: formatTime(check_out_time),
  });
}

/** A confirmed stay goes into the guest's calendar; cancelled later, it is taken out again. */
function calendarFiles(code: ReservationMailCode, row: MailedReservation): MailAttachment[] {
  const confirmed = code === 'reservation_confirmed' || code === 'reservation_changed';
  const withdrawn = code === 'reservation_cancelled' && row.confirmed_at !== null;
  if (!confirmed && !withdrawn) return [];
  const file = stayCalendar(
    {
      uid: `${row.reservation_id}@${new URL(env.PUBLIC_URL).hostname}`,
      sequence: row.version,
      status: confirmed ? 'CONFIRMED' : 'CANCELLED',
      check_in: row.check_in,
      check_out: row.charter?.finished_at ?? row.check_out,
      hours: isTrip(row.charter?.unit)
        ? { from: row.check_in_time, until: row.check_out_time }
        : null,
      summary: row.villa,
      location: addressOf(row),
      description: calendarText(row),
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
