import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  deleteCommentRows,
  getCommentForUpdate,
  listCommentPictures,
  lockCommentStates,
  updateComments,
} from '../../queries/content/comments.ts';
import type { CommentMove, CommentMoves } from '../../schemas/comments.ts';
import { audit, auditAll, type Doer } from '../audit.ts';
import { fieldsBefore } from '../changed-fields.ts';
import { refuseChangedRows, refuseStale, type SeenRow, type UnwantedRow } from '../stale-rows.ts';
import { strangers } from './flags.ts';
import { dropPictures } from './text-pictures.ts';

const entity = 'comment';

/**
 * Publishes or hides a comment and sets the agency's answer. The villa's or boat's average follows
 * by itself. 409 `stale`
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
    await updateComments(db, [id], after, instant);
    const action = wanted.state ? moved(wanted.state) : 'comment.answered';
    await audit(db, doer, { action, entity, entity_id: id, before, after });
  });
}

/**
 * Brings several comments into one state, or none; those that stand so already are left alone. One line in the
 * audit log for each that moved. Resolves with them as they stand then. @throws 422 when an id is nobody's; 409
 * `rows_changed`
 */
export function moveComments(
  pool: Db,
  { ids, state, seen }: CommentMoves,
  doer: Doer,
): Promise<SeenRow[]> {
  return pool.transaction().execute(async (db) => {
    const comments = await lockSeen(db, { ids, seen });
    const others = comments.filter((comment) => comment.state !== state);
    const changed = others.map(({ id }) => id);
    await updateComments(db, changed, { state }, now().toString());
    const lines = others.map((comment) => ({
      action: moved(state),
      entity,
      entity_id: comment.id,
      before: { state: comment.state },
      after: { state },
    }));
    await auditAll(db, doer, lines);
    return (await lockCommentStates(db, ids)).map(({ id, version }) => ({ id, version }));
  });
}

/** Removes a comment for good; the audit log has its words until its guest is erased. @throws 404, 409 `stale` */
export async function deleteComment(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const pictures = await pool.transaction().execute(async (db) => {
    const comment = await getCommentForUpdate(db, id);
    refuseStale(comment, version, { state: comment.state, answer: comment.answer });
    return deleteAll(db, [id], doer);
  });
  await dropPictures(pool, pictures);
}

/** The same of several, or of none; each has its own line in the log. @throws 422 when an id is nobody's; 409 `rows_changed` */
export async function deleteComments(pool: Db, wanted: SeenIds, doer: Doer): Promise<void> {
  const pictures = await pool.transaction().execute(async (db) => {
    await lockSeen(db, wanted);
    return deleteAll(db, wanted.ids, doer);
  });
  await dropPictures(pool, pictures);
}

interface SeenIds {
  ids: number[];
  seen?: SeenRow[] | undefined;
}

/** @throws 422 when an id is nobody's; 409 `rows_changed` where one is not as it was seen */
async function lockSeen(db: Db, { ids, seen }: SeenIds) {
  const comments = await lockCommentStates(db, ids);
  if (comments.length !== ids.length) throw invalid(strangers(ids, comments));
  const named = comments.map(({ author_name: name, ...row }) => ({ ...row, name }));
  await refuseChangedRows(db, entity, { rows: named, seen });
  return comments;
}

/** Resolves with the hashes of their pictures, which nothing may show any more. */
async function deleteAll(db: Db, ids: readonly number[], doer: Doer): Promise<string[]> {
  const hashes = await listCommentPictures(db, ids);
  const deleted = await deleteCommentRows(db, ids);
  const lines = deleted.map(({ id: entity_id, ...before }) => ({
    action: 'comment.deleted',
    ...{ entity, entity_id, before },
  }));
  await auditAll(db, doer, lines);
  return hashes;
}

const moved = (state: CommentMoves['state']) => `comment.${state.toLowerCase()}`;

const answerOf = (answer: string | null, { doer, instant }: { doer: Doer; instant: string }) => ({
  answer,
  answered_at: answer === null ? null : instant,
  answered_by: answer === null ? null : doer.id,
});
