import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { PostListPage } from '../../schemas/blog-posts.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { countOf } from '../list-pages.ts';
import { pictureObject } from '../listings/card-columns.ts';
import { lockRows } from '../row-locks.ts';
import { hold } from '../search/typed-words.ts';

/** One page of all posts, drafts too; `total` counts all that match. Drafts have no date and come first. */
export async function listPosts(db: Db, list: PostListPage) {
  const { order, take, skip } = list;
  const column = order.replace(/^-/, '');
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`;
  const by =
    column === 'title' ? sql`blog_posts.title collate "tr-x-icu"` : sql.ref(`blog_posts.${column}`);
  const nulls = order.startsWith('-') ? sql`nulls first` : sql`nulls last`;
  const rows = await matching(db, list)
    .select(rowColumns)
    .orderBy(sql`${by} ${direction} ${nulls}`)
    .orderBy(sql`blog_posts.id ${direction}`)
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(matching(db, list));
  return { rows, total };
}

/** One post with its text, whatever its state. @throws 404 */
export const getPost = (db: Db, id: number) =>
  joined(db)
    .select([...rowColumns, ...textColumns])
    .where('blog_posts.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('post'));

/** Locked until the transaction ends. @throws 404 */
export async function getPostForUpdate(db: Db, id: number) {
  await lockRows(db, 'blog_posts', sql`id = ${id}`);
  return db
    .selectFrom('blog_posts')
    .select([...editedColumns, tagNames.as('tags'), 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('post'));
}

export const insertPost = (db: Db, post: Insertable<DB['blog_posts']>) =>
  db.insertInto('blog_posts').values(post).returning('id').executeTakeFirstOrThrow();

export const updatePost = (db: Db, id: number, post: Updateable<DB['blog_posts']>) =>
  db.updateTable('blog_posts').set(post).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deletePostRow = (db: Db, id: number) =>
  db
    .deleteFrom('blog_posts')
    .where('id', '=', id)
    .returning(editedColumns)
    .executeTakeFirstOrThrow(() => notFound('post'));

/**
 * Gives a post exactly these tags; one that is not there is made, and one that no post has any more is named
 * anew: it was perhaps a slip, and stays only because another hand may be giving it to a post right now.
 */
export async function replaceTags(
  db: Db,
  postId: number,
  tags: readonly { slug: string; name: string }[],
): Promise<void> {
  const slugs = tags.map(({ slug }) => slug);
  if (tags.length > 0)
    await db
      .insertInto('blog_tags')
      .values(tags.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet(({ ref }) => ({ name: ref('excluded.name') }))
          .where(
            sql<boolean>`not exists (select from blog_post_tags x where x.tag_id = blog_tags.id)`,
          ),
      )
      .execute();
  await sql`
    delete from blog_post_tags where post_id = ${postId}
      and tag_id not in (select id from blog_tags where slug = any(${slugs}::text[]))`.execute(db);
  await sql`
    insert into blog_post_tags (post_id, tag_id)
    select ${postId}::int, id from blog_tags where slug = any(${slugs}::text[])
    on conflict do nothing`.execute(db);
}

/** The tags that posts have, with how many carry each, drafts counted. */
export async function listTags(db: Db) {
  const { rows } = await sql<{ id: number; slug: string; name: string; posts: number }>`
    select g.id, g.slug, g.name, count(*)::int as posts
    from blog_tags g join blog_post_tags x on x.tag_id = g.id
    group by g.id order by g.name collate "tr-x-icu", g.id`.execute(db);
  return rows;
}

const joined = (db: Db) =>
  db.selectFrom('blog_posts').leftJoin('stored_pictures as k', 'k.hash', 'blog_posts.picture_hash');

const matching = (db: Db, { q, state, tag }: PostListPage) =>
  joined(db)
    .$if(state !== undefined, (query) => query.where('blog_posts.state', '=', String(state)))
    .$if(tag !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from blog_post_tags x
        join blog_tags g on g.id = x.tag_id
        where x.post_id = blog_posts.id and g.slug = ${tag})`),
    )
    .$if(q !== undefined, (query) =>
      query.where(
        hold(sql`tr_fold(concat_ws(' ', blog_posts.title, blog_posts.summary))`, String(q)),
      ),
    );

const tagNames = sql<string[]>`array(select g.name from blog_post_tags x
  join blog_tags g on g.id = x.tag_id where x.post_id = blog_posts.id order by g.id)`;

const rowColumns = [
  'blog_posts.id',
  'blog_posts.slug',
  'blog_posts.title',
  'blog_posts.summary',
  sql<'DRAFT' | 'PUBLISHED'>`blog_posts.state`.as('state'),
  sql<boolean>`blog_posts.state = 'PUBLISHED' and blog_posts.published_at > now()`.as('waiting'),
  'blog_posts.published_at',
  'blog_posts.author_name',
  tagNames.as('tags'),
  sql<PictureData | null>`${pictureObject(sql`blog_posts.picture_alt`)}`.as('picture'),
  'blog_posts.created_at',
  'blog_posts.updated_at',
  'blog_posts.version',
] as const;

const textColumns = [
  'blog_posts.body',
  'blog_posts.picture_hash',
  'blog_posts.picture_alt',
  'blog_posts.seo_title',
  'blog_posts.seo_description',
] as const;

const editedColumns = [
  'title',
  'slug',
  'summary',
  'body',
  'picture_hash',
  'picture_alt',
  'author_name',
  'state',
  'published_at',
  'seo_title',
  'seo_description',
] as const;

export type PostListRow = Awaited<ReturnType<typeof listPosts>>['rows'][number];
export type EditedPost = Awaited<ReturnType<typeof getPost>>;
