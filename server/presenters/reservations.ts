import type { Actor } from '../actor.ts';
import type { Reservation, ReservationRow } from '../queries/reservations.ts';
import type { CreatedReservation } from '../services/bookings.ts';
import { openMoves } from '../services/move-facts.ts';

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
  events: reservation.events,
});

/** The answer to a creation: what was made, and the sums it was made at. */
export const presentCreated = ({ villa, quoted, ...created }: CreatedReservation) => ({
  ...created,
  villa_id: villa.id,
  nights: quoted.nights.length,
});
