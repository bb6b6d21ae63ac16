import { type Insertable, sql } from 'kysely';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import type { NewSavedView } from '../schemas/saved-views.ts';

type Own = Pick<Actor, 'id'>;

/** Somebody's views of one list, by name. */
export const listSavedViews = (db: Db, { id }: Own, list: NewSavedView['list']) =>
  db
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', id)
    .where('list', '=', list)
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('id')
    .execute();

/** @throws 404, also for another one's */
export const getSavedView = (db: Db, own: Own, id: number) =>
  db
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', own.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('saved view'));

/** 409 `saved_views__name_once` */
export const insertSavedView = (db: Db, view: Insertable<DB['saved_views']>) =>
  db.insertInto('saved_views').values(view).returning('id').executeTakeFirstOrThrow();

/** Deletes and tells what was there. @throws 404, also for another one's */
export const deleteSavedViewRow = (db: Db, own: Own, id: number) =>
  db
    .deleteFrom('saved_views')
    .where('user_id', '=', own.id)
    .where('id', '=', id)
    .returning(['list', 'name', 'search'])
    .executeTakeFirstOrThrow(() => notFound('saved view'));

const columns = ['id', 'list', 'name', 'search', 'created_at'] as const;

export type SavedViewRow = Awaited<ReturnType<typeof getSavedView>>;
