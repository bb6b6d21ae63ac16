import { type RawBuilder, sql } from 'kysely';

import { amountCounted } from './amounts-due.ts';

/**
 * What an owner gets of a reservation: what it brings less the agency's commission, in kuruş and their
 * fractions, so that nights can be summed before they are rounded; null while no commission is agreed.
 * `reservations` is what the query calls the villas' or the boats' reservations.
 */
export const ownersPart = (reservations: string): RawBuilder<number | null> => sql<number | null>`(
  ${amountCounted(reservations)} *
  (100 - ${sql.ref(`${reservations}.commission_percent`)}) / 100.0)`;

/** The same to the kuruş. */
export const ownersAmount = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`round(${ownersPart(reservations)})::bigint`;

/**
 * Whose a stay is: its villa's or boat's owner, or who was that when it began. Names are what the query
 * calls both tables.
 */
export const ownerOfStay = (reservations: string, listings: string): RawBuilder<number | null> =>
  sql<
    number | null
  >`coalesce(${sql.ref(`${reservations}.owner_id`)}, ${sql.ref(`${listings}.owner_id`)})`;
