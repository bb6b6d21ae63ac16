import type { Insertable, Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

export const discountColumns = [
  'villa_discounts.id',
  'villa_discounts.villa_id',
  'villa_discounts.kind',
  'villa_discounts.name',
  'villa_discounts.percent',
  'villa_discounts.days',
  'villa_discounts.book_before',
  'villa_discounts.within_days',
  'villa_discounts.min_nights',
  'villa_discounts.active',
  'villa_discounts.version',
] as const;

export type DiscountRow = Awaited<ReturnType<typeof insertDiscount>>;

/** @throws 404 */
export function getDiscount(db: Db, id: number): Promise<DiscountRow> {
  return found(db, id).executeTakeFirstOrThrow(() => notFound('discount'));
}

/** Locked until the transaction ends. @throws 404 */
export function getDiscountForUpdate(db: Db, id: number): Promise<DiscountRow> {
  return found(db, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('discount'));
}

export function insertDiscount(db: Db, discount: Insertable<DB['villa_discounts']>) {
  return db
    .insertInto('villa_discounts')
    .values(discount)
    .returning(discountColumns)
    .executeTakeFirstOrThrow();
}

export function updateDiscount(
  db: Db,
  id: number,
  changes: Updateable<DB['villa_discounts']>,
): Promise<DiscountRow> {
  return db
    .updateTable('villa_discounts')
    .set(changes)
    .where('id', '=', id)
    .returning(discountColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteDiscount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('villa_discounts').where('id', '=', id).execute();
}

const found = (db: Db, id: number) =>
  db.selectFrom('villa_discounts').select(discountColumns).where('id', '=', id);
