import { type RawBuilder, sql } from 'kysely';

import type { ListingKind } from '../reservations/reservation-tables.ts';
import { paymentInFlight } from '../reservations/reservation-writes.ts';

/**
 * What counts as taken in the ledger of villas or boats, by the name that a query has for it: an option only until
 * its end, swept or not; past it as long as its card payment is open, which keeps it. Search counts what the sweep has left.
 */
export function isTaken(kind: ListingKind, ledger = 'o'): RawBuilder<boolean> {
  const end = sql.ref(`${ledger}.expires_at`);
  const isPaid = paymentInFlight(kind, sql.ref(`${ledger}.reservation_id`));
  return sql<boolean>`(${end} is null or ${end} > now() or ${isPaid})`;
}
