import type { EnquirePageProps } from '../../../views/public/enquire/index.tsx';
import type { EnquiredPageProps } from '../../../views/public/enquire/result.tsx';
import { lackingParts, staying } from '../../domain/amount-due.ts';
import { standing } from '../../domain/payable.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { reviewState } from '../../domain/reviews.ts';
import { daysUntil } from '../../domain/stay.ts';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';
import type { GuestAffairs } from '../../queries/guests/guest-affairs.ts';
import type {
  findReservationForCalendar,
  GuestsReservation,
} from '../../queries/guests/guest-reservations.ts';
import type { CardPayment } from '../../queries/payments/card-payments.ts';
import type { listOpenLinks } from '../../queries/payments/payment-links.ts';
import type { Charter } from '../../queries/reservations/boat-reservation-columns.ts';
import type { CalendarStay } from '../../services/calendars/ics.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import { guestLinkToken } from '../../services/guests/guest-links.ts';
import { isUnread } from '../../services/payments/payables.ts';
import type { Agreement } from '../../services/reservations/sale-agreements.ts';
import { formatInstant } from '../../shared/format.ts';
import { formatHours, formatTime, isTrip } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import {
  alternativesTo,
  expiredWays,
  presentHead,
  presentTransfer,
} from '../reservations/booked.ts';
import { presentSold } from '../reservations/stay-summary.ts';
import { typedText } from '../typed-text.ts';
import { type Answered, presentGuestAffairs } from './guest-affairs.ts';
import { presentConfirmation } from './guest-confirmation.ts';
import { depositAtDoor } from './guest-deposits.ts';
import { presentPayments } from './guest-payments.ts';
import { presentJourney } from './journey.ts';

type Form = Omit<EnquirePageProps, 'site'>;

/** The form with what is known or was typed, and the fields that could not be read. */
export const presentEnquiryForm = (
  typed: { code?: unknown; contact?: unknown; kept?: unknown },
  wrong: readonly string[],
): Form => ({
  typed: { code: typedText(typed.code, 254), contact: typedText(typed.contact, 254) },
  errors: {
    ...(wrong.includes('code') && { code: t('enquire:bad_code') }),
    ...(wrong.includes('contact') && { contact: t('enquire:bad_contact') }),
  },
  unknown: false,
  over: false,
  kept: typeof typed.kept === 'string' ? typed.kept : null,
});

/** States of a sold stay: there is something to show at the door. */
const COMING = new Set(['CONFIRMED', 'CHECKED_IN', 'COMPLETED']);

interface Shown {
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** Of the prepayment by card, and nobody knows yet what became of it. */
  attempt: CardPayment | undefined;
  /** Payment links that neither money nor time ended. */
  links: Awaited<ReturnType<typeof listOpenLinks>>;
  affairs: GuestAffairs;
  /** What is accepted before the guest's word counts; null: it was, or no word is waited for. */
  agreement: Agreement | null;
  /** Goes with what is sent from the page. */
  token: string;
  answered: Answered;
}

/** A guest's own booking, to the guest who proved to be it. */
export function presentGuestsReservation(
  found: GuestsReservation,
  shown: Shown,
): Omit<EnquiredPageProps, 'site'> {
  const { now, today, attempt } = shown;
  const row = standing(found, now, attempt);
  const code = row.reservation_id;
  const isComing = COMING.has(row.status);
  const daysLeft = daysUntil(today, Temporal.PlainDate.from(row.check_in));
  return {
    head: presentHead(row, attempt),
    summary: presentSold(row, today),
    journey: presentJourney(row),
    transfer: presentTransfer(row, shown),
    confirmation: presentConfirmation(row, shown),
    accept_href: isUnread(row) ? paths.payment(code) : null,
    payments: presentPayments(row, shown),
    documents: row.acceptances.map(({ id, title, accepted_at, rendered_html }) => ({
      id,
      title,
      accepted: t('enquire:documents.accepted', { when: formatInstant(accepted_at) }),
      html: sanitiseRichText(rendered_html),
    })),
    ...expiredWays(row, shown),
    alternatives: alternativesTo(row, today),
    days_left: row.status === 'CONFIRMED' && daysLeft >= 0 ? daysLeft : null,
    review_href: reviewOf(row, today),
    calendar_href: isAheadOrRunning(row, today)
      ? paths.stayCalendar(code, { token: guestLinkToken('calendar', row, now) })
      : null,
    voucher: isComing ? voucherOf(row) : null,
    affairs: presentGuestAffairs(row, shown),
  };
}

/** Where the guest tells of the stay, who is asked by mail, too; null: not yet, not any more, or done already. */
const reviewOf = (row: GuestsReservation, today: Temporal.PlainDate): string | null =>
  row.comment_code !== null &&
  reviewState({ ...row, status: row.status as ReservationState }, today.toString()) === 'open'
    ? paths.review(row.comment_code)
    : null;

/** A stay that is ahead or running; who has left needs it in no calendar. */
const isAheadOrRunning = (
  { status, check_out }: Pick<GuestsReservation, 'status' | 'check_out'>,
  today: Temporal.PlainDate,
): boolean =>
  COMING.has(status) &&
  status !== 'COMPLETED' &&
  daysUntil(today, Temporal.PlainDate.from(check_out)) >= 0;

const voucherOf = (row: GuestsReservation) => ({
  customer_name: row.customer_name,
  address: addressOf(row),
  paid_kurus: staying(row),
  ...lackingParts(row),
  deposit: depositAtDoor(row),
});

type Place = Pick<
  GuestsReservation,
  'mahalle' | 'street' | 'lane' | 'outer_door_no' | 'inner_door_no' | 'district' | 'town' | 'region'
>;

/** Neighbourhood, street and door, then the places up to the province. */
function addressOf(row: Place): string {
  const doors = [row.outer_door_no, row.inner_door_no].filter(Boolean).join('/');
  const street = [row.mahalle, row.street, row.lane, doors && t('enquire:voucher.door', { doors })];
  const parts = [...street, row.district, `${row.town} / ${row.region}`].filter(Boolean);
  // A district often bears the name of its neighbourhood.
  return [...new Set(parts)].join(', ');
}

type CalendarRow = NonNullable<Awaited<ReturnType<typeof findReservationForCalendar>>> & {
  charter?: Charter;
};

/** The stay as a calendar's event: of the same name as in the mails, so that it is there once. */
export const presentCalendar = (row: CalendarRow): CalendarStay => ({
  uid: `${row.reservation_id}@${new URL(env.PUBLIC_URL).hostname}`,
  sequence: row.version,
  status: row.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  check_in: row.check_in,
  check_out: row.check_out,
  hours: isTrip(row.charter?.unit) ? { from: row.check_in_time, until: row.check_out_time } : null,
  summary: row.villa_name,
  location: addressOf(row),
  description: calendarText(row),
  url: `${env.PUBLIC_URL}${paths.enquire({ code: row.reservation_id })}`,
});

function calendarText({
  reservation_id: code,
  check_in_time,
  check_out_time,
  charter,
}: CalendarRow) {
  if (isTrip(charter?.unit))
    return t('enquire:calendar_file.trip_description', {
      code,
      hours: formatHours(check_in_time, check_out_time),
    });
  return t(
    charter ? 'enquire:calendar_file.boat_description' : 'enquire:calendar_file.description',
    {
      code,
      check_in_time: formatTime(check_in_time),
      check_out_time: formatTime(check_out_time),
    },
  );
}
