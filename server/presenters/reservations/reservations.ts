import { amountLeft } from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import type { SharedOut } from '../../queries/reports/owner-parts.ts';
import type {
  ListedReservation,
  Reservation,
  ReservationRow,
} from '../../queries/reservations/reservations.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { openMoves } from '../../services/reservations/move-facts.ts';
import type { SaleChange } from '../../services/reservations/reservation-changes.ts';
import { ifCancelled } from '../guests/if-cancelled.ts';
import {
  presentNotes,
  presentParts,
  presentParty,
  presentRemains,
  presentShares,
  remainsColumns,
  shareColumns,
  type Viewer,
} from './reservation-facts.ts';
import { presentReplacedSales } from './reservation-history.ts';

/** A line of the reservations list. */
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
  ...presentParty(row, viewer),
  option_until: row.option_until,
  created_at: row.created_at,
  version: row.version,
});

/** A line of a file of the list: what is left of the total stands in it, as on the screen, and the owner's part. */
export const presentReservationLine = (
  row: ListedReservation,
  viewer: Viewer,
): ReservationLine => ({
  ...presentReservationRow(row, viewer),
  ...presentShares(row),
  ...presentRemains(row),
  balance_kurus: amountLeft(row.status as ReservationState, row),
});

/** What a file of the list shows; an owner's has no guest's phone and e-mail, as the list, and no commission. */
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
  leaving_kurus: 'money',
  ...(role === 'ADMIN' && { ...shareColumns, ...remainsColumns }),
  option_until: 'instant',
  created_at: 'instant',
});

/** In staff's file the owner is somebody else. */
export const reservationHeads = {
  owner_amount_kurus: 'exports:columns.villa_owner_amount',
} as const;

/** Of the list a row, of its file with whose money it is and what became of it. */
export type ReservationLine = ReturnType<typeof presentReservationRow> &
  Partial<SharedOut & ReturnType<typeof presentRemains>>;

/**
 * One reservation in full: the frozen quote, the timeline and the moves open to the viewer now. What
 * the agency notes for itself is left out for owners.
 */
export const presentReservation = (reservation: Reservation, viewer: Viewer) => ({
  ...presentReservationRow(reservation, viewer),
  quote: reservation.quote,
  policy: reservation.policy,
  ...presentParts(reservation),
  confirmed_at: reservation.confirmed_at,
  moves: openMoves(reservation, viewer.role),
  ...(viewer.role === 'ADMIN' && agencyFacts(reservation)),
});

const agencyFacts = (reservation: Reservation) => ({
  ...presentNotes(reservation),
  rates: reservation.rates,
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
