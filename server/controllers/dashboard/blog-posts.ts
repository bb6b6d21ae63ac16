import type { Request, Response } from 'express';

import { PostPage } from '../../../views/dashboard/blog/edit.tsx';
import { PostsPage } from '../../../views/dashboard/blog/index.tsx';
import { ArticlePage } from '../../../views/public/blog/show.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { sendPage } from '../../page.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentEditedPost, presentPostRow } from '../../presenters/content/blog-posts.ts';
import { presentArticle } from '../../presenters/content/posts.ts';
import { getPost, listPosts, listTags } from '../../queries/content/blog-posts.ts';
import { getPostPreview } from '../../queries/content/posts.ts';
import { countTextLinks } from '../../queries/content/text-links.ts';
import { PostListPage } from '../../schemas/blog-posts.ts';
import { IdParams } from '../../schemas/common.ts';
import { paths } from '../../shared/paths.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(PostListPage, req.query);
  const { rows, total } = await listPosts(db, query);
  const tags = await listTags(db);
  await sendDashboardPage(req, res, PostsPage, {
    rows: rows.map(presentPostRow),
    total,
    tags,
    query,
  });
}

export async function add(req: Request, res: Response) {
  const tags = await listTags(db);
  await sendDashboardPage(req, res, PostPage, { post: null, tags, history: [] });
}

export async function edit(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const post = await getPost(db, id);
  const tags = await listTags(db);
  const history = await historyOf('post', { id });
  await sendDashboardPage(req, res, PostPage, {
    post: {
      ...presentEditedPost(post),
      linked_texts: await countTextLinks(db, paths.post(post.slug)),
    },
    tags,
    history,
  });
}

/** The post in the site's own dress, for whoever may edit it. */
export async function preview(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const post = await getPostPreview(db, id);
  res.setHeader('Cache-Control', 'no-store');
  sendPage(req, res, ArticlePage, { ...presentArticle(post, []), preview: true });
}
