import { type RawBuilder, sql } from 'kysely';

import { fold } from '../shared/fold.ts';

/** Words people type that tell no villa from another. */
const EMPTY_WORDS = new Set(['kiralik', 've', 'ile', 'icin', 'da', 'de', 'ta', 'te']);

/** The words of a typed search, folded; none when nothing in it could find a villa. */
export const wordsOf = (typed: string): string[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word && !EMPTY_WORDS.has(word));

/**
 * A condition on `villa_search s`: every word begins a word of the villa's name, place or types. Only
 * when that finds nothing at all is one slip of the finger forgiven in each word: so 'Kaş' finds Kaş
 * alone, and 'Kalkna' still finds Kalkan.
 */
export function soundsLike(words: string[]): RawBuilder<unknown> {
  const all = (condition: (word: string) => RawBuilder<unknown>) =>
    sql`(${sql.join(words.map(condition), sql` and `)})`;
  // Two patterns instead of a space put before the text: so the index of its three-letter pieces serves.
  const asTyped = (table: string) => (word: string) => {
    const text = sql.ref(`${table}.search_text`);
    return sql`(${text} like ${`${word}%`} or ${text} like ${`% ${word}%`})`;
  };
  const nearly = (word: string) => sql`' ' || s.search_text || ' ' like any(${withOneSlip(word)})`;
  const nobody = sql`not exists (select from villa_search x where x.active and ${all(asTyped('x'))})`;
  return sql`(${all(asTyped('s'))} or (${nobody} and ${all(nearly)}))`;
}

/**
 * Patterns for a word with one letter wrong, missing, too many, or changed places with the next.
 * Short words must be whole words, as half the coast begins with two of three letters.
 */
export function withOneSlip(word: string): string[] {
  if (word.length < 3) return [`% ${word}%`];
  const end = word.length === 3 ? ' %' : '%';
  const places = Array.from(word, (_, at) => at);
  const slips = places.flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const changedPlaces = before + after.charAt(0) + letter + after.slice(1);
    return [`${before}_${after}`, `${before}_${letter}${after}`, before + after, changedPlaces];
  });
  return [...new Set(slips.map((slip) => `% ${slip}${end}`))];
}
