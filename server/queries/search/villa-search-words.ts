import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { fold } from '../../shared/fold.ts';

/** Words people type that tell no villa from another: every house has a line by now. */
const EMPTY_WORDS = new Set([
  ...['kiralik', 've', 'ile', 'icin', 'da', 'de', 'ta', 'te'],
  ...['wifi', 'internet'],
]);

/** Two words that are one of ours. */
const JOINED: Record<string, string> = { 'wi fi': 'wifi', 'olu deniz': 'oludeniz' };

/** What people write who bring a pet, folded: it means what the filter of pets does. */
const PETS = ['evcil', 'hayvan', 'hayvanli', 'kopek', 'kopekli', 'kedi', 'kedili', 'pet'];

/** Words that say no more beside those. */
const BESIDE_PETS = new Set(['kabul', 'eden', 'izinli', 'dostu']);

/** Words people type for what types and places are called here (domain.md §6.2), folded. */
const SYNONYMS = new Map([
  ['jacuzzi', 'jakuzi'],
  ['jacuzzili', 'jakuzi'],
  ['infinity', 'sonsuzluk'],
  ['korunakli', 'muhafazakar'],
  ['bungalow', 'bungalov'],
  ['sahil', 'denize sifir'],
  ...PETS.map((pet) => [pet, 'evcil'] as const),
]);

/** The words of a typed search, folded; none when nothing in it could find a villa. */
export function wordsOf(typed: string): string[] {
  const words = fold(typed)
    .replace(/\b(wi fi|olu deniz)\b/g, (joined) => JOINED[joined] ?? joined)
    .split(' ')
    .filter((word) => word && !EMPTY_WORDS.has(word));
  return words.some(isPet) ? words.filter((word) => !BESIDE_PETS.has(word)) : words;
}

const isPet = (word: string): boolean => PETS.includes(word);

/**
 * A condition on `villa_search s`: every word begins a word of the villa's name, place or types. A pet may
 * come wherever its filter finds one, on request too, whatever types the villa is of.
 */
export function soundsLike(words: string[]): RawBuilder<unknown> {
  // Two patterns instead of a space put before the text: so the index of its three-letter pieces serves.
  const begins = (word: string) =>
    sql`(s.search_text like ${`${word}%`} or s.search_text like ${`% ${word}%`}
      ${isPet(word) ? sql`or s.pets_allowed` : sql``})`;
  return sql`(${sql.join(words.map(begins), sql` and `)})`;
}

/**
 * What was typed, with another word for the same thing, or one slip of the finger forgiven, in place of
 * each word that begins no word of any villa: 'Kaş' stays, 'jacuzzi' becomes 'jakuzi', and 'Kalkna'
 * 'kalkan'. Words with digits are taken as they are.
 */
export async function spelled(db: Db, typed: string): Promise<string> {
  const words = wordsOf(typed);
  if (!words.length) return typed;
  const asked = words.map((word) => ({
    word,
    synonym: SYNONYMS.get(word) ?? null,
    slips: withOneSlip(word),
  }));
  const { rows } = await sql<{ word: string }>`
    select coalesce(case when exists (select from search_words w where w.word ^@ typed.word) then null
      else coalesce(typed.synonym, (select w.word from search_words w
        where w.word like any(typed.slips)
        order by similarity(w.word, typed.word) desc, w.word limit 1)) end, typed.word) as word
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as typed (word text, synonym text, slips text[])`.execute(db);
  return rows.map(({ word }) => word).join(' ');
}

/**
 * Patterns for a word with one letter wrong, missing, too many, or changed places with the next.
 * Short words must be whole words, as half the coast begins with two of three letters.
 */
export function withOneSlip(word: string): string[] {
  if (word.length < 3) return [];
  const end = word.length === 3 ? '' : '%';
  const places = Array.from(word, (_, at) => at);
  const slips = places.flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const changedPlaces = before + after.charAt(0) + letter + after.slice(1);
    return [`${before}_${after}`, `${before}_${letter}${after}`, before + after, changedPlaces];
  });
  return [...new Set(slips.map((slip) => slip + end))];
}
