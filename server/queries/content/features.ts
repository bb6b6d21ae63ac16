import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { invalid, notFound } from '../../errors.ts';

/** Whose features: villas and boats have groups of their own. */
export type FeatureKind = 'VILLA' | 'BOAT';

/** All groups of a kind with their features, in staff's order. */
export const listFeatureGroups = (db: Db, kind: FeatureKind) =>
  db
    .selectFrom('feature_categories')
    .select((eb) => [...categoryColumns, jsonArrayFrom(featuresOf(eb)).as('features')])
    .where('feature_categories.kind', '=', kind)
    .orderBy('feature_categories.position')
    .orderBy('feature_categories.id')
    .execute();

const featuresOf = (eb: ExpressionBuilder<DB, 'feature_categories'>) =>
  eb
    .selectFrom('features')
    .select(featureColumns)
    .whereRef('features.category_id', '=', 'feature_categories.id')
    .orderBy('features.position')
    .orderBy('features.id');

/** @throws 404, also for a group of the other kind */
export const getFeatureCategory = (db: Db, kind: FeatureKind, id: number) =>
  db
    .selectFrom('feature_categories')
    .select(categoryColumns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('feature category'));

/** Locked until the transaction ends. @throws 404 */
export const getFeatureCategoryForUpdate = (db: Db, kind: FeatureKind, id: number) =>
  db
    .selectFrom('feature_categories')
    .select(['name', 'version'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('feature category'));

/** As the last one of its kind. */
export const insertFeatureCategory = (db: Db, kind: FeatureKind, name: string) =>
  db
    .insertInto('feature_categories')
    .values((eb) => ({
      kind,
      name,
      position: eb
        .selectFrom('feature_categories')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateFeatureCategoryRow = (db: Db, id: number, name: string) =>
  db.updateTable('feature_categories').set({ name }).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteFeatureCategoryRow = (db: Db, kind: FeatureKind, id: number) =>
  db
    .deleteFrom('feature_categories')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning(['name'])
    .executeTakeFirstOrThrow(() => notFound('feature category'));

/** @throws 404, also for a feature of the other kind */
export const getFeature = (db: Db, kind: FeatureKind, id: number) =>
  ofKind(db, kind, id)
    .select(featureColumns)
    .executeTakeFirstOrThrow(() => notFound('feature'));

/** Locked until the transaction ends. @throws 404 */
export const getFeatureForUpdate = (db: Db, kind: FeatureKind, id: number) =>
  ofKind(db, kind, id)
    .select([
      'features.category_id',
      'features.name',
      'features.icon',
      'features.google_key',
      'features.version',
    ])
    .forUpdate('features')
    .executeTakeFirstOrThrow(() => notFound('feature'));

/** @throws 422 for a group that is not there or of the other kind */
export async function requireGroup(db: Db, kind: FeatureKind, category_id: number): Promise<void> {
  const found = await db
    .selectFrom('feature_categories')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', category_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw invalid({ category_id: 'no_such_row' });
}

/** As the last one of its group. */
export const insertFeature = (db: Db, feature: Omit<Insertable<DB['features']>, 'position'>) =>
  db
    .insertInto('features')
    .values((eb) => ({
      ...feature,
      position: eb
        .selectFrom('features')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateFeatureRow = (db: Db, id: number, feature: Updateable<DB['features']>) =>
  db.updateTable('features').set(feature).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404, 409 `in_use` while a listing has it */
export const deleteFeatureRow = (db: Db, id: number) =>
  db
    .deleteFrom('features')
    .where('id', '=', id)
    .returning(['category_id', 'name', 'icon', 'google_key'])
    .executeTakeFirstOrThrow(() => notFound('feature'));

const ofKind = (db: Db, kind: FeatureKind, id: number) =>
  db
    .selectFrom('features')
    .innerJoin('feature_categories', 'feature_categories.id', 'features.category_id')
    .where('feature_categories.kind', '=', kind)
    .where('features.id', '=', id);

const categoryColumns = [
  'feature_categories.id',
  'feature_categories.name',
  'feature_categories.position',
  'feature_categories.version',
] as const;

const featureColumns = [
  'features.id',
  'features.category_id',
  'features.name',
  'features.icon',
  'features.google_key',
  'features.position',
  sql<number>`(
    (select count(*) from villa_features own join villas v on v.id = own.villa_id
      where own.feature_id = features.id and v.deleted_at is null)
    + (select count(*) from boat_features own join boats b on b.id = own.boat_id
      where own.feature_id = features.id and b.deleted_at is null))::int`.as('listings'),
  'features.version',
] as const;

export type FeatureGroupRow = Awaited<ReturnType<typeof listFeatureGroups>>[number];
export type FeatureRow = Awaited<ReturnType<typeof getFeature>>;
export type FeatureCategoryRow = Awaited<ReturnType<typeof getFeatureCategory>>;
