import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';

/** A company or legal page in its current version. @throws 404 */
export async function getContentPage(db: Db, section: string) {
  const page = await findContentPage(db, section);
  if (!page) throw notFound('page');
  return page;
}

/** The same, for a page that stands without staff's words too. */
export function findContentPage(db: Db, section: string) {
  return db
    .selectFrom('content_pages')
    .select(['title', 'body', 'seo_title', 'seo_description', 'updated_at'])
    .where('section', '=', section)
    .executeTakeFirst();
}
