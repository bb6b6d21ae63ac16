import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { ofReservation, type ReservationKey, tablesOf } from './reservation-tables.ts';

/** The extras of a sale, for lists and reports; its price is in the frozen quote. */
export async function insertReservationExtras(
  db: Db,
  extras: Insertable<DB['reservation_extras']>[],
): Promise<void> {
  if (extras.length > 0) await db.insertInto('reservation_extras').values(extras).execute();
}

export async function deleteReservationExtras(db: Db, key: ReservationKey): Promise<void> {
  await db.deleteFrom('reservation_extras').where(tablesOf(key.kind).of, '=', key.id).execute();
}

/**
 * What was sold with a reservation, whether it was the guest's choice or part of every stay, and
 * whether its listing still has it.
 */
export function listReservationExtras(db: Db, key: ReservationKey) {
  return db
    .selectFrom('reservation_extras as sold')
    .leftJoin('villa_extras as v', 'v.id', 'sold.villa_extra_id')
    .leftJoin('boat_extras as b', 'b.id', 'sold.boat_extra_id')
    .select([
      'sold.villa_extra_id',
      'sold.boat_extra_id',
      'sold.name',
      'sold.unit',
      'sold.quantity',
      'sold.amount_kurus',
      sql<boolean>`coalesce(v.optional, b.optional, true)`.as('chosen'),
      sql<boolean>`coalesce(v.active, b.active, false)`.as('offered'),
    ])
    .where(`sold.${tablesOf(key.kind).of}`, '=', key.id)
    .orderBy('sold.id')
    .execute();
}

/** Keeps what a reservation was before a change of its dates or its listing. Resolves with its number. */
export async function insertReservationRevision(
  db: Db,
  key: ReservationKey,
  kept: { stay: string; snapshot: object; reason: string; created_by: number | null },
): Promise<number> {
  const { revision } = await db
    .insertInto('reservation_revisions')
    .values((eb) => ({
      ...ofReservation(key),
      ...kept,
      snapshot: JSON.stringify(kept.snapshot),
      // After the lock: what a guest accepted before it was of the sale before (`hasAccepted`).
      created_at: sql<Date>`clock_timestamp()`,
      revision: eb
        .selectFrom('reservation_revisions as earlier')
        .select(sql<number>`coalesce(max(earlier.revision), 0) + 1`.as('next'))
        .where(`earlier.${tablesOf(key.kind).of}`, '=', key.id),
    }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
