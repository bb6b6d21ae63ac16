import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { PUBLISHED_POST } from './posts.ts';

type SlugKind = 'LANDING' | 'VILLA' | 'BOAT' | 'POST';

/** A page that anybody can be led to, by its own slug or by one that it had. */
export interface KnownSlug {
  kind: SlugKind;
  slug: string;
}

/** Whether there is such a page, or was one that has gone for good. */
export async function isKnownSlug(db: Db, { kind, slug }: KnownSlug): Promise<boolean> {
  const { rows } = await sql`select where exists (${PAGES[kind](slug)})`.execute(db);
  return rows.length > 0;
}

const past = (kind: SlugKind, id: string, slug: string) => sql`exists (
  select from past_slugs
  where kind = ${kind} and entity_id = ${sql.ref(id)} and past_slugs.slug = ${slug})`;

const PAGES: Record<SlugKind, (slug: string) => RawBuilder<unknown>> = {
  LANDING: (slug) => sql`
    select from landing_slugs l where l.slug = ${slug} and case l.kind
      when 'VILLA_TYPE' then exists (select from villa_types where id = l.entity_id and active)
      when 'BOAT_TYPE' then exists (select from boat_types where id = l.entity_id and active)
      else true end`,
  VILLA: (slug) => sql`
    select from villas v
    where (v.slug = ${slug} or ${past('VILLA', 'v.id', slug)}) and v.published_at is not null`,
  BOAT: (slug) => sql`
    select from boats b
    where (b.slug = ${slug} or ${past('BOAT', 'b.id', slug)}) and b.published_at is not null`,
  POST: (slug) => sql`
    select from blog_posts p
    where (p.slug = ${slug} or ${past('POST', 'p.id', slug)}) and ${PUBLISHED_POST}`,
};
