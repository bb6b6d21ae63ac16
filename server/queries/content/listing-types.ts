import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { ListingTypeList } from '../../schemas/listing-types.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { pictureObject } from '../listings/card-columns.ts';
import { hold } from '../search/typed-words.ts';

/** Where the types of villas and those of boats are kept: tables with the same columns. */
const TABLES = {
  villa: {
    types: 'villa_types',
    listings: 'villas',
    of_listing: 'villa_villa_types',
    listing_id: 'villa_id',
    type_id: 'villa_type_id',
    search: 'villa_search',
    from_price: 's.from_price_kurus',
  },
  boat: {
    types: 'boat_types',
    listings: 'boats',
    of_listing: 'boat_boat_types',
    listing_id: 'boat_id',
    type_id: 'boat_type_id',
    search: 'boat_search',
    // Boats have one for each unit, which cannot be compared.
    from_price: 'null::int',
  },
} as const;

/** The table of one kind, typed as the villas'. */
const typesOf = (kind: ListingKind) => TABLES[kind].types as 'villa_types';

const notFoundOf = (kind: ListingKind) => () => notFound(`${kind} type`);

/** One page of a kind's types, closed ones too; `total` counts all that match. */
export async function listTypes(db: Db, kind: ListingKind, list: ListingTypeList) {
  const found = matching(db, kind, list);
  const rows = await pageOf(found.select(rowColumns(kind)), 'types', list);
  return { rows, total: await countOf(found) };
}

/** All types for a form, closed ones too, in staff's order. */
export const listTypeNames = (db: Db, kind: ListingKind) =>
  db.selectFrom(typesOf(kind)).select(['id', 'name']).orderBy('position').orderBy('id').execute();

/** One type with its texts. @throws 404 */
export const getType = (db: Db, kind: ListingKind, id: number) =>
  joined(db, kind)
    .select([...rowColumns(kind), 'types.body', 'types.seo_title', 'types.seo_description'])
    .where('types.id', '=', id)
    .executeTakeFirstOrThrow(notFoundOf(kind));

/** Whether there is such a type. @throws 404 */
export async function requireType(db: Db, kind: ListingKind, id: number): Promise<void> {
  await db
    .selectFrom(typesOf(kind))
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFoundOf(kind));
}

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getTypeForUpdate = (db: Db, kind: ListingKind, id: number) =>
  db
    .selectFrom(typesOf(kind))
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFoundOf(kind));

/** As the last one of its kind. */
export const insertType = (
  db: Db,
  kind: ListingKind,
  type: Omit<Insertable<DB['villa_types']>, 'position'>,
) =>
  db
    .insertInto(typesOf(kind))
    .values((eb) => ({
      ...type,
      position: eb
        .selectFrom(typesOf(kind))
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateTypeRow = (
  db: Db,
  kind: ListingKind,
  id: number,
  type: Updateable<DB['villa_types']>,
) => db.updateTable(typesOf(kind)).set(type).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteTypeRow = (db: Db, kind: ListingKind, id: number) =>
  db
    .deleteFrom(typesOf(kind))
    .where('id', '=', id)
    .returning([...editedColumns, 'picture_hash'])
    .executeTakeFirstOrThrow(notFoundOf(kind));

/** What guests may choose from, in staff's order, with what is on sale of each. */
export async function listPublicTypes(db: Db, kind: ListingKind) {
  const { types, search, listing_id, from_price } = TABLES[kind];
  const { rows } = await sql<PublicTypeRow>`
    select y.id, y.slug, y.name, y.description, ${pictureObject(sql`y.name`)} as picture,
      count(${sql.ref(`s.${listing_id}`)})::int as listings,
      min(${sql.raw(from_price)}) as from_price_kurus
    from ${sql.table(types)} y
    left join stored_pictures k on k.hash = y.picture_hash
    left join ${sql.table(search)} s on s.active and s.type_ids @> array[y.id]
    where y.active
    group by y.id, k.hash
    order by y.position, y.id`.execute(db);
  return rows;
}

export interface PublicTypeRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: PictureData | null;
  listings: number;
  from_price_kurus: number | null;
}

const joined = (db: Db, kind: ListingKind) =>
  db
    .selectFrom(`${typesOf(kind)} as types`)
    .leftJoin('stored_pictures as k', 'k.hash', 'types.picture_hash');

const matching = (db: Db, kind: ListingKind, { active, name }: ListingTypeList) =>
  joined(db, kind)
    .$if(active !== undefined, (query) =>
      query.where('types.active', '=', active === '1' || active === 'true'),
    )
    .$if(name !== undefined, (query) => query.where(hold(sql`tr_fold(types.name)`, String(name))));

const rowColumns = (kind: ListingKind) =>
  [
    'types.id',
    'types.slug',
    'types.name',
    'types.description',
    listingsOf(kind).as('listings'),
    'types.active',
    'types.position',
    sql<PictureData | null>`${pictureObject(sql`types.name`)}`.as('picture'),
    'types.created_at',
    'types.version',
  ] as const;

/** How many that are not deleted have the type. */
function listingsOf(kind: ListingKind) {
  const { listings, of_listing, listing_id, type_id } = TABLES[kind];
  return sql<number>`(select count(*)::int from ${sql.table(of_listing)} own
    join ${sql.table(listings)} l on l.id = ${sql.ref(`own.${listing_id}`)}
    where ${sql.ref(`own.${type_id}`)} = types.id and l.deleted_at is null)`;
}

const editedColumns = [
  'name',
  'slug',
  'description',
  'body',
  'active',
  'seo_title',
  'seo_description',
] as const;

export type ListedType = Awaited<ReturnType<typeof listTypes>>['rows'][number];
export type ListingType = Awaited<ReturnType<typeof getType>>;
