import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { Person } from './guests/personal-data.ts';

/**
 * Texts that staff, owners and other sites' calendars wrote, in which a person may be named. Those of
 * bookings are not among them: they are kept or erased with their booking.
 */
const TEXTS: readonly (readonly [table: string, columns: readonly string[], only?: string])[] = [
  ['external_records', ['note', 'reason']],
  ['villa_closings', ['note']],
  ['boat_closings', ['note']],
  ['feed_events', ['summary']],
  ['feed_imports', ['raw']],
  ['contact_messages', ['subject', 'message', 'answer']],
  ['offers', ['note']],
  [
    'transactions',
    ['payer_name', 'bank_reference', 'note', 'action_note'],
    'reservation_id is null and boat_reservation_id is null',
  ],
];

/** Rows in which an address or a number of theirs is written down, whoever's rows they are. */
export async function countMentions(db: Db, words: readonly string[]): Promise<number> {
  if (words.length === 0) return 0;
  const pattern = patternOf(words);
  const counts = TEXTS.map(
    (text) => sql`(select count(*) from ${sql.table(text[0])} where ${writtenIn(text, pattern)})`,
  );
  const { rows } = await sql<{ count: number }>`
    select (${sql.join(counts, sql` + `)})::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes `erased` in their place; the rest of a text stays. How many rows. */
export async function eraseMentions(
  db: Db,
  words: readonly string[],
  erased: string,
): Promise<number> {
  if (words.length === 0) return 0;
  const pattern = patternOf(words);
  let changed = 0;
  for (const text of TEXTS) {
    const [table, columns] = text;
    const without = columns.map(
      (column) => sql`${sql.ref(column)} =
        regexp_replace(${sql.ref(column)}, ${pattern}, ${erased}, 'gi')`,
    );
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
      set ${sql.join(without)} where ${writtenIn(text, pattern)}`.execute(db);
    changed += Number(numAffectedRows);
  }
  return changed;
}

/** Every address and number that a person was known by. */
export const knownBy = (
  { email, phone }: Person,
  bookings: readonly { customer_email: string; customer_phone: string }[],
): string[] => {
  const known = bookings.flatMap((each) => [each.customer_email, each.customer_phone]);
  return [...new Set([email, phone, ...known].filter((word) => word !== null))];
};

const writtenIn = ([, columns, only = 'true']: (typeof TEXTS)[number], pattern: string) =>
  sql`${sql.raw(only)} and concat_ws(E'\n', ${sql.join(columns.map((each) => sql.ref(each)))})
    ~* ${pattern}`;

const patternOf = (words: readonly string[]): string =>
  words.map((word) => (word.includes('@') ? addressPattern(word) : numberPattern(word))).join('|');

/** Not within a longer address: that one is somebody else's. */
const addressPattern = (address: string): string =>
  `(?<![a-z0-9._%+-])${address.replaceAll(/[^a-z0-9@]/gi, '\\$&')}(?![a-z0-9-])`;

/** '+905321234567' also as '0532 123 45 67' and '532-1234567'. */
function numberPattern(phone: string): string {
  const [, country = '', rest = ''] = /^\+(90)?(\d+)$/.exec(phone) ?? [];
  const between = '[\\s().-]*';
  const before = country ? `(?:(?:\\+|00)?90${between}|0)?` : '(?:\\+|00)?';
  return `(?<!\\d)${before}\\(?${[...rest].join(between)}(?!\\d)`;
}
