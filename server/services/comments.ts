import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import {
  deleteCommentRow,
  getCommentForUpdate,
  listCommentPictures,
  updateComment,
} from '../queries/comments.ts';
import type { CommentMove } from '../schemas/comments.ts';
import { audit, type Doer } from './audit.ts';
import { fieldsBefore } from './changed-fields.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures } from './text-pictures.ts';

const entity = 'comment';

/**
 * Publishes or hides a comment and sets the agency's answer. The villa's or boat's average follows
 * by itself; a comment published again keeps the day it first was. 409 `stale`
 */
export function moveComment(
  pool: Db,
  id: number,
  { version, ...wanted }: CommentMove,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const comment = await getCommentForUpdate(db, id);
    const instant = now().toString();
    const after = {
      ...(wanted.state === undefined ? {} : { state: wanted.state }),
      ...(wanted.answer === undefined ? {} : answerOf(wanted.answer, { doer, instant })),
    };
    const before = fieldsBefore(comment, after);
    refuseStale(comment, version, before);
    const isFirst = wanted.state === 'PUBLISHED' && comment.published_at === null;
    await updateComment(db, id, { ...after, ...(isFirst ? { published_at: instant } : {}) });
    const action = wanted.state ? `comment.${wanted.state.toLowerCase()}` : 'comment.answered';
    await audit(db, doer, { action, entity, entity_id: id, before, after });
  });
}

/** Removes a comment for good; the audit log has its words until its guest is erased. @throws 404 */
export async function deleteComment(pool: Db, id: number, doer: Doer): Promise<void> {
  const pictures = await pool.transaction().execute(async (db) => {
    const hashes = await listCommentPictures(db, id);
    const before = await deleteCommentRow(db, id);
    await audit(db, doer, { action: 'comment.deleted', entity, entity_id: id, before });
    return hashes;
  });
  await dropPictures(pool, pictures);
}

const answerOf = (answer: string | null, { doer, instant }: { doer: Doer; instant: string }) => ({
  answer,
  answered_at: answer === null ? null : instant,
  answered_by: answer === null ? null : doer.id,
});
