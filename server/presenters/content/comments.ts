import type { Comment, CommentListRow, PublicCommentRow } from '../../queries/content/comments.ts';
import type { CommentAnswer, CommentRow, PublicComment } from '../../schemas/answers/comments.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { COMMENT_STATES } from '../../shared/desk-states.ts';

type Exported = CommentRow & { listing_name: string };

/** A line of the list. */
export const presentCommentRow = (row: CommentListRow): CommentRow => ({
  id: row.id,
  listing: listingOf(row),
  author_name: row.author_name,
  score: row.score,
  body: row.body,
  state: row.state,
  answered: row.answered,
  stayed_on: row.stayed_on,
  published_at: row.published_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** The same for a file, which has no objects in its cells. */
export const presentCommentLine = (row: CommentListRow): Exported => ({
  ...presentCommentRow(row),
  listing_name: row.listing_name,
});

/** What a file of the list shows. */
export const commentColumns: Columns<Exported> = {
  id: 'number',
  listing_name: 'text',
  author_name: 'text',
  score: 'number',
  body: 'text',
  state: { code: 'states:comment' },
  stayed_on: 'day',
  created_at: 'instant',
};

/** Which comments a tab opens with: those that wait, else the first that there are. */
export const firstState = (counts: Record<CommentRow['state'], number>): CommentRow['state'] =>
  COMMENT_STATES.find((state) => counts[state] > 0) ?? 'WAITING';

export const presentComment = (comment: Comment): CommentAnswer => ({
  ...presentCommentRow(comment),
  scores: {
    cleanliness: comment.score_cleanliness,
    location: comment.score_location,
    comfort: comment.score_comfort,
    contact: comment.score_contact,
    value: comment.score_value,
  },
  answer: comment.answer,
  answered_at: comment.answered_at?.toISOString() ?? null,
  answered_by_name: comment.answered_by_name,
  reservation:
    comment.stay_id === null || comment.stay_code === null
      ? null
      : { id: comment.stay_id, reservation_id: comment.stay_code },
  pictures: comment.pictures,
});

/** As anybody reads it. */
export const presentPublicComment = (row: PublicCommentRow): PublicComment => ({
  id: row.id,
  listing: listingOf(row),
  author: row.author_name,
  score: row.score,
  text: row.body,
  answer: row.answer,
  month: row.month,
});

const listingOf = (row: CommentListRow) => ({
  kind: row.kind,
  id: row.listing_id,
  slug: row.listing_slug,
  name: row.listing_name,
});
