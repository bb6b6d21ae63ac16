import { type RawBuilder, sql } from 'kysely';

/**
 * What an owner gets of a reservation: its total less the agency's commission, in kuruş and their
 * fractions, so that nights can be summed before they are rounded; null while no commission is agreed.
 * `reservations` is what the query calls the villas' or the boats' reservations.
 */
export const ownersPart = (reservations: string): RawBuilder<number | null> => sql<number | null>`(
  ${sql.ref(`${reservations}.total_kurus`)} *
  (100 - ${sql.ref(`${reservations}.commission_percent`)}) / 100.0)`;

/** The same to the kuruş. */
export const ownersAmount = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`round(${ownersPart(reservations)})::bigint`;
