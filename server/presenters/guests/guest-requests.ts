import type { ReservationState } from '../../domain/reservation-states.ts';
import { parseStay } from '../../domain/stay.ts';
import type { ListedRequest } from '../../queries/guests/guest-requests.ts';
import type { GuestRequestAnswer } from '../../schemas/answers/guest-requests.ts';
import type { Columns } from '../../services/exports/columns.ts';

export const presentGuestRequest = (row: ListedRequest): GuestRequestAnswer => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  message: row.message,
  wanted: wantedDays(row.wanted_stay),
  answer: row.answer,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  reservation: {
    kind: row.of,
    id: row.of_id,
    reservation_id: row.reservation_id,
    status: row.status as ReservationState,
    customer_name: row.customer_name,
    listing: row.listing,
    unit: row.unit,
    check_in: row.check_in,
    check_out: row.check_out,
  },
});

/** The days that a request names, as ISO days. */
function wantedDays(stay: string | null): GuestRequestAnswer['wanted'] {
  if (stay === null) return null;
  const { check_in, check_out } = parseStay(stay);
  return { check_in: check_in.toString(), check_out: check_out.toString() };
}

/** A request as a line of a file. */
export function presentRequestLine(row: ListedRequest) {
  const { reservation, ...request } = presentGuestRequest(row);
  const { reservation_id, customer_name, listing: listing_name, check_in, check_out } = reservation;
  return { ...request, reservation_id, customer_name, listing_name, check_in, check_out };
}

export const requestColumns: Columns<ReturnType<typeof presentRequestLine>> = {
  created_at: 'instant',
  kind: { code: 'affairs:request.kind' },
  state: { code: 'affairs:request.state' },
  reservation_id: 'text',
  customer_name: 'text',
  listing_name: 'text',
  check_in: 'day',
  check_out: 'day',
  message: 'text',
  answer: 'text',
  answered_at: 'instant',
};
