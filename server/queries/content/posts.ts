import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';

interface TagRow {
  slug: string;
  name: string;
}

/** What every card of a post shows. */
export interface PostCardRow {
  id: number;
  slug: string;
  title: string;
  /** The first tag. */
  topic: string | null;
  /** Of its text; what stands in tags is none. */
  words: number;
  picture: PictureData | null;
}

/** A post as a card of the blog shows it. */
export interface PostRow extends PostCardRow {
  summary: string;
  /** ISO day in Istanbul. */
  published_on: string;
}

/** A post as its own page shows it. */
export interface WholePostRow extends PostRow {
  /** Rich text as it was saved. */
  body: string;
  author_name: string;
  tags: TagRow[];
  published_at: Date;
  updated_at: Date;
  seo_title: string | null;
  seo_description: string | null;
}

export interface PostPage {
  total: number;
  posts: PostRow[];
  /** Tags that lead to at least one post. */
  tags: TagRow[];
}

interface PostSearch {
  /** A tag's slug. */
  tag?: string | undefined;
  limit: number;
  offset: number;
}

/** What anybody may read now of `blog_posts p`: a post with a date to come waits for it. */
export const PUBLISHED_POST = sql`p.state = 'PUBLISHED' and p.published_at <= now()`;

/** A post written before its day is new on that day, to whoever reads when it changed. */
export const CHANGED_POST = sql`greatest(p.updated_at, p.published_at)`;

/** Of `blog_posts p` with `stored_pictures k`, the picture its cards bear: its cover, or else the first of its text. */
export const POST_PICTURE = sql`left join stored_pictures k
  on k.hash = coalesce(p.picture_hash, substring(p.body from '/media/([0-9a-f]{20})/'))`;

/** A `PostCardRow` of `blog_posts p` and its picture `stored_pictures k`. */
export const POST_CARD = sql`p.id, p.slug, p.title,
  (select g.name from blog_post_tags x join blog_tags g on g.id = x.tag_id
    where x.post_id = p.id order by g.id limit 1) as topic,
  array_length(
    regexp_split_to_array(btrim(regexp_replace(p.body, '<[^>]*>', ' ', 'g')), '\\s+'), 1) as words,
  ${pictureObject(sql`p.picture_alt`)} as picture`;

const COLUMNS = sql`${POST_CARD}, p.summary,
  to_char(coalesce(p.published_at, now()) at time zone 'Europe/Istanbul', 'YYYY-MM-DD')
    as published_on`;

/** The newest posts first, with the tags to choose from, in one round trip. */
export async function searchPosts(db: Db, { tag, limit, offset }: PostSearch): Promise<PostPage> {
  const wanted = tag
    ? sql`${PUBLISHED_POST} and exists (select from blog_post_tags x join blog_tags g on g.id = x.tag_id
        where x.post_id = p.id and g.slug = ${tag})`
    : PUBLISHED_POST;
  const { rows } = await sql<PostPage>`
    select
      (select count(*)::int from blog_posts p where ${wanted}) as total,
      (select coalesce(json_agg(post), '[]') from (
        select ${COLUMNS}
        from blog_posts p ${POST_PICTURE}
        where ${wanted}
        order by p.published_at desc, p.id desc
        limit ${limit} offset ${offset}) post) as posts,
      (select coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name) order by g.id), '[]')
        from blog_tags g
        where exists (select from blog_post_tags x join blog_posts p on p.id = x.post_id
          where x.tag_id = g.id and ${PUBLISHED_POST})) as tags`.execute(db);
  return rows[0] ?? { total: 0, posts: [], tags: [] };
}

/** A published post; undefined for a draft, one still to come and none at all. */
export async function findPost(db: Db, slug: string): Promise<WholePostRow | undefined> {
  const { rows } = await wholePost(sql`p.slug = ${slug} and ${PUBLISHED_POST}`).execute(db);
  return rows[0];
}

/** A post as its page will show it, whatever its state; a draft bears today's date. @throws 404 */
export async function getPostPreview(db: Db, id: number): Promise<WholePostRow> {
  const { rows } = await wholePost(sql`p.id = ${id}`).execute(db);
  const [post] = rows;
  if (!post) throw notFound('post');
  return post;
}

const wholePost = (which: RawBuilder<unknown>) => sql<WholePostRow>`
  select ${COLUMNS}, p.body, p.author_name, coalesce(p.published_at, now()) as published_at,
    ${CHANGED_POST} as updated_at, p.seo_title, p.seo_description,
    (select coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name) order by g.id), '[]')
      from blog_post_tags x join blog_tags g on g.id = x.tag_id where x.post_id = p.id) as tags
  from blog_posts p left join stored_pictures k on k.hash = p.picture_hash
  where ${which}`;

/** Other posts: those that share most tags with this one first, then the newest. */
export async function listRelatedPosts(db: Db, postId: number, limit: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS}
    from blog_posts p ${POST_PICTURE}
    where ${PUBLISHED_POST} and p.id <> ${postId}
    order by (select count(*) from blog_post_tags x where x.post_id = p.id
        and x.tag_id in (select tag_id from blog_post_tags where post_id = ${postId})) desc,
      p.published_at desc, p.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The slug that a former one became; undefined when it leads to nothing that can be read. */
export async function findPresentPostSlug(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from past_slugs s join blog_posts p on p.id = s.entity_id
    where s.kind = 'POST' and s.slug = ${slug} and ${PUBLISHED_POST}`.execute(db);
  return rows[0]?.slug;
}

/** The newest posts for the feed. */
export async function listFeedPosts(db: Db, limit: number) {
  const { rows } = await sql<{
    id: number;
    slug: string;
    title: string;
    summary: string;
    published_at: Date;
  }>`
    select p.id, p.slug, p.title, p.summary, p.published_at
    from blog_posts p where ${PUBLISHED_POST}
    order by p.published_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
