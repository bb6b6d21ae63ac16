import { type Insertable, sql, type Updateable, type UpdateObject } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { boatClosingColumns } from '../calendars/boat-closings.ts';

const columns = [
  'boat_prices.id',
  'boat_prices.boat_id',
  'boat_prices.unit',
  'boat_prices.name',
  'boat_prices.days',
  'boat_prices.price_kurus',
  'boat_prices.min_days',
  'boat_prices.changeover_weekday',
  'boat_prices.prepayment_percent',
  'boat_prices.deposit_kurus',
  'boat_prices.version',
] as const;

export type BoatPriceRow = Awaited<ReturnType<typeof listBoatPrices>>[number];

/** All prices of a boat, by unit and day. */
export function listBoatPrices(db: Db, boatId: number) {
  return db
    .selectFrom('boat_prices')
    .select(columns)
    .where('boat_id', '=', boatId)
    .orderBy('unit')
    .orderBy(sql`lower(days)`)
    .execute();
}

/** @throws 404 */
export function getBoatPrice(db: Db, id: number): Promise<BoatPriceRow> {
  return db
    .selectFrom('boat_prices')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('price'));
}

export function insertBoatPrice(
  db: Db,
  price: Insertable<DB['boat_prices']>,
): Promise<BoatPriceRow> {
  return db.insertInto('boat_prices').values(price).returning(columns).executeTakeFirstOrThrow();
}

export function insertBoatPrices(
  db: Db,
  prices: Insertable<DB['boat_prices']>[],
): Promise<BoatPriceRow[]> {
  if (prices.length === 0) return Promise.resolve([]);
  return db.insertInto('boat_prices').values(prices).returning(columns).execute();
}

/** @throws 404 */
export function updateBoatPrice(
  db: Db,
  id: number,
  changes: Updateable<DB['boat_prices']>,
): Promise<BoatPriceRow> {
  return db
    .updateTable('boat_prices')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow(() => notFound('price'));
}

/** Some prices, in no order; those that are not there are left out. */
export const listBoatPricesById = (db: Db, ids: number[]): Promise<BoatPriceRow[]> =>
  db.selectFrom('boat_prices').select(columns).where('id', 'in', ids).execute();

/** The same change to all of them. */
export const updateBoatPrices = (
  db: Db,
  ids: number[],
  changes: UpdateObject<DB, 'boat_prices'>,
): Promise<BoatPriceRow[]> =>
  db.updateTable('boat_prices').set(changes).where('id', 'in', ids).returning(columns).execute();

export async function deleteBoatPrices(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('boat_prices').where('id', 'in', ids).execute();
}

/**
 * Waits for whoever is changing this boat's prices, and holds them until the transaction ends.
 * Bookings, which only refer to the boat, go on meanwhile. @throws 404
 */
export async function lockBoatPrices(db: Db, boatId: number): Promise<void> {
  await db
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boatId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('boat'));
}

/** A boat with its prices and its closings that are not over on `today`, in one round trip. @throws 404 */
export function getBoatPrices(db: Db, boatId: number, today: string) {
  return db
    .selectFrom('boats')
    .select((eb) => [
      'boats.id',
      'boats.name',
      'boats.min_days',
      'boats.changeover_weekday',
      'boats.prepayment_percent',
      'boats.deposit_kurus',
      'boats.trip_starts_at',
      'boats.trip_ends_at',
      jsonArrayFrom(
        eb
          .selectFrom('boat_prices')
          .select(columns)
          .whereRef('boat_prices.boat_id', '=', 'boats.id')
          .orderBy('boat_prices.unit')
          .orderBy(sql`lower(boat_prices.days)`),
      ).as('prices'),
      jsonArrayFrom(
        eb
          .selectFrom('boat_closings')
          .select(boatClosingColumns)
          .whereRef('boat_closings.boat_id', '=', 'boats.id')
          .where(sql<boolean>`upper(boat_closings.stay) > ${today}::date`)
          .orderBy(sql`lower(boat_closings.stay)`),
      ).as('closings'),
    ])
    .where('boats.id', '=', boatId)
    .where('boats.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('boat'));
}

export type BoatPricesRow = Awaited<ReturnType<typeof getBoatPrices>>;
