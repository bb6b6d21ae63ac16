import type { NextFunction, Request, Response } from 'express';
import { ReviewEndPage } from '../../../views/public/review/end.tsx';
import { ReviewPage } from '../../../views/public/review/index.tsx';
import { db } from '../../db/index.ts';
import { fieldSentences } from '../../error-sentences.ts';
import { doer } from '../../middleware/doer.ts';
import { filesOf, uploadProblems } from '../../middleware/uploads.ts';
import { sendPage } from '../../page.ts';
import { parseLenient, parsePath, tryParse } from '../../parse.ts';
import { reviewErrors } from '../../presenters/guests/review-errors.ts';
import { ReviewForm, ReviewParams, ReviewQuery } from '../../schemas/reviews.ts';
import { type Invitation, leaveComment, readInvitation } from '../../services/guests/reviews.ts';
import { withQuery } from '../../shared/paths.ts';

/** The form of a stay that is over, or why there is none. */
export async function form(req: Request, res: Response) {
  const { code } = parsePath(ReviewParams, req.params);
  const invitation = await readInvitation(db, code);
  const { failed = 0 } = parseLenient(ReviewQuery, req.query);
  sendReview(req, res, invitation, failed);
}

/** Before its pictures are taken: who guesses codes is not to fill the disk. */
export async function known(req: Request, _res: Response, next: NextFunction) {
  await readInvitation(db, parsePath(ReviewParams, req.params).code);
  next();
}

/** Takes the comment, or shows the form again with what has to be put right. */
export async function send(req: Request, res: Response) {
  const { code } = parsePath(ReviewParams, req.params);
  const invitation = await readInvitation(db, code);
  if (invitation.state !== 'open') {
    res.status(409);
    return sendReview(req, res, invitation, 0);
  }
  const given = tryParse(ReviewForm, req.body);
  const wrong = uploadProblems(req);
  if (given.success && Object.keys(wrong).length === 0) {
    const { website: _, ...fields } = given.data;
    const sent = { fields, files: filesOf(req) };
    const failed = await leaveComment(db, invitation.stay, sent, doer(req, res));
    return res.redirect(303, withQuery(req.path, { failed: failed || undefined }));
  }
  const { website, ...errors } = { ...(given.success ? {} : given.fields), ...wrong };
  const typed = textsOf(req.body);
  res.status(422).set('Cache-Control', 'no-store');
  sendPage(req, res, ReviewPage, {
    stay: invitation.stay,
    typed,
    errors: reviewErrors(fieldSentences(errors), typed),
    robot: website !== undefined && Object.keys(errors).length === 0,
    lost_pictures: filesOf(req).length > 0,
  });
}

function sendReview(req: Request, res: Response, { stay, state }: Invitation, failed: number) {
  res.set('Cache-Control', 'no-store');
  if (state === 'open') return sendPage(req, res, ReviewPage, { stay, ...FRESH });
  sendPage(req, res, ReviewEndPage, { stay, state, failed });
}

const FRESH = { typed: {}, errors: {}, robot: false, lost_pictures: false };

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as object).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
