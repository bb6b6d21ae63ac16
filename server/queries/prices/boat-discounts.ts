import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

const boatDiscountColumns = [
  'boat_discounts.id',
  'boat_discounts.boat_id',
  'boat_discounts.unit',
  'boat_discounts.kind',
  'boat_discounts.name',
  'boat_discounts.percent',
  'boat_discounts.days',
  'boat_discounts.book_before',
  'boat_discounts.within_days',
  'boat_discounts.min_nights',
  'boat_discounts.active',
  'boat_discounts.version',
] as const;

export type BoatDiscountRow = Awaited<ReturnType<typeof insertBoatDiscount>>;

/** All of a boat's, in the order a form shows them. */
export const listBoatDiscounts = (db: Db, boatId: number) =>
  db
    .selectFrom('boat_discounts')
    .select(boatDiscountColumns)
    .where('boat_id', '=', boatId)
    .orderBy(sql`lower(days)`)
    .orderBy('id')
    .execute();

/** @throws 404 */
export function getBoatDiscount(db: Db, id: number): Promise<BoatDiscountRow> {
  return found(db, id).executeTakeFirstOrThrow(() => notFound('discount'));
}

/** Locked until the transaction ends. @throws 404 */
export function getBoatDiscountForUpdate(db: Db, id: number): Promise<BoatDiscountRow> {
  return found(db, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('discount'));
}

export function insertBoatDiscount(db: Db, discount: Insertable<DB['boat_discounts']>) {
  return db
    .insertInto('boat_discounts')
    .values(discount)
    .returning(boatDiscountColumns)
    .executeTakeFirstOrThrow();
}

export function updateBoatDiscount(
  db: Db,
  id: number,
  changes: Updateable<DB['boat_discounts']>,
): Promise<BoatDiscountRow> {
  return db
    .updateTable('boat_discounts')
    .set(changes)
    .where('id', '=', id)
    .returning(boatDiscountColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteBoatDiscount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('boat_discounts').where('id', '=', id).execute();
}

const found = (db: Db, id: number) =>
  db.selectFrom('boat_discounts').select(boatDiscountColumns).where('id', '=', id);
