import { sql } from 'kysely';

import type { Nights } from '../../domain/feeds/nights.ts';

/** A stay or a charter of constants, or what it is priced by; ISO, half-open. */
export interface Days {
  check_in: string;
  check_out: string;
}

/** The same as a range of PostgreSQL, to be held against others. */
export const rangeOf = ({ check_in, check_out }: Days) =>
  sql<boolean>`daterange(${check_in}::date, ${check_out}::date)`;

/** Taken nights as a range's column is written: '[2026-07-04,2026-07-11)'. */
export const rangeText = ({ started_at, finished_at }: Nights): string =>
  `[${started_at},${finished_at})`;
