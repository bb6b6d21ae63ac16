import type { Db } from '../db/index.ts';

/** Stays under way whose day of departure has come; `today` is ISO, Istanbul's. */
export function listStaysOver(db: Db, today: string) {
  return db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'CHECKED_IN')
    .where('check_out', '<=', today)
    .orderBy('id')
    .execute();
}
