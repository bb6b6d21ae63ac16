import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import type { ListingTypeList } from '../schemas/listing-types.ts';
import type { PictureData } from '../shared/pictures.ts';
import { pictureObject } from './card-columns.ts';
import { hold } from './typed-words.ts';

/** One page of the boat types, closed ones too; `total` counts all that match. */
export async function listBoatTypes(db: Db, list: ListingTypeList) {
  const { order, take, skip } = list;
  const column = order.replace(/^-/, '') as 'position' | 'id' | 'name' | 'created_at';
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching(db, list)
    .select(rowColumns)
    .orderBy(
      column === 'name' ? sql`boat_types.name collate "tr-x-icu"` : sql.ref(`boat_types.${column}`),
      direction,
    )
    .orderBy('boat_types.id', direction)
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await matching(db, list)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** All boat types for a form, in staff's order, closed ones too. */
export const listBoatTypeNames = (db: Db) =>
  db.selectFrom('boat_types').select(['id', 'name']).orderBy('position').orderBy('id').execute();

/** One boat type with its texts. @throws 404 */
export const getBoatType = (db: Db, id: number) =>
  joined(db)
    .select([
      ...rowColumns,
      'boat_types.body',
      'boat_types.seo_title',
      'boat_types.seo_description',
    ])
    .where('boat_types.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('boat type'));

/** Whether there is such a boat type. @throws 404 */
export async function requireBoatType(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('boat_types')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('boat type'));
}

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getBoatTypeForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('boat_types')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('boat type'));

/** As the last one of all. */
export const insertBoatType = (db: Db, type: Omit<Insertable<DB['boat_types']>, 'position'>) =>
  db
    .insertInto('boat_types')
    .values((eb) => ({
      ...type,
      position: eb
        .selectFrom('boat_types')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateBoatTypeRow = (db: Db, id: number, type: Updateable<DB['boat_types']>) =>
  db.updateTable('boat_types').set(type).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteBoatTypeRow = (db: Db, id: number) =>
  db
    .deleteFrom('boat_types')
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(() => notFound('boat type'));

/** What guests may choose from, in staff's order, with what is on sale of each. */
export async function listPublicBoatTypes(db: Db) {
  const { rows } = await sql<PublicBoatTypeRow>`
    select y.id, y.slug, y.name, y.description, ${pictureObject(sql`y.name`)} as picture,
      count(s.boat_id)::int as boats
    from boat_types y
    left join stored_pictures k on k.hash = y.picture_hash
    left join boat_search s on s.active and s.type_ids @> array[y.id]
    where y.active
    group by y.id, k.hash
    order by y.position, y.id`.execute(db);
  return rows;
}

interface PublicBoatTypeRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: PictureData | null;
  boats: number;
}

const joined = (db: Db) =>
  db.selectFrom('boat_types').leftJoin('stored_pictures as k', 'k.hash', 'boat_types.picture_hash');

const matching = (db: Db, { active, name }: ListingTypeList) =>
  joined(db)
    .$if(active !== undefined, (query) =>
      query.where('boat_types.active', '=', active === '1' || active === 'true'),
    )
    .$if(name !== undefined, (query) =>
      query.where(hold(sql`tr_fold(boat_types.name)`, String(name))),
    );

const rowColumns = [
  'boat_types.id',
  'boat_types.slug',
  'boat_types.name',
  'boat_types.description',
  sql<number>`(select count(*)::int from boat_boat_types own join boats b on b.id = own.boat_id
    where own.boat_type_id = boat_types.id and b.deleted_at is null)`.as('boats'),
  'boat_types.active',
  'boat_types.position',
  sql<PictureData | null>`${pictureObject(sql`boat_types.name`)}`.as('picture'),
  'boat_types.created_at',
  'boat_types.version',
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

export type BoatTypeListRow = Awaited<ReturnType<typeof listBoatTypes>>['rows'][number];
export type BoatType = Awaited<ReturnType<typeof getBoatType>>;
