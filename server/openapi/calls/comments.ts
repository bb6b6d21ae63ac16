import { CommentAnswer, CommentRow, CommentsMoved } from '../../schemas/answers/comments.ts';
import { Gone } from '../../schemas/answers/common.ts';
import { CommentIds, CommentList, CommentMove, CommentMoves } from '../../schemas/comments.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { type Calls, deleted, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const comments: Calls = {
  listComments:  { route: 'GET /v1/admin/comment',                     query: CommentList, answer: paged(CommentRow) },
  showComment:   { route: 'GET /v1/admin/comment/:id',                 query: Nothing,     answer: one(CommentAnswer) },
  moveComment:   { route: 'PUT /v1/admin/villas/commentactivity/:id',  body: CommentMove,  answer: one(CommentAnswer), errors: { 409: ['stale'] } },
  moveComments:  { route: 'PATCH /v1/admin/comment',                   body: CommentMoves, answer: one(CommentsMoved), errors: { 409: ['rows_changed'] } },
  deleteComments: { route: 'DELETE /v1/admin/comment',                  body: CommentIds,   answer: one(Gone), errors: { 409: ['rows_changed'] } },
  deleteComment: { route: 'DELETE /v1/admin/villas/comment/:id',       query: SeenVersion, answer: deleted, errors: { 409: ['stale'] } },
};
