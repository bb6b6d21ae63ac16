import { type RawBuilder, sql } from 'kysely';

import { amountCounted } from '../payments/amounts-due.ts';

/**
 * What an owner gets of one kuruş a reservation brings: all but the agency's commission; null while none is
 * agreed. `reservations` is what the query calls the villas' or the boats' reservations.
 */
export const ownersShare = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`((100 - ${sql.ref(`${reservations}.commission_percent`)}) / 100.0)`;

/** What an owner gets of a reservation, to the kuruş. */
export const ownersAmount = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`round(${amountCounted(reservations)} * ${ownersShare(reservations)})::bigint`;

/**
 * Whose a stay is: its villa's or boat's owner, or who was that when it began. Names are what the query
 * calls both tables.
 */
export const ownerOfStay = (reservations: string, listings: string): RawBuilder<number | null> =>
  sql<
    number | null
  >`coalesce(${sql.ref(`${reservations}.owner_id`)}, ${sql.ref(`${listings}.owner_id`)})`;
