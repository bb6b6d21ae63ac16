import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { DistrictList, DistrictSelect } from '../../schemas/districts.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { pictureObject } from '../listings/card-columns.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the districts; `total` counts all that match. */
export async function listDistricts(db: Db, list: DistrictList) {
  const found = matching(db, list);
  const rows = await pageOf(found.select(rowColumns), 'districts', list);
  return { rows, total: await countOf(found) };
}

/** One district with its texts. @throws 404 */
export const getDistrict = (db: Db, id: number) =>
  joined(db)
    .leftJoin('stored_pictures as k', 'k.hash', 'districts.picture_hash')
    .select([...rowColumns, ...textColumns])
    .where('districts.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('district'));

/** Whether there is such a district. @throws 404 */
export async function requireDistrict(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('districts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('district'));
}

/** All districts for a select, or those of one town, by name. */
export const listDistrictNames = (db: Db, { town_id }: DistrictSelect) =>
  db
    .selectFrom('districts')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .select(['districts.id', 'districts.name', 'districts.town_id', 'towns.name as town'])
    .$if(town_id !== undefined, (query) => query.where('districts.town_id', '=', Number(town_id)))
    .orderBy(sql`towns.name collate "tr-x-icu"`)
    .orderBy(sql`districts.name collate "tr-x-icu"`)
    .orderBy('districts.id')
    .execute();

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getDistrictForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('districts')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('district'));

/** As the last one of all. */
export const insertDistrict = (db: Db, district: Omit<Insertable<DB['districts']>, 'position'>) =>
  db
    .insertInto('districts')
    .values((eb) => ({
      ...district,
      position: eb
        .selectFrom('districts')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateDistrictRow = (db: Db, id: number, district: Updateable<DB['districts']>) =>
  db.updateTable('districts').set(district).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteDistrictRow = (db: Db, id: number) =>
  db
    .deleteFrom('districts')
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(() => notFound('district'));

const joined = (db: Db) =>
  db
    .selectFrom('districts')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id');

const matching = (db: Db, { region_id, town_id, name }: DistrictList) =>
  joined(db)
    .$if(region_id !== undefined, (query) => query.where('towns.region_id', '=', Number(region_id)))
    .$if(town_id !== undefined, (query) => query.where('districts.town_id', '=', Number(town_id)))
    .$if(name !== undefined, (query) =>
      query.where(hold(sql`tr_fold(districts.name)`, String(name))),
    );

const rowColumns = [
  'districts.id',
  'districts.slug',
  'districts.name',
  'districts.town_id',
  'towns.name as town',
  'towns.region_id',
  'regions.name as region',
  sql<number>`(select count(*)::int from villas v
    where v.district_id = districts.id and v.deleted_at is null)`.as('villas'),
  'districts.position',
  'districts.created_at',
  'districts.version',
] as const;

const textColumns = [
  'districts.locative',
  sql<number | null>`districts.lat::float8`.as('lat'),
  sql<number | null>`districts.lon::float8`.as('lon'),
  'districts.il_code',
  'districts.ilce_code',
  'districts.intro',
  'districts.body',
  sql<PictureData | null>`${pictureObject(sql`districts.name`)}`.as('picture'),
  'districts.seo_title',
  'districts.seo_description',
] as const;

const editedColumns = [
  'town_id',
  'slug',
  'name',
  'locative',
  sql<number | null>`lat::float8`.as('lat'),
  sql<number | null>`lon::float8`.as('lon'),
  'il_code',
  'ilce_code',
  'intro',
  'body',
  'seo_title',
  'seo_description',
] as const;

export type DistrictListRow = Awaited<ReturnType<typeof listDistricts>>['rows'][number];
export type District = Awaited<ReturnType<typeof getDistrict>>;
