import { amountLeft } from '../../domain/amount-due.ts';
import type { SharedOut } from '../../queries/reports/owner-parts.ts';
import type {
  BoatReservation,
  BoatReservationRow,
  ListedBoatReservation,
} from '../../queries/reservations/boat-reservations.ts';
import type {
  BoatReservationAnswer,
  BoatReservationChanged,
  BoatReservationRowAnswer,
} from '../../schemas/answers/boat-reservations.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { openMoves } from '../../services/reservations/move-facts.ts';
import type { SaleChange } from '../../services/reservations/reservation-changes.ts';
import { saidDays } from '../../shared/format-days.ts';
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

/** What a file of the list shows this person. */
export const boatReservationColumns = ({ role }: Viewer): Columns<BoatReservationLine> => ({
  reservation_id: 'text',
  status: { code: 'states:reservation' },
  boat_name: 'text',
  marina: 'text',
  unit: { code: 'states:unit' },
  check_in: 'day',
  check_out: 'day',
  starts_at: 'text',
  ends_at: 'text',
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

type BoatReservationLine = BoatReservationRowAnswer & SharedOut & ReturnType<typeof presentRemains>;

/** A line of the boat reservations list. */
export const presentBoatReservationRow = (
  row: BoatReservationRow,
  viewer: Viewer,
): BoatReservationRowAnswer => ({
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status as BoatReservationRowAnswer['status'],
  boat_id: row.boat_id,
  boat_name: row.boat_name,
  boat_slug: row.boat_slug,
  marina: row.marina,
  town: row.town,
  unit: row.unit as BoatReservationRowAnswer['unit'],
  check_in: row.check_in,
  check_out: row.check_out,
  started_at: row.check_in,
  finished_at: row.check_out,
  nights: row.nights,
  starts_at: hour(row.starts_at),
  ends_at: hour(row.ends_at),
  ...presentParty(row, viewer),
  option_until: row.option_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** A boat is boarded and left, and has an owner of its own. */
export const boatReservationHeads = {
  check_in: 'reservations:column.check_in.boat',
  check_out: 'reservations:column.check_out.boat',
  owner_name: 'exports:columns.boat_owner',
  owner_amount_kurus: 'exports:columns.boat_owner_amount',
} as const;

/** A line of a file of the list, as on the screen: a day trip ends on its day, and of the total is said what is left. */
export const presentBoatReservationLine = (
  row: ListedBoatReservation,
  viewer: Viewer,
): BoatReservationLine => {
  const line = presentBoatReservationRow(row, viewer);
  const [, check_out] = saidDays(line.unit, line.check_in, line.check_out);
  const balance_kurus = amountLeft(line.status, row);
  return { ...line, ...presentShares(row), ...presentRemains(row), check_out, balance_kurus };
};

/**
 * One boat reservation in full: the frozen quote, the timeline, what it was before its changes, and
 * the moves open to the viewer now. What the agency notes for itself is left out for owners.
 */
export const presentBoatReservation = (
  reservation: BoatReservation,
  viewer: Viewer,
): BoatReservationAnswer => ({
  ...presentBoatReservationRow(reservation, viewer),
  quote: reservation.quote as BoatReservationAnswer['quote'],
  policy: reservation.policy as BoatReservationAnswer['policy'],
  ...presentParts(reservation),
  confirmed_at: reservation.confirmed_at?.toISOString() ?? null,
  moves: openMoves(moving(reservation), viewer.role),
  ...(viewer.role === 'ADMIN' && agencyFacts(reservation)),
});

/** Whether a payment is open decides no move that people make. */
const moving = (reservation: BoatReservation) => ({ ...reservation, payment_in_flight: false });

const agencyFacts = (reservation: BoatReservation) => ({
  ...presentNotes(reservation),
  rates: reservation.rates as BoatReservationAnswer['rates'],
  revisions: presentReplacedSales(reservation.revisions) as BoatReservationAnswer['revisions'],
  if_cancelled: ifCancelled(moving(reservation)),
});

/** The answer to an edit: the reservation, and what the change of its charter means in money. */
export const presentChangedCharter = (
  reservation: BoatReservation,
  change: SaleChange | null,
  viewer: Viewer,
): BoatReservationChanged => ({
  ...presentBoatReservation(reservation, viewer),
  change: change && presentChange(change),
});

function presentChange({ quote, before, after, ...change }: SaleChange) {
  const facts = ({ listing_id, ...rest }: SaleChange['before']) => ({
    boat_id: listing_id,
    ...rest,
  });
  return { ...change, before: facts(before), after: facts(after) };
}

/** 'HH:MM' of a day trip. */
const hour = (time: string | null) => time?.slice(0, 5) ?? null;
