import type { ListingKind } from './paths/listing.ts';
import { paths } from './paths.ts';
import type { Role } from './roles.ts';

interface FoundReservation {
  kind: ListingKind;
  id: number;
  check_out: string;
}

/** Where a found reservation is looked at; owners have a list, not a page of each. */
export function reservationAddress(
  { kind, id, check_out }: FoundReservation,
  { role, today }: { role: Role; today: string },
): string {
  if (role === 'ADMIN') return paths.dashboard.reservation(kind, id);
  return paths.dashboard.ownerReservations(check_out > today ? {} : { when: 'past' });
}

/** Where a found villa or boat is looked at; owners have no boats' pages. */
export const listingAddress = (kind: ListingKind, id: number): string =>
  kind === 'villa' ? paths.dashboard.villa(id) : paths.dashboard.boat(id);
