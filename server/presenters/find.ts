import type { Actor } from '../actor.ts';
import type { FoundReservation } from '../queries/find.ts';
import type { FoundAnswer } from '../schemas/answers/find.ts';
import type { Found } from '../services/find.ts';

/** A guest's telephone is the agency's to know. */
export const presentFound = (
  { reservations, listings, users }: Found,
  { role }: Pick<Actor, 'role'>,
): FoundAnswer => ({
  reservations: reservations.map((row) => presentReservation(row, role)),
  listings: listings.map(({ kind, id, name, code, active }) => ({ kind, id, name, code, active })),
  users: users.map((user) => ({
    id: user.id,
    role: user.role,
    name: user.name,
    email: user.email,
    phone: user.phone,
    active: user.active,
  })),
});

const presentReservation = (row: FoundReservation, role: Actor['role']) => ({
  kind: row.kind,
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status,
  customer_name: row.customer_name,
  customer_phone: role === 'ADMIN' ? row.customer_phone : null,
  listing_name: row.listing_name,
  check_in: row.check_in,
  check_out: row.check_out,
  unit: row.unit,
});
