import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { MarinaList } from '../../schemas/marinas.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the marinas; `total` counts all that match. */
export async function listMarinas(db: Db, list: MarinaList) {
  const found = matching(db, list);
  const rows = await pageOf(found.select(columns), 'marinas', list);
  return { rows, total: await countOf(found) };
}

/** All marinas for a select, by town and name. */
export const listMarinaNames = (db: Db) =>
  joined(db)
    .select(['marinas.id', 'marinas.name', 'towns.name as town'])
    .orderBy(sql`towns.name collate "tr-x-icu"`)
    .orderBy(sql`marinas.name collate "tr-x-icu"`)
    .execute();

/** @throws 404 */
export const getMarina = (db: Db, id: number) =>
  joined(db)
    .select(columns)
    .where('marinas.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('marina'));

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getMarinaForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('marinas')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('marina'));

/** As the last one of all. */
export const insertMarina = (db: Db, marina: Omit<Insertable<DB['marinas']>, 'position'>) =>
  db
    .insertInto('marinas')
    .values((eb) => ({
      ...marina,
      position: eb
        .selectFrom('marinas')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateMarinaRow = (db: Db, id: number, marina: Updateable<DB['marinas']>) =>
  db.updateTable('marinas').set(marina).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteMarinaRow = (db: Db, id: number) =>
  db
    .deleteFrom('marinas')
    .where('id', '=', id)
    .returning(editedColumns)
    .executeTakeFirstOrThrow(() => notFound('marina'));

const joined = (db: Db) =>
  db
    .selectFrom('marinas')
    .innerJoin('towns', 'towns.id', 'marinas.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id');

const matching = (db: Db, { town_id, name }: MarinaList) =>
  joined(db)
    .$if(town_id !== undefined, (query) => query.where('marinas.town_id', '=', Number(town_id)))
    .$if(name !== undefined, (query) =>
      query.where(hold(sql`tr_fold(marinas.name)`, String(name))),
    );

const columns = [
  'marinas.id',
  'marinas.name',
  'marinas.town_id',
  'towns.name as town',
  'regions.name as region',
  sql<number>`(select count(*)::int from boats
    where boats.marina_id = marinas.id and boats.deleted_at is null)`.as('boats'),
  'marinas.locative',
  sql<number | null>`marinas.lat::float8`.as('lat'),
  sql<number | null>`marinas.lon::float8`.as('lon'),
  'marinas.address',
  'marinas.position',
  'marinas.created_at',
  'marinas.version',
] as const;

const editedColumns = [
  'town_id',
  'name',
  'locative',
  sql<number | null>`lat::float8`.as('lat'),
  sql<number | null>`lon::float8`.as('lon'),
  'address',
] as const;

export type Marina = Awaited<ReturnType<typeof getMarina>>;
