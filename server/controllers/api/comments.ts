import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  commentColumns,
  presentComment,
  presentCommentLine,
  presentCommentRow,
} from '../../presenters/content/comments.ts';
import { getComment, listComments } from '../../queries/content/comments.ts';
import { CommentIds, CommentList, CommentMove, CommentMoves } from '../../schemas/comments.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import {
  deleteComment,
  deleteComments,
  moveComment,
  moveComments,
} from '../../services/content/comments.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(CommentList, req.query);
  await sendList(req, res, wanted, {
    name: 'comments',
    read: (source, page) => listComments(source, { ...wanted, ...page }),
    present: wanted.format === 'json' ? presentCommentRow : presentCommentLine,
    columns: commentColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const comment = await getComment(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentComment(comment) });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getComment(db, id);
  await moveComment(db, id, parseBody(CommentMove, req), doer(req, res));
  res.json({ content: presentComment(await getComment(db, id)) });
}

export async function moveSeveral(req: Request, res: Response) {
  const { seen, ...moves } = parseBody(CommentMoves, req);
  const rows = await moveComments(db, { ...moves, seen }, doer(req, res));
  res.json({ content: { ...moves, rows } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getComment(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteComment(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

export async function removeSeveral(req: Request, res: Response) {
  const wanted = parseBody(CommentIds, req);
  await deleteComments(db, wanted, doer(req, res));
  res.json({ content: { ids: wanted.ids } });
}
