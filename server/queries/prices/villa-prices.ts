import {
  type ExpressionBuilder,
  type Insertable,
  sql,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { discountColumns } from './villa-discounts.ts';
import { extraColumns } from './villa-extras.ts';

const columns = [
  'villa_prices.id',
  'villa_prices.villa_id',
  'villa_prices.name',
  'villa_prices.days',
  'villa_prices.nightly_price_kurus',
  'villa_prices.min_nights',
  'villa_prices.arrival_weekdays',
  'villa_prices.short_stay_limit',
  'villa_prices.short_stay_fee_kurus',
  'villa_prices.prepayment_percent',
  'villa_prices.deposit_kurus',
  'villa_prices.version',
] as const;

export type SeasonRow = Awaited<ReturnType<typeof listSeasons>>[number];

/** All seasons of some villas, by villa and day. */
export function listSeasons(db: Db, villaIds: number[]) {
  return db
    .selectFrom('villa_prices')
    .select(columns)
    .where('villa_id', 'in', villaIds)
    .orderBy('villa_id')
    .orderBy(sql`lower(days)`)
    .execute();
}

/** One season as it is. @throws 404 */
export function getSeason(db: Db, id: number): Promise<SeasonRow> {
  return db
    .selectFrom('villa_prices')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('season'));
}

export function insertSeasons(
  db: Db,
  seasons: Insertable<DB['villa_prices']>[],
): Promise<SeasonRow[]> {
  if (seasons.length === 0) return Promise.resolve([]);
  return db.insertInto('villa_prices').values(seasons).returning(columns).execute();
}

/** @throws 404 */
export function updateSeason(
  db: Db,
  id: number,
  changes: Updateable<DB['villa_prices']>,
): Promise<SeasonRow> {
  return db
    .updateTable('villa_prices')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow(() => notFound('season'));
}

/** Some seasons, in no order; those that are not there are left out. */
export const listSeasonsById = (db: Db, ids: number[]): Promise<SeasonRow[]> =>
  db.selectFrom('villa_prices').select(columns).where('id', 'in', ids).execute();

/** The same change to all of them. */
export const updateSeasons = (
  db: Db,
  ids: number[],
  changes: UpdateObject<DB, 'villa_prices'>,
): Promise<SeasonRow[]> =>
  db.updateTable('villa_prices').set(changes).where('id', 'in', ids).returning(columns).execute();

/** Gives seasons fewer days, all in one statement. */
export async function trimSeasons(
  db: Db,
  trimmed: { id: number; days: string }[],
): Promise<SeasonRow[]> {
  if (trimmed.length === 0) return [];
  const ids = trimmed.map(({ id }) => id);
  const days = trimmed.map((season) => season.days);
  return db
    .updateTable('villa_prices')
    .from(
      sql<{ id: number; days: string }>`unnest(${ids}::int[], ${days}::daterange[])`.as<'wanted'>(
        sql`wanted (id, days)`,
      ),
    )
    .set({ days: sql<string>`wanted.days` })
    .whereRef('villa_prices.id', '=', 'wanted.id')
    .returning(columns)
    .execute();
}

export async function deleteSeasons(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('villa_prices').where('id', 'in', ids).execute();
}

/**
 * Waits for whoever is changing the prices of these villas, and holds them until the transaction
 * ends. Bookings, which only refer to the villa, go on meanwhile.
 * @throws 404 when one of them is not there
 */
export async function lockVillaPrices(db: Db, villaIds: number[]) {
  const villas = await db
    .selectFrom('villas')
    .select(['id', 'name'])
    .where('id', 'in', villaIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (villas.length < villaIds.length) throw notFound('villa');
  return villas;
}

/** A villa with all that makes its price, in one round trip. @throws 404, also for another owner's */
export function getVillaPrices(db: Db, actor: Actor, villaId: number) {
  return db
    .selectFrom('villas')
    .select((eb) => [
      'villas.id',
      'villas.name',
      'villas.min_nights',
      'villas.arrival_weekdays',
      'villas.short_stay_limit',
      'villas.short_stay_fee_kurus',
      'villas.prepayment_percent',
      'villas.deposit_kurus',
      'villas.gap_allowed',
      'villas.gap_min_nights',
      jsonArrayFrom(seasonsOf(eb)).as('seasons'),
      jsonArrayFrom(discountsOf(eb)).as('discounts'),
      jsonArrayFrom(extrasOf(eb)).as('extras'),
    ])
    .where('villas.id', '=', villaId)
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .executeTakeFirstOrThrow(() => notFound('villa'));
}

export type VillaPricesRow = Awaited<ReturnType<typeof getVillaPrices>>;

type Villas = ExpressionBuilder<DB, 'villas'>;

const seasonsOf = (eb: Villas) =>
  eb
    .selectFrom('villa_prices')
    .select(columns)
    .whereRef('villa_prices.villa_id', '=', 'villas.id')
    .orderBy(sql`lower(villa_prices.days)`);

const discountsOf = (eb: Villas) =>
  eb
    .selectFrom('villa_discounts')
    .select(discountColumns)
    .whereRef('villa_discounts.villa_id', '=', 'villas.id')
    .orderBy(sql`lower(villa_discounts.days)`)
    .orderBy('villa_discounts.id');

const extrasOf = (eb: Villas) =>
  eb
    .selectFrom('villa_extras')
    .select(extraColumns)
    .whereRef('villa_extras.villa_id', '=', 'villas.id')
    .orderBy('villa_extras.position')
    .orderBy('villa_extras.id');
