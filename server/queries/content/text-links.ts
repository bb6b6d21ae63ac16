import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** Rich texts that staff write for the site. */
const TEXTS = [
  ['content_pages', 'body'],
  ['blog_posts', 'body'],
  ['faq_entries', 'answer'],
  ['villa_types', 'body'],
  ['boat_types', 'body'],
  ['regions', 'body'],
  ['towns', 'body'],
  ['districts', 'body'],
] as const;

/** How many texts of the site link to a page of it, by its address as `paths` makes it. */
export async function countTextLinks(db: Db, address: string): Promise<number> {
  const link = `href="(https?://[^"/]+)?${address}["?#]`;
  const counts = TEXTS.map(
    ([table, column]) =>
      sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} ~ ${link})`,
  );
  const { rows } = await sql<{ count: number }>`
    select (${sql.join(counts, sql` + `)})::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
