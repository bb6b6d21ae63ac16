import type { Actor } from '../../actor.ts';
import { keptByNow, staysOpen } from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import type { SharedOut } from '../../queries/reports/owner-parts.ts';
import type { Reservation, ReservationRow } from '../../queries/reservations/reservations.ts';
import { presentEvents } from './reservation-history.ts';

export type Viewer = Pick<Actor, 'role'>;

type PartyRow = Pick<
  ReservationRow,
  | 'adults'
  | 'children'
  | 'babies'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_email'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'balance_kurus'
  | 'paid_kurus'
>;

/**
 * Who comes and what it costs, of a villa's or a boat's reservation. A guest's phone and e-mail are the
 * agency's, not an owner's.
 */
export const presentParty = (row: PartyRow, viewer: Viewer) => ({
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
});

/** What stays with the agency and who gets the rest: staff pay owners by a file of the list. */
export const presentShares = (row: SharedOut): SharedOut => ({
  owner_name: row.owner_name,
  commission_percent: row.commission_percent,
  commission_kurus: row.commission_kurus,
  owner_amount_kurus: row.owner_amount_kurus,
});

interface Remaining extends KeptRow {
  ended_at: Date | null;
}

type KeptRow = Parameters<typeof keptByNow>[0];

/**
 * What waits to go back, what a cancellation left with the agency, and when a sale came to nothing. Of who did not
 * come what was kept is what the sale brings, and shared out as such.
 */
export const presentRemains = (row: Remaining) => ({
  leaving_kurus: row.leaving_kurus,
  kept_kurus: row.status === 'NO_SHOW' ? null : keptByNow(row),
  ended_at: staysOpen(row.status as ReservationState) ? null : row.ended_at,
});

/** The same as columns of that file. */
export const remainsColumns = { kept_kurus: 'money', ended_at: 'instant' } as const;

/** Whose a sale's money is, as columns of that file. */
export const shareColumns = {
  owner_name: 'text',
  commission_percent: 'number',
  commission_kurus: 'money',
  owner_amount_kurus: 'money',
} as const;

type SumsRow = KeptRow &
  Pick<
    Reservation,
    | 'accommodation_kurus'
    | 'discount_kurus'
    | 'short_stay_fee_kurus'
    | 'extras_kurus'
    | 'deposit_kurus'
    | 'refund_kurus'
  >;

/** The parts of its price; of an ended one also what is kept by now, and what its end gave back. */
export const presentParts = (row: SumsRow) => ({
  accommodation_kurus: row.accommodation_kurus,
  discount_kurus: row.discount_kurus,
  short_stay_fee_kurus: row.short_stay_fee_kurus,
  extras_kurus: row.extras_kurus,
  deposit_kurus: row.deposit_kurus,
  kept_kurus: keptByNow(row),
  refund_kurus: row.refund_kurus,
});

type NotedRow = Pick<
  Reservation,
  'customer_note' | 'staff_note' | 'source' | 'override_reason' | 'state_reason' | 'events'
>;

/** What the agency notes for itself, and the timeline: an owner is told neither. */
export const presentNotes = (row: NotedRow) => ({
  customer_note: row.customer_note,
  staff_note: row.staff_note,
  source: row.source,
  override_reason: row.override_reason,
  state_reason: row.state_reason,
  events: presentEvents(row.events),
});
