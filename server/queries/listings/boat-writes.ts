import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { openStates } from '../../domain/state-groups.ts';
import { notFound } from '../../errors.ts';

type Boat = Insertable<DB['boats']>;

/** What the form of a boat edits, as it is; locked until the transaction ends. @throws 404 */
export const getBoatForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('boats')
    .select([...editedColumns, ...listed, 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('boat'));

/** A boat's papers and its place on the market; locked until the transaction ends. @throws 404 */
export const getBoatPapersForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('boats')
    .select([
      'licence_no',
      'licence_holder',
      'licence_verified_at',
      'registry_no',
      'mooring_log_no',
      'insurer',
      'insurance_until',
      'seaworthiness_until',
      'withdrawn_at',
      'withdrawn_reason',
      'active',
      'version',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('boat'));

/** As the last one of all. */
export const insertBoat = (db: Db, boat: Omit<Boat, 'position'>) =>
  db
    .insertInto('boats')
    .values((eb) => ({
      ...boat,
      position: eb
        .selectFrom('boats')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

/** `withParts`: rows that hang on the boat change too, which counts as an edit of the boat. */
export const updateBoatRow = (
  db: Db,
  id: number,
  boat: Updateable<DB['boats']>,
  { withParts = false } = {},
) =>
  db
    .updateTable('boats')
    .set(withParts ? { ...boat, parts_revision: sql`parts_revision + 1` } : boat)
    .where('id', '=', id)
    .execute();

/** Which of these are boat types. */
export const listKnownBoatTypes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('boat_types')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

/** Which of these are features of boats. */
export const listKnownBoatFeatures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('features')
    .innerJoin('feature_categories', 'feature_categories.id', 'features.category_id')
    .select('features.id')
    .where('feature_categories.kind', '=', 'BOAT')
    .where('features.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

/** The ids a boat is tied to, in order. */
export async function listTies(db: Db, { table, column }: Tie, boatId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(table)}
    where boat_id = ${boatId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ties a boat to these rows and no others. */
export async function replaceTies(
  db: Db,
  { table, column }: Tie,
  boatId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where boat_id = ${boatId} and ${sql.ref(column)} <> all(${ids}::int[])`.execute(db);
  await sql`
    insert into ${sql.table(table)} (boat_id, ${sql.ref(column)})
    select ${boatId}, id from unnest(${ids}::int[]) as wanted(id)
    on conflict do nothing`.execute(db);
}

/** Gives a boat another one's prices and extras; discounts are made for a boat. */
export async function copyBoatPrices(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into boat_prices (boat_id, unit, name, days, price_kurus, min_days, changeover_weekday,
      prepayment_percent, deposit_kurus)
    select ${to}::int, unit, name, days, price_kurus, min_days, changeover_weekday,
      prepayment_percent, deposit_kurus
    from boat_prices where boat_id = ${from} order by id`.execute(db);
  await sql`
    insert into boat_extras (boat_id, name, description, unit, amount_kurus, optional, position,
      active)
    select ${to}::int, name, description, unit, amount_kurus, optional, position, active
    from boat_extras where boat_id = ${from} order by id`.execute(db);
}

/** Types and features hang on a boat in tables of two columns. */
type Tie =
  | { table: 'boat_boat_types'; column: 'boat_type_id' }
  | { table: 'boat_features'; column: 'feature_id' };

/** Whether a charter is asked for, held or going on. */
export async function hasComingCharters(db: Db, id: number, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('boat_reservations')
    .select('id')
    .where('boat_id', '=', id)
    .where('status', 'in', openStates)
    .where('check_out', '>=', today)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const hours = (column: 'boarding_time' | 'leaving_time' | 'trip_starts_at' | 'trip_ends_at') =>
  sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`.as(column);

const editedColumns = [
  'slug',
  'name',
  'code',
  'owner_id',
  'marina_id',
  'summary',
  'description',
  'internal_note',
  'guests_day',
  'guests_night',
  'cabins',
  'bathrooms',
  'crew_count',
  'crew',
  'with_captain',
  'licence_required',
  'length_cm',
  'beam_cm',
  'built_year',
  'refit_year',
  'make_model',
  'flag',
  'engine',
  'cruising_speed_knots',
  'route',
  'included',
  'excluded',
  'changeover_weekday',
  'min_days',
  'prepayment_percent',
  'deposit_kurus',
  'option_hours',
  'instant_booking',
  'cancellation_policy_id',
  'commission_percent',
  'seo_title',
  'seo_description',
] as const;

const listed = [
  sql<{ kind: string; count: number }[]>`cabin_layout`.as('cabin_layout'),
  hours('boarding_time'),
  hours('leaving_time'),
  hours('trip_starts_at'),
  hours('trip_ends_at'),
] as const;
