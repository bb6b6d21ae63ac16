import { type RawBuilder, sql } from 'kysely';

import type { PictureData } from '../../shared/pictures.ts';
import { SENT_PICTURES } from '../files/sent-pictures.ts';

export const SCORE_PARTS = ['cleanliness', 'location', 'comfort', 'contact', 'value'] as const;

/** Averages of the parts out of 5, and how many comments gave five, four … one. */
export type Scores = Record<(typeof SCORE_PARTS)[number], number | null> & { counts: number[] };

export interface PageComment {
  id: number;
  author: string;
  score: number;
  text: string;
  answer: string | null;
  /** 'YYYY-MM' of the stay. */
  month: string;
  /** A reservation of ours stands behind it. */
  verified: boolean;
  pictures: PictureData[] | null;
}

/** The scores of published comments; `whose` is a condition on `comments c`. */
export const scoresOf = (whose: RawBuilder<unknown>): RawBuilder<Scores> => sql<Scores>`(
  select json_build_object(
    'cleanliness', round(avg(c.score_cleanliness), 1)::float8,
    'location', round(avg(c.score_location), 1)::float8,
    'comfort', round(avg(c.score_comfort), 1)::float8,
    'contact', round(avg(c.score_contact), 1)::float8,
    'value', round(avg(c.score_value), 1)::float8,
    'counts', json_build_array(
      count(*) filter (where c.score = 5), count(*) filter (where c.score = 4),
      count(*) filter (where c.score = 3), count(*) filter (where c.score = 2),
      count(*) filter (where c.score = 1)))
  from comments c where ${whose} and c.state = 'PUBLISHED')`;

/** So many published comments, the newest first; `whose` is a condition on `comments c`. */
export const commentsOf = (
  whose: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<PageComment[]> => sql<PageComment[]>`(
  select coalesce(json_agg(comment), '[]') from (
    select c.id, c.author_name as author, c.score, c.body as text, c.answer,
      to_char(coalesce(c.stayed_on, c.created_at::date), 'YYYY-MM') as month,
      num_nonnulls(c.reservation_id, c.boat_reservation_id) > 0 as verified,
      ${SENT_PICTURES}
    from comments c
    where ${whose} and c.state = 'PUBLISHED'
    order by c.published_at desc, c.id desc
    limit ${limit}::int offset ${offset}::int
  ) comment)`;
