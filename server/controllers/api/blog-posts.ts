import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  postColumns,
  presentEditedPost,
  presentPostRow,
  presentTextPicture,
} from '../../presenters/content/blog-posts.ts';
import { presentUpload } from '../../presenters/files/upload-results.ts';
import { getPost, listPosts, listTags } from '../../queries/content/blog-posts.ts';
import { NewPost, PostChanges, PostList, TextPictures } from '../../schemas/blog-posts.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { audit } from '../../services/audit.ts';
import { createPost, deletePost, editPost } from '../../services/content/blog-posts.ts';
import { keepPictures } from '../../services/files/picture-uploads.ts';
import { onlyOnce } from '../../services/idempotency.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(PostList, req.query);
  await sendList(req, res, wanted, {
    name: 'posts',
    read: (source, page) => listPosts(source, { ...wanted, ...page }),
    present: presentPostRow,
    columns: postColumns,
  });
}

export async function tags(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listTags(db) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const post = await getPost(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentEditedPost(post) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewPost, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createPost(transaction, wanted, doer(req, res)) },
  }));
  res.status(status).json({ content: presentEditedPost(await getPost(db, body.id)) });
}

/** The specification's address: the post is named in the body. */
export async function update(req: Request, res: Response) {
  const changes = parseBody(PostChanges, req);
  await editPost(db, changes, doer(req, res));
  res.json({ content: presentEditedPost(await getPost(db, changes.id)) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPost(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deletePost(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

/** Pictures for texts and covers: kept first, then named where they are used. */
export async function upload(req: Request, res: Response) {
  const { files } = parseUpload(TextPictures, req);
  const by = doer(req, res);
  const results = await keepPictures(db, files, async (transaction, picture) => {
    const { hash } = picture;
    await audit(transaction, by, {
      action: 'picture.kept',
      entity: 'picture',
      entity_id: null,
      after: { hash },
    });
    return picture;
  });
  res.status(201).json({ content: presentUpload(results, presentTextPicture) });
}
