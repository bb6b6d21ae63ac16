import type { ReservationState } from '../domain/reservation-states.ts';
import { parseStay } from '../domain/stay.ts';
import type { ListedRequest } from '../queries/guest-requests.ts';
import type { GuestRequestAnswer } from '../schemas/answers/guest-requests.ts';

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
    check_in: row.check_in,
    check_out: row.check_out,
  },
});

/** The days that a request names, as ISO days. */
export function wantedDays(stay: string | null): GuestRequestAnswer['wanted'] {
  if (stay === null) return null;
  const { check_in, check_out } = parseStay(stay);
  return { check_in: check_in.toString(), check_out: check_out.toString() };
}
