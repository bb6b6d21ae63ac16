import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';
import type { FaqGroupRow } from './faq.ts';

type LandingKind = 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT';

interface Named {
  slug: string;
  name: string;
}

/** What staff wrote about a type or a place, and where it stands among the others. */
export interface LandingRow {
  kind: LandingKind;
  /** The present one; the one asked for may be a former one. */
  slug: string;
  name: string;
  /** 'Kalkan’da'; null where staff gave none, and for types. */
  locative: string | null;
  /** Plain text. */
  intro: string;
  /** Rich text as it was saved. */
  body: string;
  seo_title: string | null;
  seo_description: string | null;
  picture: PictureData | null;
  /** The places it lies in, the largest first. */
  within: Named[];
  /** Its own towns or districts, or those beside it, with villas on sale. */
  places: (Named & { villas: number })[];
  /** The types of villas in the place. */
  types: (Named & { villas: number })[];
  /** Staff's questions about it, none of them general ones. */
  questions: FaqGroupRow[];
}

/** The type or place that a one-word address means or once meant; undefined when none. */
export async function findLanding(db: Db, slug: string): Promise<LandingRow | undefined> {
  const { rows } = await sql<LandingRow>`
    select l.kind, present.slug, page.name, page.locative, page.intro, page.body, page.seo_title,
      page.seo_description, page.within, ${pictureObject(sql`page.name`)} as picture,
      (${PLACES}) as places, (${TYPES}) as types, (${QUESTIONS}) as questions
    from landing_slugs l
    join landing_slugs present
      on present.kind = l.kind and present.entity_id = l.entity_id and present.current
    cross join lateral (${PAGES}) page
    left join stored_pictures k on k.hash = page.picture_hash
    where l.slug = ${slug}`.execute(db);
  return rows[0];
}

/**
 * Slugs that places and types have or once had, with the present ones; those that nothing was called
 * are left out.
 */
export async function listPresentSlugs(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('landing_slugs as former')
    .innerJoin('landing_slugs as present', (join) =>
      join
        .onRef('present.kind', '=', 'former.kind')
        .onRef('present.entity_id', '=', 'former.entity_id')
        .on('present.current', '=', true),
    )
    .select(['former.slug', 'present.slug as present'])
    .where('former.slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, present }) => [slug, present]));
}

const named = (table: string): RawBuilder<unknown> =>
  sql`json_build_object('slug', ${sql.ref(`${table}.slug`)}, 'name', ${sql.ref(`${table}.name`)})`;

/** The one row of five tables that the slug is of. */
const PAGES = sql`
  select y.name, null as locative, y.description as intro, y.body, y.seo_title, y.seo_description,
    y.picture_hash, '[]'::json as within, null::int as town_id, null::int as region_id
  from villa_types y where l.kind = 'VILLA_TYPE' and y.id = l.entity_id and y.active
  union all
  select b.name, null, b.description, b.body, b.seo_title, b.seo_description, b.picture_hash, '[]',
    null, null
  from boat_types b where l.kind = 'BOAT_TYPE' and b.id = l.entity_id and b.active
  union all
  select r.name, r.locative, r.intro, r.body, r.seo_title, r.seo_description, r.picture_hash, '[]',
    null, r.id
  from regions r where l.kind = 'REGION' and r.id = l.entity_id
  union all
  select t.name, t.locative, t.intro, t.body, t.seo_title, t.seo_description, t.picture_hash,
    json_build_array(${named('r')}), t.id, r.id
  from towns t join regions r on r.id = t.region_id
  where l.kind = 'TOWN' and t.id = l.entity_id
  union all
  select d.name, d.locative, d.intro, d.body, d.seo_title, d.seo_description, d.picture_hash,
    json_build_array(${named('r')}, ${named('t')}), t.id, r.id
  from districts d join towns t on t.id = d.town_id join regions r on r.id = t.region_id
  where l.kind = 'DISTRICT' and d.id = l.entity_id`;

/** A region's towns, the towns beside a town, the districts beside a district, a type's towns. */
const PLACES = sql`
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'villas', villas)
    order by position, id), '[]')
  from (
    select t.id, t.slug, t.name, t.position, count(*) as villas
    from towns t join villa_search s on s.town_id = t.id and s.active
    where l.kind in ('REGION', 'TOWN', 'VILLA_TYPE')
      and (page.region_id is null or t.region_id = page.region_id)
      and (l.kind <> 'TOWN' or t.id <> l.entity_id)
      and (l.kind <> 'VILLA_TYPE' or l.entity_id = any(s.type_ids))
    group by t.id
    union all
    select d.id, d.slug, d.name, d.position, count(*)
    from districts d join villa_search s on s.district_id = d.id and s.active
    where l.kind = 'DISTRICT' and d.town_id = page.town_id and d.id <> l.entity_id
    group by d.id
  ) place`;

const TYPES = sql`
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'villas', villas)
    order by position, id), '[]')
  from (
    select y.id, y.slug, y.name, y.position, count(*) as villas
    from villa_types y join villa_search s on y.id = any(s.type_ids) and s.active
    where y.active and case l.kind
      when 'REGION' then s.region_id = l.entity_id
      when 'TOWN' then s.town_id = l.entity_id
      when 'DISTRICT' then s.district_id = l.entity_id end
    group by y.id
  ) type`;

const QUESTIONS = sql`
  select coalesce(json_agg(json_build_object('id', id, 'title', title, 'entries', entries)
    order by position, id), '[]')
  from (
    select g.id, g.title, g.position,
      json_agg(json_build_object('id', e.id, 'question', e.question, 'answer', e.answer)
        order by e.position, e.id) as entries
    from faq_groups g join faq_entries e on e.group_id = g.id and e.active
    where g.active and g.landing_kind = l.kind and g.landing_id = l.entity_id
    group by g.id
  ) question_group`;
