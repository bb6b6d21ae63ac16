import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { NewSavedView } from '../../schemas/saved-views.ts';

type Own = Pick<Actor, 'id'>;

/** Somebody's views of one list and the shared ones, by name. */
export const listSavedViews = (db: Db, own: Own, list: NewSavedView['list']) =>
  db
    .selectFrom('saved_views')
    .select(columns)
    .where(isSeenBy(own))
    .where('list', '=', list)
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('id')
    .execute();

/** @throws 404, also for what another one keeps for themselves */
export const getSavedView = (db: Db, own: Own, id: number) =>
  db
    .selectFrom('saved_views')
    .select(columns)
    .where(isSeenBy(own))
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('saved view'));

/** The same, until the transaction ends. @throws 404 */
export const lockSavedView = (db: Db, own: Own, id: number) =>
  db
    .selectFrom('saved_views')
    .select(['user_id', 'list', 'name', 'shared', 'opening'])
    .where(isSeenBy(own))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('saved view'));

/** 409 `name_taken` */
export const insertSavedView = (db: Db, view: Insertable<DB['saved_views']>) =>
  db.insertInto('saved_views').values(view).returning('id').executeTakeFirstOrThrow();

/** 409 `name_taken` */
export const updateSavedView = (db: Db, id: number, view: Updateable<DB['saved_views']>) =>
  db
    .updateTable('saved_views')
    .set(view)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

type Scope = Pick<Insertable<DB['saved_views']>, 'list' | 'user_id' | 'shared'>;

/** No view of the list is the one it opens with: for all staff, or for one of them. */
export const forgetOpening = (db: Db, { list, user_id, shared }: Scope) =>
  db
    .updateTable('saved_views')
    .set({ opening: false })
    .where('list', '=', list)
    .where('opening', '=', true)
    .where('shared', '=', shared ?? false)
    .$if(!shared, (query) => query.where('user_id', '=', user_id))
    .execute();

/** Deletes and tells what was there. @throws 404, also for what another one keeps for themselves */
export const deleteSavedViewRow = (db: Db, own: Own, id: number) =>
  db
    .deleteFrom('saved_views')
    .where(isSeenBy(own))
    .where('id', '=', id)
    .returning(['list', 'name', 'search', 'shared', 'opening'])
    .executeTakeFirstOrThrow(() => notFound('saved view'));

const isSeenBy =
  ({ id }: Own) =>
  (where: ExpressionBuilder<DB, 'saved_views'>) =>
    where.or([where('user_id', '=', id), where('shared', '=', true)]);

const columns = ['id', 'list', 'name', 'search', 'shared', 'opening', 'created_at'] as const;

export type SavedViewRow = Awaited<ReturnType<typeof getSavedView>>;
