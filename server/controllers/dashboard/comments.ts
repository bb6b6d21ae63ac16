import type { Request, Response } from 'express';

import { CommentsPage } from '../../../views/dashboard/comments/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentComment } from '../../presenters/content/comments.ts';
import { countCommentStates, listCommentCards } from '../../queries/content/comment-cards.ts';
import { CommentInbox } from '../../schemas/comments.ts';

/** The inbox of one state. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(CommentInbox, req.query);
  const state = query.state === 'ALL' ? undefined : query.state;
  const counts = await countCommentStates(db, query);
  const comments = await listCommentCards(db, { ...query, state });
  await sendDashboardPage(req, res, CommentsPage, {
    comments: comments.map(presentComment),
    counts,
    total: state ? counts[state] : counts.WAITING + counts.PUBLISHED + counts.HIDDEN,
    query,
  });
}
