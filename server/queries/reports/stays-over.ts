import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';

/** The hour of departure, on the day the guests leave; a day trip's evening is left to staff. */
const LEFT = {
  villa: sql`r.check_out + l.check_out_time`,
  boat: sql`${lastDay('r')} + coalesce(r.ends_at, l.leaving_time)`,
};

/** Stays under way whose guests have left by `local`, the time in Istanbul ('2026-08-03T10:05:00'), by its day. */
export async function listStaysOver(db: Db, local: string, kind: ListingKind) {
  const { reservations, listings, listing_id } = tablesOf(kind);
  const { rows } = await sql<{ id: number }>`
    select r.id from ${sql.table(reservations)} r
    join ${sql.table(listings)} l on l.id = r.${sql.ref(listing_id)}
    where r.status = 'CHECKED_IN' and r.check_out <= ${local}::timestamp::date
      and ${LEFT[kind]} <= ${local}::timestamp
    order by r.id`.execute(db);
  return rows;
}
