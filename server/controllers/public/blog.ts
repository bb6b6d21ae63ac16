import type { Request, Response } from 'express';

import { BlogPage } from '../../../views/public/blog/index.tsx';
import { ArticlePage } from '../../../views/public/blog/show.tsx';
import { db } from '../../db/index.ts';
import { villasNamedIn } from '../../domain/named-villas.ts';
import { env } from '../../env.ts';
import { gone, notFound } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { presentArticle, presentBlog } from '../../presenters/content/posts.ts';
import { presentVillaCard } from '../../presenters/listings/villa-cards.ts';
import { isGone } from '../../queries/content/gone-slugs.ts';
import { listNamedVillas } from '../../queries/content/named-villas.ts';
import {
  findPost,
  findPresentPostSlug,
  listFeedPosts,
  listRelatedPosts,
  searchPosts,
} from '../../queries/content/posts.ts';
import { Slug } from '../../schemas/common.ts';
import { BlogQuery, POSTS_A_PAGE } from '../../schemas/posts.ts';
import { rssFeed } from '../../services/content/rss.ts';
import { siteFacts } from '../../services/listings/shell.ts';
import { paths } from '../../shared/paths.ts';

const RELATED = 3;
/** Villas of a post's text that are shown below it. */
const NAMED = 4;
const IN_FEED = 20;

/** Posts, a page of ten, also of one tag; beyond the last page it leads there. */
export async function list(req: Request, res: Response) {
  const search = parseLenient(BlogQuery, req.query);
  const offset = (search.page - 1) * POSTS_A_PAGE;
  const found = await searchPosts(db, { tag: search.tag, limit: POSTS_A_PAGE, offset });
  keepPage(res);
  const pages = Math.max(1, Math.ceil(found.total / POSTS_A_PAGE));
  if (search.page > pages) return res.redirect(302, paths.blog({ tag: search.tag, page: pages }));
  sendPage(req, res, BlogPage, presentBlog(found, search));
}

/** A post; a former address leads to the present one for good. */
export async function show(req: Request, res: Response) {
  const slug = Slug.safeParse(req.params.slug);
  if (!slug.success) throw notFound('post');
  const post = await findPost(db, slug.data);
  if (!post) {
    const present = await findPresentPostSlug(db, slug.data);
    if (!present) throw (await isGone(db, 'POST', slug.data)) ? gone() : notFound('post');
    return res.redirect(301, paths.post(present));
  }
  const [related, villas] = await Promise.all([
    listRelatedPosts(db, post.id, RELATED),
    listNamedVillas(db, villasNamedIn(post.body, NAMED)),
  ]);
  keepPage(res, ...villas.map(({ id }) => `villa:${id}`));
  sendPage(req, res, ArticlePage, {
    ...presentArticle(post, related),
    villas: villas.map(presentVillaCard),
  });
}

/** The newest posts for feed readers. */
export async function feed(_req: Request, res: Response) {
  const base = env.PUBLIC_URL.replace(/\/$/, '');
  const [posts, { settings }] = await Promise.all([listFeedPosts(db, IN_FEED), siteFacts()]);
  const text = rssFeed({
    title: t('blog:feed_title', { site: settings.site_name }),
    description: t('blog:text'),
    link: base + paths.blog(),
    self: base + paths.blogFeed(),
    items: posts.map((post) => ({
      ...post,
      // RFC 4151; the address of the site, as databases of others count from 1 too.
      id: `tag:${new URL(base).hostname},2026:post-${post.id}`,
      link: base + paths.post(post.slug),
    })),
  });
  res
    .set('Cache-Control', 'public, max-age=3600')
    .type('application/rss+xml; charset=utf-8')
    .send(text);
}
