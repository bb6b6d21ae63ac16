import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';

/** A company or legal page in its current version. @throws 404 */
export function getContentPage(db: Db, section: string) {
  return db
    .selectFrom('content_pages')
    .select(['title', 'body', 'seo_title', 'seo_description', 'updated_at'])
    .where('section', '=', section)
    .executeTakeFirstOrThrow(() => notFound('page'));
}
