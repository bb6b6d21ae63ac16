import { type RawBuilder, sql } from 'kysely';

/**
 * Of `villas`: the day from which a verified permit has to be looked up again, a year after somebody last
 * did (domain.md §2.1); null without verification.
 */
export const permitCheckDue: RawBuilder<string | null> = sql`(
  (villas.permit_verified_at at time zone 'Europe/Istanbul')::date + interval '1 year')::date`;

/** That day has come; a villa that was withdrawn is looked up when it comes back. */
export const permitIsDue = (today: string): RawBuilder<boolean> =>
  sql`(villas.withdrawn_at is null and ${permitCheckDue} <= ${today}::date)`;
