import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { CommentList } from '../../schemas/comments.ts';
import {
  type Comment,
  joinedComments,
  rowColumns,
  sortedBy,
  wholeColumns,
  withWords,
} from './comments.ts';

type Filters = Pick<CommentList, 'villa_id' | 'boat_id' | 'score' | 'q'>;
type Cards = Pick<CommentList, 'skip' | 'take' | 'state'> &
  Partial<Pick<CommentList, 'order'>> &
  Filters;

/**
 * One page of the comments, or of a listing's, with all that belongs to each; the newest first where
 * no order is asked for.
 */
export function listCommentCards(db: Db, wanted: Cards): Promise<Comment[]> {
  const { column, direction } = sortedBy(wanted.order ?? '-created_at');
  return joinedComments(db)
    .leftJoin('users', 'users.id', 'comments.answered_by')
    .leftJoin('reservations as r', 'r.id', 'comments.reservation_id')
    .leftJoin('boat_reservations as br', 'br.id', 'comments.boat_reservation_id')
    .select([...rowColumns, ...wholeColumns])
    .where(fitting(wanted))
    .$if(wanted.state !== undefined, (query) =>
      query.where('comments.state', '=', String(wanted.state)),
    )
    .orderBy(column, direction)
    .orderBy('comments.id', direction)
    .limit(wanted.take)
    .offset(wanted.skip)
    .execute();
}

/** How many comments, or a listing's, wait, are published and are hidden. */
export async function countCommentStates(db: Db, wanted: Filters) {
  const rows = await joinedComments(db)
    .select(['comments.state', sql<number>`count(*)::int`.as('count')])
    .where(fitting(wanted))
    .groupBy('comments.state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { WAITING: of('WAITING'), PUBLISHED: of('PUBLISHED'), HIDDEN: of('HIDDEN') };
}

function fitting({ villa_id, boat_id, score, q }: Filters) {
  const conditions = [
    villa_id !== undefined && sql`comments.villa_id = ${villa_id}`,
    boat_id !== undefined && sql`comments.boat_id = ${boat_id}`,
    score !== undefined && sql`comments.score = ${score}`,
    q !== undefined && sql`comments.id in (${withWords(q)})`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
