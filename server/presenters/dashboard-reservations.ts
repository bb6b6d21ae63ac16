import type { TimelineEvent } from '../../views/components/dashboard/timeline.tsx';
import type { ReservationRow } from '../../views/dashboard/reservations/index.tsx';
import type { ReservationDue } from '../../views/dashboard/reservations/payments.tsx';
import type { ReservationDetail } from '../../views/dashboard/reservations/show.tsx';
import type { Quote } from '../domain/pricing.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import { t } from '../i18n.ts';
import type { getReservationSurroundings } from '../queries/reservation-summaries.ts';
import type { ReservationRow as FoundReservation, Reservation } from '../queries/reservations.ts';

/** When the list is looked at: today in Istanbul and the instant. */
export interface Moment {
  today: string;
  now: Temporal.Instant;
}

type Surroundings = Awaited<ReturnType<typeof getReservationSurroundings>>;
type Row = Omit<FoundReservation, 'matching'>;

export const presentDashboardRow = (row: Row, moment: Moment): ReservationRow => ({
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status as ReservationState,
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  customer_email: row.customer_email,
  villa_id: row.villa_id,
  villa_name: row.villa_name,
  villa_slug: row.villa_slug,
  town: row.town,
  check_in: row.check_in ?? '',
  check_out: row.check_out ?? '',
  nights: row.nights ?? 0,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  total_kurus: row.total_kurus,
  prepayment_kurus: row.prepayment_kurus,
  paid_kurus: row.paid_kurus,
  balance_kurus: row.total_kurus - row.paid_kurus,
  option_until: row.status === 'OPTION' ? (row.option_until?.toISOString() ?? null) : null,
  created_at: row.created_at.toISOString(),
  overdue: isOverdue(row, moment),
});

/** Hours after which an unanswered request counts as late. */
const LATE_REQUEST_HOURS = 24;
/** Hours before an option's end in which somebody should look at it. */
const NEAR_END_HOURS = 2;

function isOverdue(row: Row, { today, now }: Moment): boolean {
  const hoursSince = (instant: Date) => (now.epochMilliseconds - instant.getTime()) / 3_600_000;
  switch (row.status as ReservationState) {
    case 'PENDING':
      return hoursSince(row.created_at) > LATE_REQUEST_HOURS;
    case 'OPTION':
      return row.option_until !== null && hoursSince(row.option_until) > -NEAR_END_HOURS;
    case 'CONFIRMED':
      return (row.check_in ?? '') < today;
    case 'CHECKED_IN':
      return (row.check_out ?? '') < today;
    default:
      return false;
  }
}

/** The reservation's page: the row, what was frozen, and what stands around it. */
export function presentDashboardReservation(
  reservation: Reservation,
  { picture, other_reservations }: Surroundings,
  moment: Moment,
): ReservationDetail {
  const quoted = reservation.quote as unknown as Quote;
  return {
    ...presentDashboardRow(reservation, moment),
    district: reservation.district,
    permit_no: reservation.permit_no,
    picture,
    source: reservation.source as ReservationDetail['source'],
    customer_note: reservation.customer_note,
    staff_note: reservation.staff_note,
    state_reason: stateReason(reservation.state_reason),
    override_reason: reservation.override_reason,
    other_reservations,
    quoted_nights: quoted.nights.map(({ date, price_kurus, discount_kurus }) => ({
      date,
      price_kurus: price_kurus ?? 0,
      discount_kurus,
    })),
    accommodation_kurus: reservation.accommodation_kurus,
    discount_kurus: reservation.discount_kurus,
    short_stay_fee_kurus: reservation.short_stay_fee_kurus,
    extras: quoted.extras.map(({ name, amount_kurus }) => ({ name, amount_kurus })),
    deposit_kurus: reservation.deposit_kurus,
  };
}

/** Staff's word without a reason of its own is kept as a code. */
const stateReason = (reason: string | null) =>
  reason === 'STAFF_WORD' ? t('reservations:staff_word') : reason;

/** What is still to be paid: the prepayment by the option's end, the rest at check-in. */
export function dueOf(reservation: Reservation, { today }: Moment): ReservationDue[] {
  const { paid_kurus, prepayment_kurus, total_kurus, check_in, status } = reservation;
  if (!['OPTION', 'PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN'].includes(status)) return [];
  const prepayment = Math.max(0, prepayment_kurus - paid_kurus);
  const balance = total_kurus - Math.max(prepayment_kurus, paid_kurus);
  const dues: ReservationDue[] = [];
  if (prepayment > 0)
    dues.push({
      purpose: 'PREPAYMENT',
      due_on: null,
      amount_kurus: prepayment,
      overdue: status === 'CONFIRMED',
    });
  if (balance > 0)
    dues.push({
      purpose: 'BALANCE',
      due_on: check_in,
      amount_kurus: balance,
      overdue: (check_in ?? '') < today,
    });
  return dues;
}

/** Newest first, in words. */
export const presentTimeline = (events: Reservation['events']): TimelineEvent[] =>
  events.map(presentEvent).reverse();

type Event = Reservation['events'][number];

const EVENT_KINDS: Record<string, TimelineEvent['kind']> = { CREATED: 'created', MOVED: 'state' };

const presentEvent = (event: Event, index: number): TimelineEvent => ({
  id: String(index),
  at: new Date(event.at).toISOString(),
  kind: EVENT_KINDS[event.kind] ?? 'change',
  title: titleOf(event),
  detail: event.reason,
  actor: event.actor_name ?? (event.actor_role === 'GUEST' ? t('reservations:event.guest') : null),
});

function titleOf({ kind, to_status }: Event): string {
  if (kind === 'CREATED') return t('reservations:event.created');
  if (kind === 'MOVED' && to_status)
    return t(`states:reservation.${to_status as ReservationState}`);
  return t('reservations:event.edited');
}
