import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { TownList } from '../../schemas/towns.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the towns; `total` counts all that match. */
export async function listTowns(db: Db, list: TownList) {
  const found = matching(db, list);
  const rows = await pageOf(found.select(rowColumns), 'towns', list);
  return { rows, total: await countOf(found) };
}

/** One town with its texts. @throws 404 */
export const getTown = (db: Db, id: number) =>
  joined(db)
    .select([...rowColumns, ...textColumns])
    .where('towns.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('town'));

/** Whether there is such a town. @throws 404 */
export async function requireTown(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('towns')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('town'));
}

/** All towns for a select, region by region. */
export const listTownNames = (db: Db) =>
  db
    .selectFrom('towns')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .select(['towns.id', 'towns.name', 'towns.region_id'])
    .orderBy('regions.position')
    .orderBy(sql`towns.name collate "tr-x-icu"`)
    .orderBy('towns.id')
    .execute();

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getTownForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('towns')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('town'));

/** As the last one of all. */
export const insertTown = (db: Db, town: Omit<Insertable<DB['towns']>, 'position'>) =>
  db
    .insertInto('towns')
    .values((eb) => ({
      ...town,
      position: eb
        .selectFrom('towns')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateTownRow = (db: Db, id: number, town: Updateable<DB['towns']>) =>
  db.updateTable('towns').set(town).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteTownRow = (db: Db, id: number) =>
  db
    .deleteFrom('towns')
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(() => notFound('town'));

const joined = (db: Db) =>
  db.selectFrom('towns').innerJoin('regions', 'regions.id', 'towns.region_id');

const matching = (db: Db, { region_id, name }: TownList) =>
  joined(db)
    .$if(region_id !== undefined, (query) => query.where('towns.region_id', '=', Number(region_id)))
    .$if(name !== undefined, (query) => query.where(hold(sql`tr_fold(towns.name)`, String(name))));

const rowColumns = [
  'towns.id',
  'towns.slug',
  'towns.name',
  'towns.region_id',
  'regions.name as region',
  sql<number>`(select count(*)::int from districts where town_id = towns.id)`.as('districts'),
  sql<number>`(select count(*)::int from villas v join districts d on d.id = v.district_id
    where d.town_id = towns.id and v.deleted_at is null)`.as('villas'),
  'towns.popular',
  'towns.position',
  'towns.created_at',
  'towns.version',
] as const;

const textColumns = [
  'towns.locative',
  sql<number | null>`towns.lat::float8`.as('lat'),
  sql<number | null>`towns.lon::float8`.as('lon'),
  'towns.intro',
  'towns.body',
  'towns.picture_hash',
  'towns.seo_title',
  'towns.seo_description',
] as const;

const editedColumns = [
  'region_id',
  'slug',
  'name',
  'locative',
  sql<number | null>`lat::float8`.as('lat'),
  sql<number | null>`lon::float8`.as('lon'),
  'intro',
  'body',
  'popular',
  'seo_title',
  'seo_description',
] as const;

export type TownListRow = Awaited<ReturnType<typeof listTowns>>['rows'][number];
export type Town = Awaited<ReturnType<typeof getTown>>;
