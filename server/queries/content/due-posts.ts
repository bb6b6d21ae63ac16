import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/**
 * Tells every process to forget its pages when a post's announced moment has come within the last
 * minutes: nothing in the database changes then, so no trigger tells. Whether there was one.
 */
export async function tellDuePosts(db: Db, minutes: number): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('koy_cache', 'site') from (
      select from blog_posts
      where state = 'PUBLISHED' and updated_at < published_at and published_at <= now()
        and published_at > now() - make_interval(mins => ${minutes}::int)
      limit 1
    ) due`.execute(db);
  return rows.length > 0;
}
