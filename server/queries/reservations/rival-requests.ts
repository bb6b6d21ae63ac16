import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ReservationKey } from './reservation-tables.ts';
import { tablesOf } from './reservation-tables.ts';

/** A request for some of the same days. Days ISO, half-open; an instant. */
export interface RivalRequest {
  id: number;
  reservation_id: string;
  customer_name: string;
  check_in: string;
  check_out: string;
  /** Of a boat. */
  unit: string | null;
  asked_at: string;
}

interface Wanted extends ReservationKey {
  listing_id: number;
  check_in: string;
  check_out: string;
}

/** Who else waits for an answer on days of this one, who asked first before the others. */
export async function listRivalRequests(db: Db, wanted: Wanted): Promise<RivalRequest[]> {
  const { reservations, listing_id } = tablesOf(wanted.kind);
  const unit = wanted.kind === 'boat' ? sql<string | null>`unit` : sql<null>`null::text`;
  const rows = await db
    .selectFrom(reservations)
    .select(['id', 'reservation_id', 'customer_name', unit.as('unit'), 'created_at'])
    .select([
      sql<string>`lower(stay)::text`.as('check_in'),
      sql<string>`upper(stay)::text`.as('check_out'),
    ])
    .where(listing_id, '=', wanted.listing_id)
    .where('id', '<>', wanted.id)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`stay && daterange(${wanted.check_in}::date, ${wanted.check_out}::date)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, asked_at: created_at.toISOString() }));
}
