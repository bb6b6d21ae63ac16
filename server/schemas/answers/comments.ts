import { z } from 'zod';

import { COMMENT_STATES } from '../../shared/desk-states.ts';
import { Day, Id, Instant, Picture, Version } from './common.ts';

const Score = z.int().min(1).max(5);

/** What a comment is about. */
const Listing = z.strictObject({
  kind: z.enum(['villa', 'boat']),
  id: Id,
  slug: z.string(),
  name: z.string(),
});

/** A line of `GET /v1/admin/comment`. */
export const CommentRow = z.strictObject({
  id: Id,
  listing: Listing,
  author_name: z.string(),
  score: Score,
  body: z.string(),
  state: z.enum(COMMENT_STATES),
  answered: z.boolean(),
  stayed_on: Day.nullable(),
  published_at: Instant.nullable(),
  created_at: Instant,
  version: Version,
});

const scores = z.strictObject({
  cleanliness: Score.nullable(),
  location: Score.nullable(),
  comfort: Score.nullable(),
  contact: Score.nullable(),
  value: Score.nullable(),
});

/** One comment with its scores, pictures, answer and the stay it tells of. */
export const CommentAnswer = z.strictObject({
  ...CommentRow.shape,
  scores,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  answered_by_name: z.string().nullable(),
  reservation: z.strictObject({ id: Id, reservation_id: z.string() }).nullable(),
  pictures: z.array(Picture),
});

/** `{ids, state}`: what was asked, done. */
export const CommentsMoved = z.strictObject({
  ids: z.array(Id),
  state: z.enum(COMMENT_STATES),
  /** As they stand since. */
  rows: z.array(z.strictObject({ id: Id, version: Version })),
});

/** A line of `GET /v1/website/comments`. */
export const PublicComment = z.strictObject({
  id: Id,
  listing: Listing,
  author: z.string(),
  score: Score,
  text: z.string(),
  answer: z.string().nullable(),
  /** 'YYYY-MM' of the stay. */
  month: z.string(),
});

export type CommentRow = z.infer<typeof CommentRow>;
export type CommentAnswer = z.infer<typeof CommentAnswer>;
export type PublicComment = z.infer<typeof PublicComment>;
