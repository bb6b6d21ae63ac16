import type { Insertable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

export const boatClosingColumns = [
  'boat_closings.id',
  'boat_closings.boat_id',
  'boat_closings.stay',
  'boat_closings.note',
  'boat_closings.version',
] as const;

export type BoatClosingRow = Awaited<ReturnType<typeof getBoatClosingForUpdate>>;

/** @throws 404, also of a boat that was deleted */
export function getBoatClosingForUpdate(db: Db, id: number) {
  return found(db, id)
    .select(boatClosingColumns)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('closing'));
}

/** A closing with its row in the ledger; the exclusion constraint refuses taken days (409 `dates_taken`). */
export async function insertBoatClosing(
  db: Db,
  closing: Insertable<DB['boat_closings']> & { boat_id: number; stay: string },
): Promise<BoatClosingRow> {
  const row = await db
    .insertInto('boat_closings')
    .values(closing)
    .returning(boatClosingColumns)
    .executeTakeFirstOrThrow();
  await insertBoatClosingOccupancy(db, row);
  return row;
}

/** The days and the note alone: what they take is written apart. @throws 404 */
export function updateBoatClosing(
  db: Db,
  id: number,
  changes: { stay: string; note: string },
): Promise<BoatClosingRow> {
  return db
    .updateTable('boat_closings')
    .set(changes)
    .where('id', '=', id)
    .returning(boatClosingColumns)
    .executeTakeFirstOrThrow(() => notFound('closing'));
}

export async function insertBoatClosingOccupancy(
  db: Db,
  { id, boat_id, stay }: Pick<BoatClosingRow, 'id' | 'boat_id' | 'stay'>,
): Promise<void> {
  await db
    .insertInto('boat_occupancies')
    .values({ boat_id, stay, kind: 'CLOSING', closing_id: id })
    .execute();
}

export async function deleteBoatClosingOccupancy(db: Db, id: number): Promise<void> {
  await db.deleteFrom('boat_occupancies').where('closing_id', '=', id).execute();
}

/** With its row in the ledger. */
export async function deleteBoatClosing(db: Db, id: number): Promise<void> {
  await db.deleteFrom('boat_closings').where('id', '=', id).execute();
}

/** @throws 404, also of a boat that was deleted */
export async function requireBoatClosing(db: Db, id: number): Promise<void> {
  await found(db, id)
    .select('id')
    .executeTakeFirstOrThrow(() => notFound('closing'));
}

const found = (db: Db, id: number) =>
  db
    .selectFrom('boat_closings')
    .where('id', '=', id)
    .where('boat_id', 'in', (eb) =>
      eb.selectFrom('boats').select('boats.id').where('deleted_at', 'is', null),
    );
