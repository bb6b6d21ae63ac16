import { bookingAddress } from '../../../views/public/booking/addresses.ts';
import type { DueTransfer, ReservationHead } from '../../../views/public/booking/booking.ts';
import type { BookedPageProps } from '../../../views/public/booking/done.tsx';
import { today } from '../../clock.ts';
import { amountDue, isUndecided } from '../../domain/amount-due.ts';
import { endOfPage, isOver, standing } from '../../domain/payable.ts';
import { mayBePromised } from '../../domain/permits.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { t } from '../../i18n.ts';
import type { CodedReservation } from '../../queries/guests/guest-reservations.ts';
import type { CardPayment } from '../../queries/payments/card-payments.ts';
import type { Charter } from '../../queries/reservations/boat-reservation-columns.ts';
import type { CharterUnit } from '../../schemas/boats.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';
import { isUnread } from '../../services/payments/payables.ts';
import { formatInstant } from '../../shared/format.ts';
import { staySearch } from '../../shared/paths/search.ts';
import { paths } from '../../shared/paths.ts';
import { presentJourney } from '../guests/journey.ts';
import { presentBookedVilla, presentSold } from './stay-summary.ts';
import { secondsUntil } from './time-left.ts';

/** The page behind a reservation's code. */
export function presentBooked(
  found: CodedReservation,
  { now, today, attempt, instead }: Moment & { instead: boolean },
): Omit<BookedPageProps, 'site'> {
  const row = standing(found, now, attempt);
  return {
    head: presentHead(row, attempt),
    summary: presentSold(row, today),
    journey: presentJourney(row),
    transfer: presentTransfer(row, { now, attempt }),
    is_over: isOver(row.status),
    instead: instead && row.status === 'PENDING',
    alternatives: alternativesTo(row, today),
    ...expiredWays(row, { today, attempt }),
  };
}

interface Moment {
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** Of the prepayment by card, and nobody knows yet what became of it. */
  attempt: CardPayment | undefined;
}

/**
 * What is left to do with what expired, or stands by a card payment alone: to see what became of the one that was
 * begun, before anything is asked for and paid a second time; else to ask for it again.
 */
export function expiredWays(row: CodedReservation, { today, attempt }: Omit<Moment, 'now'>) {
  const isEnding = row.status === 'EXPIRED' || row.status === 'PAYMENT_REVIEW';
  const begun = isEnding ? attemptAddress(attempt) : null;
  return { again: begun ? null : againOf(row, today), attempt_href: begun };
}

/**
 * Where what expired is asked for again: the form of the same stay, which says itself whether it can
 * still be had. Null: nothing expired, it was paid for all the same, or its first day is over.
 */
function againOf(row: CodedReservation, today: Temporal.PlainDate): string | null {
  const { status, check_in, check_out, charter, adults, children, babies } = row;
  if (status !== 'EXPIRED' || row.paid_kurus > 0 || isPast(row, today)) return null;
  const days = { check_in, check_out: charter?.finished_at ?? check_out };
  return bookingAddress(presentBookedVilla(row), { ...days, adults, children, babies });
}

/** States in which the guest has to look further. */
const REOPENED = new Set(['REJECTED', 'EXPIRED', 'CANCELLED']);

/** What is free on the days of a booking that came to nothing; null: it did not, or they are past. */
export function alternativesTo(row: CodedReservation, today: Temporal.PlainDate) {
  if (!REOPENED.has(row.status) || isPast(row, today)) return null;
  return row.charter ? freeBoats(row, row.charter) : freeVillas(row);
}

const isPast = ({ check_in }: CodedReservation, today: Temporal.PlainDate): boolean =>
  check_in < today.toString();

const freeBoats = (row: CodedReservation, charter: Charter) => ({
  href: paths.boats({
    ...staySearch({ ...row, check_out: charter.finished_at }),
    town: row.town_slug,
    unit: charter.unit.toLowerCase() as CharterUnit,
  }),
  text: t('booking:refused.boats_town', { town: row.town }),
});

const freeVillas = (row: CodedReservation) => ({
  href: paths.villas({ ...staySearch(row), town: row.town_slug }),
  text: t('booking:refused.alternatives_town', { town: row.town }),
});

/** What the state means for the guest, in words; `attempt`: by card, of what was no payment that is looked at before it. */
export function presentHead(
  row: CodedReservation,
  attempt: CardPayment | undefined,
): ReservationHead {
  const status = row.status as ReservationState;
  const until = row.option_until ? formatInstant(row.option_until) : '';
  const words = { villa: row.villa_name, until };
  const isFree = row.prepayment_kurus === 0 && (status === 'PENDING' || status === 'OPTION');
  const texts = textsOf(row, status);
  return {
    code: row.reservation_id,
    status,
    title: t(`booking:${texts}.title`, words),
    text: isFree
      ? t(`booking:${row.charter ? 'boat_free' : 'free'}.${status}`, words)
      : t(`booking:${texts}.text`, words),
    ...(attempt && status === 'PAYMENT_REVIEW' && heldBy(attempt)),
    ...(isUnread(row) && UNREAD),
    ...(isUndecided(row) && UNDECIDED),
  };
}

/** The option is over, and its days wait for the card payment that its guest began, as long as that one's page is open. */
export const heldBy = (attempt: CardPayment) => ({
  title: t('booking:held.title'),
  text: t('booking:held.text', { until: formatInstant(endOfPage(attempt)) }),
});

/** The money is here, so that no state's own words are true of it. */
const UNREAD = {
  title: t('payments:state.unread.title'),
  text: t('payments:result.paid.unread'),
};

/** Nobody is to ask a guest whether they paid who did. */
const UNDECIDED = { text: t('payments:state.undecided.text') };

/** States whose sentences name a villa and its owner, so that a boat has its own. */
const OWN_TO_BOATS = [
  'PENDING',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'REJECTED',
] as const;

function textsOf({ charter }: CodedReservation, status: ReservationState) {
  const own = charter && OWN_TO_BOATS.find((state) => state === status);
  return own ? (`boat_state.${own}` as const) : (`state.${status}` as const);
}

/**
 * The transfer that is due now: only an option waits for money, and none of a villa without its permit
 * or a boat without its papers.
 * Where to is told once the texts of the sale are accepted, which the payment page has (domain §1.9).
 */
export function presentTransfer(
  row: CodedReservation,
  { now, attempt }: Pick<Moment, 'now' | 'attempt'>,
): DueTransfer | null {
  const due = amountDue(row);
  if (row.status !== 'OPTION' || due.purpose !== 'PREPAYMENT') return null;
  if (!mayBePromised(row, today().toString())) return null;
  return {
    title: t('booking:transfer.title'),
    code: row.reservation_id,
    amount_kurus: due.amount_kurus,
    until: row.option_until?.toISOString() ?? null,
    seconds_left: row.option_until && secondsUntil(row.option_until, now),
    agree_first: !row.has_accepted,
    accounts: row.has_accepted ? row.bank_accounts : [],
    pay_href: paths.payment(row.reservation_id),
    by_card: cardGateway() !== undefined,
    attempt_href: attemptAddress(attempt),
  };
}

/** Where a card payment is looked after that was begun; null: none was. */
export const attemptAddress = (attempt: CardPayment | undefined): string | null =>
  attempt ? paths.paymentResult(attempt.conversation_id ?? '') : null;
