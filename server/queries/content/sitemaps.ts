import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { SitemapKind } from '../../schemas/sitemaps.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { CHANGED_POST, POST_PICTURE, PUBLISHED_POST } from './posts.ts';

/** An address search engines shall know. */
export interface SitemapRow {
  /** Of pages their section. */
  slug: string;
  changed_at: Date | null;
  pictures: Pick<PictureData, 'hash' | 'width'>[];
}

export interface SitemapCount {
  kind: SitemapKind;
  addresses: number;
  changed_at: Date | null;
}

/** Pictures told of one listing: enough for a picture search. */
const PICTURES = 8;

const picturesOf = (of: ListingKind) => sql`(
  select coalesce(json_agg(json_build_object('hash', hash, 'width', width)), '[]') from (
    select k.hash, k.width
    from ${sql.table(`${of}_pictures`)} p join stored_pictures k on k.hash = p.hash
    where ${sql.ref(`p.${of}_id`)} = x.id
    order by p.position, p.id limit ${PICTURES}) picture)`;

/** Its page says its prices too. */
const changeOf = (of: ListingKind) => sql`greatest(x.updated_at, (
  select max(p.updated_at) from ${sql.table(`${of}_prices`)} p
  where ${sql.ref(`p.${of}_id`)} = x.id))`;

const ON_SALE = sql`x.active and x.deleted_at is null and x.withdrawn_at is null`;

/**
 * Pages of types and places that show something; what they show changes with their own texts and
 * picture and with their villas, so the newest change of all those is theirs.
 */
const CURRENT = sql`
  select l.slug, greatest(y.updated_at, b.updated_at, r.updated_at, t.updated_at, d.updated_at, (
    select max(v.updated_at) from villa_search s join villas v on v.id = s.villa_id
    where s.active and case l.kind
      when 'REGION' then s.region_id = l.entity_id
      when 'TOWN' then s.town_id = l.entity_id
      when 'DISTRICT' then s.district_id = l.entity_id
      when 'VILLA_TYPE' then l.entity_id = any(s.type_ids) end)) as changed_at,
    case when k.hash is null then '[]'::json
      else json_build_array(json_build_object('hash', k.hash, 'width', k.width)) end as pictures,
    l.kind || l.entity_id as place
  from landing_slugs l
  left join villa_types y on l.kind = 'VILLA_TYPE' and y.id = l.entity_id
  left join boat_types b on l.kind = 'BOAT_TYPE' and b.id = l.entity_id
  left join regions r on l.kind = 'REGION' and r.id = l.entity_id
  left join towns t on l.kind = 'TOWN' and t.id = l.entity_id
  left join districts d on l.kind = 'DISTRICT' and d.id = l.entity_id
  left join stored_pictures k
    on k.hash = coalesce(y.picture_hash, b.picture_hash, r.picture_hash, t.picture_hash,
      d.picture_hash)
  where l.current and case l.kind
    when 'BOAT_TYPE' then b.active
      and exists (select from boat_search s where s.active and b.id = any(s.type_ids))
    when 'VILLA_TYPE' then y.active
      and exists (select from villa_search s where s.active and y.id = any(s.type_ids))
    else exists (select from villa_search s where s.active and case l.kind
      when 'REGION' then s.region_id = l.entity_id
      when 'TOWN' then s.town_id = l.entity_id
      else s.district_id = l.entity_id end) end`;

const ROWS: Record<SitemapKind, RawBuilder<unknown>> = {
  villas: sql`select x.slug, ${changeOf('villa')} as changed_at, ${picturesOf('villa')} as pictures,
    lpad(x.id::text, 10, '0') as place from villas x where ${ON_SALE}`,
  boats: sql`select x.slug, ${changeOf('boat')} as changed_at, ${picturesOf('boat')} as pictures,
    lpad(x.id::text, 10, '0') as place from boats x where ${ON_SALE}`,
  places: CURRENT,
  posts: sql`select p.slug, ${CHANGED_POST} as changed_at,
    case when k.hash is null then '[]'::json
      else json_build_array(json_build_object('hash', k.hash, 'width', k.width)) end as pictures,
    lpad(p.id::text, 10, '0') as place
    from blog_posts p ${POST_PICTURE}
    where ${PUBLISHED_POST}`,
  pages: sql`select x.section as slug, x.updated_at as changed_at, '[]'::json as pictures,
    x.section as place from content_pages x`,
};

/** The addresses of one file, in an order that stays. */
export async function listSitemapRows(
  db: Db,
  kind: SitemapKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select slug, changed_at, pictures from (${ROWS[kind]}) listed
    order by place limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many addresses there are of each kind, and when one of them changed last. */
export async function countSitemapRows(db: Db): Promise<SitemapCount[]> {
  const { rows } = await sql<SitemapCount>`
    select 'villas' as kind, count(*)::int as addresses, max(${changeOf('villa')}) as changed_at
      from villas x where ${ON_SALE}
    union all
    select 'boats', count(*)::int, max(${changeOf('boat')}) from boats x where ${ON_SALE}
    union all
    select 'places', count(*)::int, max(changed_at) from (${CURRENT}) place
    union all
    select 'posts', count(*)::int, max(${CHANGED_POST}) from blog_posts p where ${PUBLISHED_POST}
    union all
    select 'pages', 1, max(x.updated_at) from content_pages x`.execute(db);
  return rows;
}
