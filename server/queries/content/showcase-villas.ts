import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { ShowcaseImport } from '../../schemas/showcases.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';
import { orderIn } from '../owned-ranks.ts';

/** The villas of a showcase in staff's order, those not on sale too, deleted ones never. */
export const listShowcaseRows = (db: Db, showcaseId: number) =>
  shownVillas(db)
    .where('showcase_villas.showcase_id', '=', showcaseId)
    .orderBy('showcase_villas.position')
    .orderBy('showcase_villas.id')
    .execute();

/** These rows, in their order. */
export const listShowcaseRowsByIds = (db: Db, ids: readonly number[]) =>
  shownVillas(db)
    .where('showcase_villas.id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('showcase_villas.position')
    .orderBy('showcase_villas.id')
    .execute();

/** Which showcase a row belongs to. @throws 404 */
export const getShowcaseVilla = (db: Db, id: number) =>
  db
    .selectFrom('showcase_villas')
    .select(['id', 'showcase_id', 'villa_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('showcase villa'));

/** Which of these are villas that are not deleted. */
export const listKnownVillas = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('villas')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();

/** At the end of the showcase in the order given; one that is there already breaks `…__once`. */
export async function insertShowcaseVillas(
  db: Db,
  showcaseId: number,
  villaIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into showcase_villas (showcase_id, villa_id, position)
    select ${showcaseId}, wanted.villa_id, wanted.place + (
      select coalesce(max(position), 0) from showcase_villas where showcase_id = ${showcaseId})
    from unnest(${villaIds}::int[]) with ordinality as wanted(villa_id, place)
    order by wanted.place
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes rows and tells what was there. */
export const deleteShowcaseVillas = (db: Db, ids: readonly number[]) =>
  db
    .deleteFrom('showcase_villas')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .returning(['id', 'showcase_id', 'villa_id'])
    .execute();

/** The first villas an import would bring that the showcase does not have. */
export async function listImportable(db: Db, wanted: ShowcaseImport) {
  const { rows } = await sql<{ villa_id: number; name: string }>`
    select v.id as villa_id, v.name from (${candidates(wanted)}) c
    join villas v on v.id = c.villa_id and v.deleted_at is null
    where not exists (select from showcase_villas own
      where own.showcase_id = ${wanted.showcase_id} and own.villa_id = c.villa_id)
    order by c.place, v.id
    limit ${wanted.limit}`.execute(db);
  return rows;
}

/** `villa_id` and `place` of what the source holds. */
function candidates({ from_showcase_id, filter = {} }: ShowcaseImport) {
  if (from_showcase_id !== undefined)
    return sql`select x.villa_id, row_number() over (order by x.position, x.id) as place
      from showcase_villas x where x.showcase_id = ${from_showcase_id}`;
  const { region_id, town_id, district_id, type_id, popular, villa_of_month } = filter;
  const conditions = [
    region_id !== undefined && sql`s.region_id = ${region_id}`,
    town_id !== undefined && sql`s.town_id = ${town_id}`,
    district_id !== undefined && sql`s.district_id = ${district_id}`,
    type_id !== undefined && sql`s.type_ids @> array[${type_id}::int]`,
    popular !== undefined && sql`v.popular = ${popular}`,
    villa_of_month !== undefined && sql`v.villa_of_month = ${villa_of_month}`,
  ].filter((condition) => condition !== false);
  return sql`select v.id as villa_id, row_number() over (order by v.position, v.id) as place
    from villa_search s join villas v on v.id = s.villa_id
    where ${sql.join([sql`s.active`, ...conditions], sql` and `)}`;
}

const shownVillas = (db: Db) =>
  db
    .selectFrom('showcase_villas')
    .innerJoin('villas', 'villas.id', 'showcase_villas.villa_id')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .leftJoin('villa_search', 'villa_search.villa_id', 'villas.id')
    .where('villas.deleted_at', 'is', null)
    .select([
      'showcase_villas.id',
      'showcase_villas.showcase_id',
      'showcase_villas.villa_id',
      'villas.slug',
      'villas.name',
      'towns.name as town',
      sql<PictureData | null>`(
        select ${pictureObject(sql`p.alt`)} from villa_pictures p
        join stored_pictures k on k.hash = p.hash
        where p.villa_id = villas.id order by p.position, p.id limit 1)`.as('picture'),
      'villas.active',
      'villa_search.from_price_kurus',
      'showcase_villas.position',
      orderIn({ table: 'showcase_villas', owner: 'showcase_id' }),
    ]);

export type ShownRow = Awaited<ReturnType<typeof listShowcaseRows>>[number];
