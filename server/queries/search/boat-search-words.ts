import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { withOneSlip, wordsOf } from './villa-search-words.ts';

/** What every boat is. */
const BOAT = new Set(['tekne', 'tekneler']);

/** The words of a typed search that tell boats apart, folded. */
export const boatWordsOf = (typed: string): string[] =>
  wordsOf(typed).filter((word) => !BOAT.has(word));

/**
 * A condition on `boat_search s`: every word begins a word of the boat's name, place or types. One slip
 * of the finger is forgiven in a word that begins no word of any boat.
 */
export function boatSoundsLike(words: readonly string[]): RawBuilder<unknown> {
  const said = words.map((word) => {
    const slips = withOneSlip(word).filter((slip) => slip.endsWith('%'));
    return sql`(${begins([`${word}%`])} or ${begins(slips)}
      and not exists (select from boat_search s where s.active and ${begins([`${word}%`])}))`;
  });
  return sql`(${sql.join(said, sql` and `)})`;
}

const begins = (patterns: readonly string[]) =>
  sql`s.search_text like any(${patterns.flatMap((pattern) => [pattern, `% ${pattern}`])}::text[])`;

interface SuggestedBoat {
  slug: string;
  name: string;
  town: string;
  /** Its first one. */
  picture: { hash: string; width: number; height: number } | null;
}

/** Boats on sale that sound like what was typed, those that are recommended first. */
export async function searchTypedBoats(db: Db, typed: string): Promise<SuggestedBoat[]> {
  const words = boatWordsOf(typed);
  if (!words.length) return [];
  const { rows } = await sql<SuggestedBoat>`
    select b.slug, b.name, t.name as town, to_json(picture) as picture
    from boat_search s
    join boats b on b.id = s.boat_id
    join towns t on t.id = s.town_id
    left join lateral (
      select k.hash, k.width, k.height from boat_pictures p join stored_pictures k on k.hash = p.hash
      where p.boat_id = b.id order by p.position, p.id limit 1) picture on true
    where s.active and ${boatSoundsLike(words)}
    order by word_similarity(${words.join(' ')}, tr_fold(b.name)) desc, s.popular desc, s.position,
      s.boat_id
    limit ${SUGGESTED}`.execute(db);
  return rows;
}

const SUGGESTED = 4;
