import type { Db } from '../../db/index.ts';

/** Whether a page was at the address that was deleted; ask once nothing is there any more. */
export async function isGone(db: Db, kind: 'LANDING' | 'POST', slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('gone_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}
