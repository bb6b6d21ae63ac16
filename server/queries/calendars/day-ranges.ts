import { sql } from 'kysely';

/** A stay or a charter of constants, or what it is priced by; ISO, half-open. */
export interface Days {
  check_in: string;
  check_out: string;
}

/** The same as a range of PostgreSQL, to be held against others. */
export const rangeOf = ({ check_in, check_out }: Days) =>
  sql<boolean>`daterange(${check_in}::date, ${check_out}::date)`;
