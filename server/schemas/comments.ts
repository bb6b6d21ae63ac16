import { z } from 'zod';
import { COMMENT_STATES } from '../shared/desk-states.ts';

import {
  exported,
  Ids,
  IdText,
  Line,
  ordersOf,
  paging,
  SeenRows,
  Text,
  Version,
  WholeText,
} from './common.ts';

const orders = ordersOf('created_at', 'score', 'id');

/** `GET /v1/admin/comment` (spec §7). */
export const CommentList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(orders).default('-created_at'),
  state: z.enum(COMMENT_STATES).optional(),
  villa_id: IdText.optional(),
  boat_id: IdText.optional(),
  score: WholeText(1, 5).optional(),
  q: Line(100).optional(),
});

/**
 * `PUT /v1/admin/villas/commentactivity/{id}`: publishes or hides, and sets the agency's answer (null
 * takes it back). What is not given stays.
 */
export const CommentMove = z
  .strictObject({
    state: z.enum(['PUBLISHED', 'HIDDEN']).optional(),
    answer: Text(3000)
      .transform((text) => text || null)
      .nullable()
      .optional(),
    version: Version,
  })
  .refine(({ state, answer }) => state !== undefined || answer !== undefined, {
    path: ['state'],
    error: 'nothing_to_change',
  });

/**
 * `PATCH /v1/admin/comment`: moves several, or none when one is gone. Back among those that wait is for taking
 * a move back.
 */
export const CommentMoves = z.strictObject({
  ids: Ids,
  state: z.enum(COMMENT_STATES),
  seen: SeenRows.optional(),
});

/** `DELETE /v1/admin/comment`: deletes several, or none when one is gone. */
export const CommentIds = z.strictObject({ ids: Ids, seen: SeenRows.optional() });

/** `GET /v1/website/comments` (spec §7): what is published, the newest first. */
export const PublicComments = z.strictObject({
  ...paging(20),
  villa_id: IdText.optional(),
  boat_id: IdText.optional(),
});

/** The inbox's address: what waits is shown first. */
export const CommentInbox = z.object({
  ...paging(10),
  order: z.enum(orders).default('-created_at'),
  state: z.enum([...COMMENT_STATES, 'ALL']).default('WAITING'),
  score: WholeText(1, 5).optional(),
  q: Line(100).optional(),
});

/** The tab of a villa's or boat's editor: its comments of one state; unsaid, the first that has some. */
export const ListingComments = z.object({
  ...paging(10),
  state: z.enum(COMMENT_STATES).optional(),
});

export type ListingComments = z.infer<typeof ListingComments>;
export type CommentInbox = z.infer<typeof CommentInbox>;
export type CommentList = z.infer<typeof CommentList>;
export type CommentMove = z.infer<typeof CommentMove>;
export type CommentMoves = z.infer<typeof CommentMoves>;
export type PublicComments = z.infer<typeof PublicComments>;
