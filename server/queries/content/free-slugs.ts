import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** What has a page of its own, below an address of its kind; landings, of whatever kind, right at `/{slug}`. */
export type SluggedKind = 'VILLA' | 'BOAT' | 'POST' | 'LANDING';

const TABLES: Record<SluggedKind, string> = {
  VILLA: 'villas',
  BOAT: 'boats',
  POST: 'blog_posts',
  // Former ones, too, which lead on: who types one may take it, nobody does unawares.
  LANDING: 'landing_slugs',
};

/**
 * The first of some addresses that is no page's of this kind, nor a former one that leads to a page that is shown.
 * Undefined: all of them are.
 */
export async function findFreeSlug(
  db: Db,
  kind: SluggedKind,
  slugs: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select wanted.slug from unnest(${slugs}::text[]) with ordinality wanted (slug, place)
    where not exists (select from ${sql.table(TABLES[kind])} own where own.slug = wanted.slug)
      and not exists (select from past_slugs past
        where past.kind = ${kind} and past.slug = wanted.slug and is_shown(past.kind, past.entity_id))
    order by wanted.place limit 1`.execute(db);
  return rows[0]?.slug;
}

/** Waits for whoever makes a page of this kind and name right now, until the transaction ends: its address is not seen yet. */
export async function lockSlug(db: Db, kind: SluggedKind, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${slug}`}, 13))`.execute(db);
}
