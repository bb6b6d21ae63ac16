import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/**
 * Takes the nights of a stay for a reservation. The exclusion constraint of the ledger refuses them
 * when anybody else has one of them (409 `dates_taken`), whoever asks at the same moment.
 */
export async function insertReservationOccupancy(
  db: Db,
  taken: {
    villa_id: number;
    stay: string;
    kind: 'OPTION' | 'RESERVATION';
    reservation_id: number;
    expires_at: string | null;
  },
): Promise<void> {
  await db.insertInto('villa_occupancies').values(taken).execute();
}

/** An option that is confirmed keeps its nights; only what holds them changes. */
export async function updateReservationOccupancy(
  db: Db,
  reservationId: number,
  held: { kind: 'OPTION' | 'RESERVATION'; expires_at: string | null },
): Promise<void> {
  await db
    .updateTable('villa_occupancies')
    .set(held)
    .where('reservation_id', '=', reservationId)
    .execute();
}

export async function deleteReservationOccupancy(db: Db, reservationId: number): Promise<void> {
  await db.deleteFrom('villa_occupancies').where('reservation_id', '=', reservationId).execute();
}

/**
 * Waits for whoever is changing this villa's calendar. The exclusion constraint is what keeps the
 * promise; the lock only makes the losers of a race answer at once instead of as deadlocks.
 */
export async function lockCalendar(db: Db, villaId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7464, ${villaId}::int)`.execute(db);
}

/** What stands in the way of a stay, for staff: kind, days and, if it is ours, the reservation's code. */
export function listConflicts(db: Db, villaId: number, stay: string) {
  return db
    .selectFrom('villa_occupancies')
    .leftJoin('reservations', 'reservations.id', 'villa_occupancies.reservation_id')
    .select([
      'villa_occupancies.kind',
      sql<string>`lower(villa_occupancies.stay)`.as('started_at'),
      sql<string>`upper(villa_occupancies.stay)`.as('finished_at'),
      'reservations.reservation_id',
      'reservations.customer_name',
    ])
    .where('villa_occupancies.villa_id', '=', villaId)
    .where(sql<boolean>`villa_occupancies.stay && ${stay}::daterange`)
    .orderBy(sql`lower(villa_occupancies.stay)`)
    .execute();
}

/** Ids of options whose time is over, the longest overdue first. */
export async function listExpiredOptions(db: Db, now: string): Promise<number[]> {
  const rows = await expiredOptions(db, now).orderBy('option_until').limit(500).execute();
  return rows.map(({ id }) => id);
}

/**
 * Ids of options whose time is over, locked until the transaction ends: a single one, or those in a
 * villa's stay. What another transaction is moving at the moment is skipped: it is being decided.
 */
export async function lockExpiredOptions(
  db: Db,
  now: string,
  which: { id: number } | { villa_id: number; stay: string },
): Promise<number[]> {
  const rows = await expiredOptions(db, now)
    .where(
      'id' in which
        ? sql<boolean>`id = ${which.id}`
        : sql<boolean>`villa_id = ${which.villa_id} and stay && ${which.stay}::daterange`,
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

const expiredOptions = (db: Db, now: string) =>
  db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'OPTION')
    .where('option_until', '<=', sql<Date>`${now}::timestamptz`);
