import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { ShowcaseList } from '../../schemas/showcases.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { orderIn } from '../owned-ranks.ts';
import { lockRows } from '../row-locks.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the showcases; `total` counts all that match. */
export async function listShowcases(db: Db, list: ShowcaseList) {
  const found = matching(db, list);
  const rows = await pageOf(found.select(columns), 'showcases', list);
  return { rows, total: await countOf(found) };
}

/** All showcases in staff's order; there are few. */
export const listAllShowcases = (db: Db) =>
  db
    .selectFrom('showcases')
    .select(columns)
    .orderBy('showcases.position')
    .orderBy('showcases.id')
    .execute();

/** @throws 404 */
export const getShowcase = (db: Db, id: number) =>
  db
    .selectFrom('showcases')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('showcase'));

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getShowcaseForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('showcases')
    .select(['title', 'subtitle', 'link', 'active', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('showcase'));

/** As the last one of all. */
export const insertShowcase = (db: Db, showcase: Omit<Insertable<DB['showcases']>, 'position'>) =>
  db
    .insertInto('showcases')
    .values((eb) => ({
      ...showcase,
      position: eb
        .selectFrom('showcases')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateShowcaseRow = (db: Db, id: number, showcase: Updateable<DB['showcases']>) =>
  db.updateTable('showcases').set(showcase).where('id', '=', id).execute();

/** Deletes it with its places for villas and tells what was there. @throws 404 */
export const deleteShowcaseRow = (db: Db, id: number) =>
  db
    .deleteFrom('showcases')
    .where('id', '=', id)
    .returning(['title', 'subtitle', 'link', 'active'])
    .executeTakeFirstOrThrow(() => notFound('showcase'));

/** All showcases in their order, locked until the transaction ends. */
export async function lockShowcases(db: Db): Promise<number[]> {
  await lockRows(db, 'showcases');
  const rows = await db
    .selectFrom('showcases')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const matching = (db: Db, { q, active }: ShowcaseList) =>
  db
    .selectFrom('showcases')
    .$if(active !== undefined, (query) =>
      query.where('showcases.active', '=', active === '1' || active === 'true'),
    )
    .$if(q !== undefined, (query) => query.where(hold(sql`tr_fold(showcases.title)`, String(q))));

const columns = [
  'showcases.id',
  'showcases.title',
  'showcases.subtitle',
  'showcases.link',
  'showcases.active',
  sql<number>`(select count(*)::int from showcase_villas x
    join villas v on v.id = x.villa_id and v.deleted_at is null
    where x.showcase_id = showcases.id)`.as('villa_count'),
  'showcases.position',
  orderIn({ table: 'showcases' }),
  'showcases.created_at',
  'showcases.version',
] as const;

export type Showcase = Awaited<ReturnType<typeof getShowcase>>;
