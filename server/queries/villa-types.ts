import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import type { ListingTypeList } from '../schemas/listing-types.ts';
import type { PictureData } from '../shared/pictures.ts';
import { pictureObject } from './card-columns.ts';
import { hold } from './typed-words.ts';

/** One page of the villa types, closed ones too; `total` counts all that match. */
export async function listVillaTypes(db: Db, list: ListingTypeList) {
  const { order, take, skip } = list;
  const column = order.replace(/^-/, '') as 'position' | 'id' | 'name' | 'created_at';
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching(db, list)
    .select(rowColumns)
    .orderBy(
      column === 'name'
        ? sql`villa_types.name collate "tr-x-icu"`
        : sql.ref(`villa_types.${column}`),
      direction,
    )
    .orderBy('villa_types.id', direction)
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await matching(db, list)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** All types for a form, closed ones too, in staff's order. */
export const listVillaTypeNames = (db: Db) =>
  db.selectFrom('villa_types').select(['id', 'name']).orderBy('position').orderBy('id').execute();

/** One villa type with its texts. @throws 404 */
export const getVillaType = (db: Db, id: number) =>
  joined(db)
    .select([
      ...rowColumns,
      'villa_types.body',
      'villa_types.seo_title',
      'villa_types.seo_description',
    ])
    .where('villa_types.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('villa type'));

/** Whether there is such a villa type. @throws 404 */
export async function requireVillaType(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('villa_types')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('villa type'));
}

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getVillaTypeForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('villa_types')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('villa type'));

/** As the last one of all. */
export const insertVillaType = (db: Db, type: Omit<Insertable<DB['villa_types']>, 'position'>) =>
  db
    .insertInto('villa_types')
    .values((eb) => ({
      ...type,
      position: eb
        .selectFrom('villa_types')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateVillaTypeRow = (db: Db, id: number, type: Updateable<DB['villa_types']>) =>
  db.updateTable('villa_types').set(type).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteVillaTypeRow = (db: Db, id: number) =>
  db
    .deleteFrom('villa_types')
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(() => notFound('villa type'));

/** What guests may choose from, in staff's order, with what is on sale of each. */
export async function listPublicVillaTypes(db: Db) {
  const { rows } = await sql<PublicVillaTypeRow>`
    select y.id, y.slug, y.name, y.description, ${pictureObject(sql`y.name`)} as picture,
      count(s.villa_id)::int as villas, min(s.from_price_kurus) as from_price_kurus
    from villa_types y
    left join stored_pictures k on k.hash = y.picture_hash
    left join villa_search s on s.active and s.type_ids @> array[y.id]
    where y.active
    group by y.id, k.hash
    order by y.position, y.id`.execute(db);
  return rows;
}

interface PublicVillaTypeRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: PictureData | null;
  villas: number;
  from_price_kurus: number | null;
}

const joined = (db: Db) =>
  db
    .selectFrom('villa_types')
    .leftJoin('stored_pictures as k', 'k.hash', 'villa_types.picture_hash');

const matching = (db: Db, { active, name }: ListingTypeList) =>
  joined(db)
    .$if(active !== undefined, (query) =>
      query.where('villa_types.active', '=', active === '1' || active === 'true'),
    )
    .$if(name !== undefined, (query) =>
      query.where(hold(sql`tr_fold(villa_types.name)`, String(name))),
    );

const rowColumns = [
  'villa_types.id',
  'villa_types.slug',
  'villa_types.name',
  'villa_types.description',
  sql<number>`(select count(*)::int from villa_villa_types own join villas v on v.id = own.villa_id
    where own.villa_type_id = villa_types.id and v.deleted_at is null)`.as('villas'),
  'villa_types.active',
  'villa_types.position',
  sql<PictureData | null>`${pictureObject(sql`villa_types.name`)}`.as('picture'),
  'villa_types.created_at',
  'villa_types.version',
] as const;

const editedColumns = [
  'name',
  'slug',
  'description',
  'body',
  'active',
  'seo_title',
  'seo_description',
] as const;

export type VillaTypeListRow = Awaited<ReturnType<typeof listVillaTypes>>['rows'][number];
export type VillaType = Awaited<ReturnType<typeof getVillaType>>;
