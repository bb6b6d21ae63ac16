import { type RawBuilder, sql } from 'kysely';

import { fold } from '../../shared/fold.ts';

/**
 * Whether folded `words` hold what somebody typed, in one piece. Signs alone fold to nothing, and what
 * nothing contains finds nothing. Folded before it is sent, it is a plain pattern, for which an index of
 * trigrams serves.
 */
export function hold(words: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const folded = fold(typed);
  return folded === '' ? sql<boolean>`false` : sql<boolean>`${words} like ${`%${folded}%`}`;
}
