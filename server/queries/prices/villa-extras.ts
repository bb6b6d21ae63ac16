import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

export const extraColumns = [
  'villa_extras.id',
  'villa_extras.villa_id',
  'villa_extras.name',
  'villa_extras.description',
  'villa_extras.unit',
  'villa_extras.amount_kurus',
  'villa_extras.optional',
  'villa_extras.months',
  'villa_extras.position',
  'villa_extras.active',
  'villa_extras.version',
] as const;

export type ExtraRow = Awaited<ReturnType<typeof insertExtra>>;

/** @throws 404 */
export function getExtra(db: Db, id: number): Promise<ExtraRow> {
  return found(db, id).executeTakeFirstOrThrow(() => notFound('extra'));
}

/** Those of a villa's that stand for rent, in whatever months. */
export async function listExtraIds(db: Db, villa_id: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('villa_extras')
    .select('id')
    .where('villa_id', '=', villa_id)
    .where('active', '=', true)
    .execute();
}

/** Locked until the transaction ends. @throws 404 */
export function getExtraForUpdate(db: Db, id: number): Promise<ExtraRow> {
  return found(db, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('extra'));
}

/** Without a position it goes to the end of its villa's list. */
export function insertExtra(db: Db, extra: Insertable<DB['villa_extras']>) {
  const { villa_id } = extra;
  const last = sql<number>`(
    select coalesce(max(position), -1) + 1 from villa_extras where villa_id = ${villa_id})`;
  return db
    .insertInto('villa_extras')
    .values({ ...extra, position: extra.position ?? last })
    .returning(extraColumns)
    .executeTakeFirstOrThrow();
}

export function updateExtra(
  db: Db,
  id: number,
  changes: Updateable<DB['villa_extras']>,
): Promise<ExtraRow> {
  return db
    .updateTable('villa_extras')
    .set(changes)
    .where('id', '=', id)
    .returning(extraColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteExtra(db: Db, id: number): Promise<void> {
  await db.deleteFrom('villa_extras').where('id', '=', id).execute();
}

const found = (db: Db, id: number) =>
  db.selectFrom('villa_extras').select(extraColumns).where('id', '=', id);
