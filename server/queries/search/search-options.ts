import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';

/** Places, types and features a search can ask for, in staff's order. */
export async function getSearchOptions(db: Db) {
  return db
    .selectNoFrom((eb) => [
      jsonArrayFrom(regions(db)).as('regions'),
      jsonArrayFrom(
        eb
          .selectFrom('villa_types')
          .select(['villa_types.id', 'villa_types.slug', 'villa_types.name'])
          .where('villa_types.active', '=', true)
          .orderBy('villa_types.position'),
      ).as('villa_types'),
      jsonArrayFrom(featureCategories(db)).as('feature_categories'),
    ])
    .executeTakeFirstOrThrow();
}

const regions = (db: Db) =>
  db
    .selectFrom('regions')
    .select((eb) => [
      'regions.id',
      'regions.slug',
      'regions.name',
      jsonArrayFrom(
        eb
          .selectFrom('towns')
          .select((towns) => [
            'towns.id',
            'towns.slug',
            'towns.name',
            jsonArrayFrom(
              towns
                .selectFrom('districts')
                .select(['districts.id', 'districts.slug', 'districts.name'])
                .whereRef('districts.town_id', '=', 'towns.id')
                .orderBy('districts.position')
                .orderBy(sql`districts.name collate "tr-x-icu"`),
            ).as('District'),
          ])
          .whereRef('towns.region_id', '=', 'regions.id')
          .orderBy('towns.position')
          .orderBy('towns.id'),
      ).as('towns'),
    ])
    .orderBy('regions.position')
    .orderBy('regions.id');

const featureCategories = (db: Db) =>
  db
    .selectFrom('feature_categories')
    .select((eb) => [
      'feature_categories.id',
      'feature_categories.name',
      jsonArrayFrom(
        eb
          .selectFrom('features')
          .select(['features.id', 'features.name'])
          .whereRef('features.category_id', '=', 'feature_categories.id')
          .orderBy('features.position')
          .orderBy('features.id'),
      ).as('features'),
    ])
    .where('feature_categories.kind', '=', 'VILLA')
    .orderBy('feature_categories.position')
    .orderBy('feature_categories.id');
