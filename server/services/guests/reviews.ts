import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { reviewState } from '../../domain/reviews.ts';
import { AppError, notFound } from '../../errors.ts';
import {
  getInvitedStay,
  type InvitedStay,
  insertComment,
  insertCommentPicture,
} from '../../queries/guests/reviews.ts';
import type { ReviewForm } from '../../schemas/reviews.ts';
import { audit, type Doer } from '../audit.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { keepPictures } from '../files/picture-uploads.ts';

export interface Invitation {
  stay: InvitedStay;
  state: 'open' | 'used' | 'over';
}

/** What an invitation's link opens. @throws 404 */
export async function readInvitation(db: Db, typed: string): Promise<Invitation> {
  const code = parseReservationCode(typed);
  if (!code) throw notFound('comment');
  const stay = await getInvitedStay(db, code);
  const commented = stay.comment_state !== null;
  return { stay, state: reviewState({ ...stay, commented }, today().toString()) };
}

/**
 * Keeps a guest's comment for staff to read, and its photographs. Resolves with how many of those
 * could not be kept. A stay that has a comment keeps that one: a second click is not a second comment.
 */
export async function leaveComment(
  pool: Db,
  stay: InvitedStay,
  { fields, files }: { fields: Omit<ReviewForm, 'website'>; files: readonly IncomingFile[] },
  doer: Doer,
): Promise<number> {
  const id = await pool.transaction().execute(async (db) => {
    const made = await insertComment(db, { ...fields, ...subjectOf(stay), ip: doer.ip });
    if (made === undefined) return undefined;
    await audit(db, doer, {
      action: 'comment.created',
      entity: 'comment',
      entity_id: made,
      after: { score: fields.score, listing: stay.slug },
    });
    return made;
  });
  return id === undefined ? 0 : keepPhotographs(pool, id, files);
}

const subjectOf = ({ kind, id, listing_id, check_in }: InvitedStay) => ({
  ...(kind === 'villa'
    ? { villa_id: listing_id, reservation_id: id }
    : { boat_id: listing_id, boat_reservation_id: id }),
  stayed_on: check_in,
});

async function keepPhotographs(
  pool: Db,
  commentId: number,
  files: readonly IncomingFile[],
): Promise<number> {
  if (files.length === 0) return 0;
  try {
    const results = await keepPictures(pool, files, (db, { hash }) =>
      insertCommentPicture(db, commentId, hash),
    );
    return results.filter(({ ok }) => !ok).length;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return files.length;
  }
}
