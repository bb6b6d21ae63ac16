import { type RawBuilder, sql } from 'kysely';

import { nightsBetween } from '../../shared/days.ts';

type Sql = RawBuilder<unknown>;

/** A stay of constants; days ISO, half-open. */
export interface Days {
  check_in: string;
  check_out: string;
}

/** Days are counted from here, in words of sixty: the bits of `villa_taken_words`. */
export const FIRST_DAY = '2000-01-01';
export const WORD = 60;

export const dayOf = (day: string): number => nightsBetween(FIRST_DAY, day);

/** The first word that each of the spans touches, and its bits in that and in those after it. */
export function masksOf(spans: Days[], name: string): [name: string, values: Sql][] {
  if (!spans.length) return [];
  const words = spans.map(wordsOf);
  const masks = Array.from({ length: mostWords(spans) }, (_, at): [string, Sql] => [
    `${name}_${at}`,
    sql`${words.map((touched) => String(touched[at]?.[1] ?? 0n))}::bigint[]`,
  ]);
  return [[`${name}_word`, sql`${words.map((touched) => touched[0]?.[0] ?? 0)}::int[]`], ...masks];
}

/** Whether all nights of the row's span are priced and free; true without spans. */
export function isOpenThen(spans: Days[], name: string): Sql {
  if (!spans.length) return sql`true`;
  const tests = Array.from({ length: mostWords(spans) }, (_, at) => {
    const mask = sql.ref(`m.${name}_${at}`);
    const word = sql`s.open_nights[${sql.ref(`m.${name}_word`)} + ${sql.lit(at)}]`;
    const isOpen = sql`coalesce(${word} & ${mask} = ${mask}, false)`;
    return at ? sql`(${mask} = 0 or ${isOpen})` : isOpen;
  });
  return sql`(${sql.join(tests, sql` and `)})`;
}

/** Words that spans of one length touch at most. */
const mostWords = ([span]: Days[]): number =>
  span ? Math.ceil((nightsBetween(span.check_in, span.check_out) - 1) / WORD) + 1 : 0;

/** So many of the lowest bits, none to a whole word. */
const bitsBelow = (count: number): bigint =>
  (1n << BigInt(Math.min(Math.max(count, 0), WORD))) - 1n;

/** The stay's bits in the words it touches. */
export function wordsOf({ check_in, check_out }: Days): [word: number, mask: bigint][] {
  const [first, until] = [dayOf(check_in), dayOf(check_out)];
  const words: [number, bigint][] = [];
  for (let word = Math.floor(first / WORD); word * WORD < until; word += 1)
    words.push([word, bitsBelow(until - word * WORD) & ~bitsBelow(first - word * WORD)]);
  return words;
}

/** Whether all nights are priced and free; null where the villa has no price so far away. */
export function isOpen(days: Days, words: Sql): Sql {
  const tests = wordsOf(days).map(
    ([word, mask]) =>
      sql`${words}[${word}::int] & ${String(mask)}::bigint = ${String(mask)}::bigint`,
  );
  return sql`(${sql.join(tests, sql` and `)})`;
}
