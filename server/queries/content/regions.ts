import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { RegionList } from '../../schemas/regions.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { countOf } from '../list-pages.ts';
import { pictureObject } from '../listings/card-columns.ts';

/** One page of the regions, in staff's order; `total` counts all. */
export async function listRegions(db: Db, { skip, take }: Pick<RegionList, 'skip' | 'take'>) {
  const rows = await db
    .selectFrom('regions')
    .select(rowColumns)
    .orderBy('regions.position')
    .orderBy('regions.id')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(db.selectFrom('regions'));
  return { rows, total };
}

/** All regions for a select, by name. */
export const listRegionNames = (db: Db) =>
  db
    .selectFrom('regions')
    .select(['id', 'name'])
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('id')
    .execute();

/** One region with its texts. @throws 404 */
export const getRegion = (db: Db, id: number) =>
  db
    .selectFrom('regions')
    .leftJoin('stored_pictures as k', 'k.hash', 'regions.picture_hash')
    .select([...rowColumns, ...textColumns])
    .where('regions.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('region'));

/** Whether there is such a region. @throws 404 */
export async function requireRegion(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('regions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('region'));
}

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getRegionForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('regions')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('region'));

/** As the last one of all. */
export const insertRegion = (db: Db, region: Omit<Insertable<DB['regions']>, 'position'>) =>
  db
    .insertInto('regions')
    .values((eb) => ({
      ...region,
      position: eb
        .selectFrom('regions')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateRegionRow = (db: Db, id: number, region: Updateable<DB['regions']>) =>
  db.updateTable('regions').set(region).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteRegionRow = (db: Db, id: number) =>
  db
    .deleteFrom('regions')
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(() => notFound('region'));

/** Popular towns in staff's order, with what is on sale there. */
export async function listPopularTowns(db: Db) {
  const { rows } = await sql<PopularTownRow>`
    select t.id, t.slug, t.name, r.name as region, ${pictureObject(sql`t.name`)} as picture,
      count(s.villa_id)::int as villas, min(s.from_price_kurus) as from_price_kurus
    from towns t
    join regions r on r.id = t.region_id
    left join stored_pictures k on k.hash = t.picture_hash
    left join villa_search s on s.town_id = t.id and s.active
    where t.popular
    group by t.id, r.id, k.hash
    order by t.position, t.id`.execute(db);
  return rows;
}

export interface PopularTownRow {
  id: number;
  slug: string;
  name: string;
  region: string;
  picture: PictureData | null;
  villas: number;
  from_price_kurus: number | null;
}

const rowColumns = [
  'regions.id',
  'regions.slug',
  'regions.name',
  'regions.plate_code',
  sql<number>`(select count(*)::int from towns where region_id = regions.id)`.as('towns'),
  sql<number>`(select count(*)::int from villas v join districts d on d.id = v.district_id
    join towns t on t.id = d.town_id
    where t.region_id = regions.id and v.deleted_at is null)`.as('villas'),
  'regions.position',
  'regions.created_at',
  'regions.version',
] as const;

const textColumns = [
  'regions.locative',
  'regions.intro',
  'regions.body',
  sql<PictureData | null>`${pictureObject(sql`regions.name`)}`.as('picture'),
  'regions.seo_title',
  'regions.seo_description',
] as const;

const editedColumns = [
  'name',
  'plate_code',
  'slug',
  'locative',
  'intro',
  'body',
  'seo_title',
  'seo_description',
] as const;

export type RegionListRow = Awaited<ReturnType<typeof listRegions>>['rows'][number];
export type Region = Awaited<ReturnType<typeof getRegion>>;
