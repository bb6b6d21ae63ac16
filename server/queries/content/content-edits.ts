import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

const NAME = sql<string | null>`users.first_name || ' ' || users.last_name`;

/** Every page that staff have written, with who last did. */
export const listContentPages = (db: Db) => pagesWithEditors(db).execute();

/** The page of a section for its editor; undefined while nobody has written it. */
export const findContentPageForEdit = (db: Db, section: string) =>
  pagesWithEditors(db)
    .select(['content_pages.body', 'content_pages.seo_title', 'content_pages.seo_description'])
    .where('section', '=', section)
    .executeTakeFirst();

/** The row as it is, locked until the transaction ends; undefined while there is none. */
export const lockContentPage = (db: Db, section: string) =>
  db
    .selectFrom('content_pages')
    .select(['id', 'title', 'body', 'seo_title', 'seo_description', 'version', 'updated_by'])
    .where('section', '=', section)
    .forUpdate()
    .executeTakeFirst();

/** Undefined: somebody else has just made it. */
export const insertContentPage = (db: Db, page: Insertable<DB['content_pages']>) =>
  db
    .insertInto('content_pages')
    .values(page)
    .onConflict((conflict) => conflict.column('section').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateContentPage = (db: Db, id: number, page: Updateable<DB['content_pages']>) =>
  db.updateTable('content_pages').set(page).where('id', '=', id).execute();

interface NewVersion {
  page_id: number;
  title: string;
  body: string;
  created_by: number | null;
}

/** Keeps a text under the page's next number, which it returns. */
export async function insertContentVersion(db: Db, version: NewVersion): Promise<number> {
  const { number } = await db
    .insertInto('content_versions')
    .values((eb) => ({
      ...version,
      number: eb
        .selectFrom('content_versions')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('page_id', '=', version.page_id),
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function hasContentVersions(db: Db, pageId: number): Promise<boolean> {
  const found = await db
    .selectFrom('content_versions')
    .select('id')
    .where('page_id', '=', pageId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** One page of a section's history, the latest first; `total` counts all of it. */
export async function listContentVersions(
  db: Db,
  section: string,
  { skip, take }: { skip: number; take: number },
) {
  const rows = await versions(db, section)
    .orderBy('content_versions.number', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await db
    .selectFrom('content_versions')
    .innerJoin('content_pages', 'content_pages.id', 'content_versions.page_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('content_pages.section', '=', section)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** @throws 404 */
export const getContentVersion = (db: Db, section: string, number: number) =>
  versions(db, section)
    .select('content_versions.body')
    .where('content_versions.number', '=', number)
    .executeTakeFirstOrThrow(() => notFound('content version'));

const pagesWithEditors = (db: Db) =>
  db
    .selectFrom('content_pages')
    .leftJoin('users', 'users.id', 'content_pages.updated_by')
    .select([
      'content_pages.section',
      'content_pages.title',
      'content_pages.version',
      'content_pages.updated_at',
      NAME.as('updated_by_name'),
    ]);

const versions = (db: Db, section: string) =>
  db
    .selectFrom('content_versions')
    .innerJoin('content_pages', 'content_pages.id', 'content_versions.page_id')
    .leftJoin('users', 'users.id', 'content_versions.created_by')
    .select([
      'content_versions.number',
      'content_versions.title',
      'content_versions.created_at',
      NAME.as('created_by_name'),
    ])
    .where('content_pages.section', '=', section);

export type EditedPage = Awaited<ReturnType<typeof findContentPageForEdit>>;
export type ListedPage = Awaited<ReturnType<typeof listContentPages>>[number];
export type ContentVersion = Awaited<ReturnType<typeof listContentVersions>>['rows'][number];
