import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';

/**
 * The menus and settings of every page in one query: a page that finds them already in memory costs
 * nothing, one that does not costs one round trip.
 */
export async function loadShell(db: Db) {
  const row = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('settings').select(['key', 'value', 'updated_at'])).as(
        'settings',
      ),
      jsonArrayFrom(villaTypes(db)).as('villa_types'),
      jsonArrayFrom(boatTypes(db)).as('boat_types'),
      jsonArrayFrom(regions(db)).as('regions'),
      jsonArrayFrom(db.selectFrom('districts').select('slug')).as('districts'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

const villaTypes = (db: Db) =>
  db
    .selectFrom('villa_types')
    .select(['id', 'slug', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id');

const boatTypes = (db: Db) =>
  db
    .selectFrom('boat_types')
    .select(['id', 'slug', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id');

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
          .select(['towns.id', 'towns.slug', 'towns.name'])
          .whereRef('towns.region_id', '=', 'regions.id')
          .orderBy('towns.position')
          .orderBy(sql`towns.name collate "tr-x-icu"`),
      ).as('towns'),
    ])
    .orderBy('regions.position')
    .orderBy('regions.id');
