import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

interface Kept {
  hash: string;
  width: number;
  height: number;
  colour: string;
  bytes: number;
}

/** Notes a picture whose files are in the store; the same picture twice is one row. */
export const insertStoredPicture = (db: Db, { hash, width, height, colour, bytes }: Kept) =>
  db
    .insertInto('stored_pictures')
    .values({ hash, width, height, colour, bytes })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

/** Pictures that still lack their AVIF files, the oldest first. */
export const listPicturesWithoutAvif = (db: Db, most: number) =>
  db
    .selectFrom('stored_pictures')
    .select(['hash', 'width'])
    .where('avif_at', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute();

export async function isStoredPicture(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_pictures')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** `bytes` is the weight of the files that came. */
export const markAvif = (db: Db, hash: string, bytes: number) =>
  db
    .updateTable('stored_pictures')
    .set({ avif_at: sql`now()`, bytes: sql`bytes + ${bytes}::int` })
    .where('hash', '=', hash)
    .execute();

/** Waits for whoever is keeping or removing the same picture, until the transaction ends. */
export async function lockPicture(db: Db, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 9))`.execute(db);
}

/** Where a picture stands by its hash, and the texts that may show it. */
const USES = [
  'villa_pictures.hash',
  'boat_pictures.hash',
  'comment_pictures.hash',
  'regions.picture_hash',
  'towns.picture_hash',
  'districts.picture_hash',
  'villa_types.picture_hash',
  'boat_types.picture_hash',
  'blog_posts.picture_hash',
  'settings.value',
];
const TEXTS = [
  'regions.body',
  'towns.body',
  'districts.body',
  'villa_types.body',
  'boat_types.body',
  'blog_posts.body',
  'content_pages.body',
  'content_versions.body',
  'legal_documents.body',
  'faq_entries.answer',
  'newsletters.body',
  'mail_templates.body',
];

/** Deletes the row of a picture that nothing shows any more; whether it did. */
export async function deletePictureUnlessUsed(db: Db, hash: string): Promise<boolean> {
  const tableOf = (column: string) => sql.table(column.split('.')[0] ?? '');
  const used = USES.map(
    (column) => sql`exists (select from ${tableOf(column)} where ${sql.ref(column)} = ${hash})`,
  );
  const shown = TEXTS.map(
    (column) =>
      sql`exists (select from ${tableOf(column)}
        where strpos(${sql.ref(column)}, ${`/media/${hash}/`}) > 0)`,
  );
  const { numAffectedRows } = await sql`
    delete from stored_pictures
    where hash = ${hash} and not (${sql.join([...used, ...shown], sql` or `)})`.execute(db);
  return numAffectedRows === 1n;
}
