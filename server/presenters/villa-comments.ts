import type { Comments } from '../../views/public/villas/villa.ts';
import { SCORE_PARTS, type VillaPageRow } from '../queries/villa-pages.ts';
import { COMMENTS_A_PAGE } from '../schemas/villa-pages.ts';

/** The score, its parts and the comments that were read; `page` undefined: the first few. */
export function presentComments(row: VillaPageRow, page: number | undefined): Comments {
  const parts = SCORE_PARTS.flatMap((part) => {
    const score = row.scores[part];
    return score === null ? [] : [{ part, score }];
  });
  return {
    rating: row.rating_average === null ? null : Number(row.rating_average),
    count: row.rating_count,
    parts,
    counts: row.scores.counts.map((given, index) => ({ stars: 5 - index, given })),
    shown: row.comments,
    page: page ?? null,
    pages: Math.ceil(row.rating_count / COMMENTS_A_PAGE),
  };
}
