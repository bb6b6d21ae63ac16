import { sql } from 'kysely';

/** As SQL, of reservations' rows called `row`: what pays for the stay (`domain/amount-due.ts`). */
export const staying = (row: string) =>
  sql<number>`(${sql.ref(`${row}.paid_kurus`)} - ${sql.ref(`${row}.leaving_kurus`)})`;

/** The same of what a sold stay brings, for reports and for the owner's share. */
export const amountCounted = (row: string) =>
  sql<number>`(case ${sql.ref(`${row}.status`)} when 'NO_SHOW' then ${staying(row)}
    else ${sql.ref(`${row}.total_kurus`)} end)`;

/** The same of what lacks of the total. */
export const amountLacking = (row: string) =>
  sql<number>`greatest(0, ${sql.ref(`${row}.total_kurus`)} - ${staying(row)})`;
