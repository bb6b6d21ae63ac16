import type { Db } from '../db/index.ts';
import { type ListingKind, tablesOf } from './reservation-tables.ts';

/** Stays under way whose day of departure has come; `today` is ISO, Istanbul's. */
export function listStaysOver(db: Db, today: string, kind: ListingKind = 'villa') {
  return db
    .selectFrom(tablesOf(kind).reservations)
    .select('id')
    .where('status', '=', 'CHECKED_IN')
    .where('check_out', '<=', today)
    .orderBy('id')
    .execute();
}
