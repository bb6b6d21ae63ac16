import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

const boatExtraColumns = [
  'boat_extras.id',
  'boat_extras.boat_id',
  'boat_extras.name',
  'boat_extras.description',
  'boat_extras.unit',
  'boat_extras.amount_kurus',
  'boat_extras.optional',
  'boat_extras.position',
  'boat_extras.active',
  'boat_extras.version',
] as const;

export type BoatExtraRow = Awaited<ReturnType<typeof insertBoatExtra>>;

/** All of a boat's, in the order a form shows them. */
export const listBoatExtras = (db: Db, boatId: number) =>
  db
    .selectFrom('boat_extras')
    .select(boatExtraColumns)
    .where('boat_id', '=', boatId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** @throws 404 */
export function getBoatExtra(db: Db, id: number): Promise<BoatExtraRow> {
  return found(db, id).executeTakeFirstOrThrow(() => notFound('extra'));
}

/** Locked until the transaction ends. @throws 404 */
export function getBoatExtraForUpdate(db: Db, id: number): Promise<BoatExtraRow> {
  return found(db, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('extra'));
}

/** Without a position it goes to the end of its boat's list. */
export function insertBoatExtra(db: Db, extra: Insertable<DB['boat_extras']>) {
  const { boat_id } = extra;
  const last = sql<number>`(
    select coalesce(max(position), -1) + 1 from boat_extras where boat_id = ${boat_id})`;
  return db
    .insertInto('boat_extras')
    .values({ ...extra, position: extra.position ?? last })
    .returning(boatExtraColumns)
    .executeTakeFirstOrThrow();
}

export function updateBoatExtra(
  db: Db,
  id: number,
  changes: Updateable<DB['boat_extras']>,
): Promise<BoatExtraRow> {
  return db
    .updateTable('boat_extras')
    .set(changes)
    .where('id', '=', id)
    .returning(boatExtraColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteBoatExtra(db: Db, id: number): Promise<void> {
  await db.deleteFrom('boat_extras').where('id', '=', id).execute();
}

const found = (db: Db, id: number) =>
  db.selectFrom('boat_extras').select(boatExtraColumns).where('id', '=', id);
