import type { Actor } from '../actor.ts';
import { amountLeft, keptByNow } from '../domain/amount-due.ts';
import type { ReservationState } from '../domain/reservation-moves.ts';
import type { Reservation, ReservationRow } from '../queries/reservations.ts';
import type { CreatedReservation } from '../services/bookings.ts';
import type { Columns } from '../services/exports/columns.ts';
import { openMoves } from '../services/move-facts.ts';
import type { SaleChange } from '../services/reservation-changes.ts';
import { ifCancelled } from './if-cancelled.ts';
import { presentEvents, presentReplacedSales } from './reservation-history.ts';

type Viewer = Pick<Actor, 'role'>;

/** A line of the reservations list. A guest's phone and e-mail are the agency's, not an owner's. */
export const presentReservationRow = (row: Omit<ReservationRow, 'matching'>, viewer: Viewer) => ({
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status,
  villa_id: row.villa_id,
  villa_name: row.villa_name,
  villa_slug: row.villa_slug,
  town: row.town,
  check_in: row.check_in,
  check_out: row.check_out,
  nights: row.nights,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  customer_name: row.customer_name,
  ...(viewer.role === 'ADMIN' && {
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
  }),
  total_kurus: row.total_kurus,
  prepayment_kurus: row.prepayment_kurus,
  balance_kurus: row.balance_kurus,
  paid_kurus: row.paid_kurus,
  option_until: row.option_until,
  created_at: row.created_at,
  version: row.version,
});

/** A line of a file of the list: what is left of the total stands in it, as on the screen. */
export const presentReservationLine = (
  row: Omit<ReservationRow, 'matching'>,
  viewer: Viewer,
): ReservationLine => ({
  ...presentReservationRow(row, viewer),
  balance_kurus: amountLeft(row.status as ReservationState, row),
});

/** What a file of the list shows; an owner's has no guest's phone and e-mail, as the list. */
export const reservationColumns = ({ role }: Viewer): Columns<ReservationLine> => ({
  reservation_id: 'text',
  status: { code: 'states:reservation' },
  villa_name: 'text',
  town: 'text',
  check_in: 'day',
  check_out: 'day',
  nights: 'number',
  adults: 'number',
  children: 'number',
  babies: 'number',
  customer_name: 'text',
  ...(role === 'ADMIN' && { customer_phone: 'phone', customer_email: 'text' }),
  total_kurus: 'money',
  prepayment_kurus: 'money',
  paid_kurus: 'money',
  balance_kurus: 'money',
  option_until: 'instant',
  created_at: 'instant',
});

type ReservationLine = ReturnType<typeof presentReservationRow>;

/**
 * One reservation in full: the frozen quote, the timeline and the moves open to the viewer now. What
 * the agency notes for itself is left out for owners.
 */
export const presentReservation = (reservation: Reservation, viewer: Viewer) => ({
  ...presentReservationRow(reservation, viewer),
  quote: reservation.quote,
  policy: reservation.policy,
  accommodation_kurus: reservation.accommodation_kurus,
  discount_kurus: reservation.discount_kurus,
  short_stay_fee_kurus: reservation.short_stay_fee_kurus,
  extras_kurus: reservation.extras_kurus,
  deposit_kurus: reservation.deposit_kurus,
  confirmed_at: reservation.confirmed_at,
  kept_kurus: keptByNow(reservation),
  refund_kurus: reservation.refund_kurus,
  moves: openMoves(reservation, viewer.role),
  ...(viewer.role === 'ADMIN' && agencyFacts(reservation)),
});

const agencyFacts = (reservation: Reservation) => ({
  customer_note: reservation.customer_note,
  staff_note: reservation.staff_note,
  source: reservation.source,
  rates: reservation.rates,
  override_reason: reservation.override_reason,
  state_reason: reservation.state_reason,
  events: presentEvents(reservation.events),
  revisions: presentReplacedSales(reservation.revisions),
  if_cancelled: ifCancelled(reservation),
});

/** The reservation as it stands, with what an edit did to its sale or, asked before, would do. */
export const presentChanged = (
  reservation: Reservation,
  change: SaleChange | null,
  viewer: Viewer,
) => ({
  ...presentReservation(reservation, viewer),
  change: change && {
    revision: change.revision,
    before: presentSale(change.before),
    after: presentSale(change.after),
    difference_kurus: change.difference_kurus,
    unpaid_kurus: change.unpaid_kurus,
    refund_kurus: change.refund_kurus,
    withdrawn_kurus: change.withdrawn_kurus,
    dropped_extras: change.dropped_extras,
    ended_links: change.ended_links,
    quote: change.quote,
  },
});

const presentSale = ({ listing_id, ...facts }: SaleChange['before']) => ({
  villa_id: listing_id,
  ...facts,
});

/** The answer to a creation: what was made, and the sums it was made at. */
export const presentCreated = ({ villa, quoted, ...created }: CreatedReservation) => ({
  ...created,
  villa_id: villa.id,
  nights: quoted.nights.length,
});
