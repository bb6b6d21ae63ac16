import type { Comments } from '../../../views/public/villas/villa.ts';
import { type PageComment, SCORE_PARTS, type Scores } from '../../queries/content/page-comments.ts';
import { COMMENTS_A_PAGE, FIRST_COMMENTS } from '../../schemas/villa-pages.ts';

/** Which comments a page reads; `page` counts from 1, undefined: the first few. */
export const commentsRead = (page: number | undefined) =>
  page
    ? { limit: COMMENTS_A_PAGE, offset: (page - 1) * COMMENTS_A_PAGE }
    : { limit: FIRST_COMMENTS, offset: 0 };

/** The last page of comments, where one beyond it is asked for. */
export function lastComments(count: number, page: number | undefined): number | undefined {
  const last = Math.max(1, pagesOf(count));
  return page && page > last ? last : undefined;
}

const pagesOf = (count: number) => Math.ceil(count / COMMENTS_A_PAGE);

interface Commented {
  /** Out of 5; null without comments. */
  rating: number | null;
  rating_count: number;
  scores: Scores;
  comments: PageComment[];
}

/** The score, its parts and the comments that were read; `page` undefined: the first few. */
export function presentComments(
  { rating, rating_count, scores, comments }: Commented,
  page: number | undefined,
): Comments {
  const parts = SCORE_PARTS.flatMap((part) => {
    const score = scores[part];
    return score === null ? [] : [{ part, score }];
  });
  return {
    rating,
    count: rating_count,
    parts,
    counts: scores.counts.map((given, index) => ({ stars: 5 - index, given })),
    shown: comments,
    page: page ?? null,
    pages: pagesOf(rating_count),
  };
}
