import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { openLink } from '../content/landing-links.ts';
import { POST_CARD, POST_PICTURE, type PostCardRow, PUBLISHED_POST } from '../content/posts.ts';
import { boatCardColumns, boatCardTables, type FoundBoat } from './boat-card-columns.ts';
import { cardColumns, type FoundVilla, pictureObject } from './card-columns.ts';

/** A villa on the home page, and the row of the page it stands in. */
export interface HomeVilla extends FoundVilla {
  /** A showcase's id, or null for the villa of the month. */
  showcase_id: number | null;
  showcase_title: string | null;
  showcase_text: string | null;
  showcase_link: string | null;
  summary: string;
}

/** The villas of all showcases in staff's order, then the villa of the month; eight a showcase. */
export async function listHomeVillas(db: Db): Promise<HomeVilla[]> {
  const { rows } = await sql<HomeVilla>`
    with shown as (
      select w.id as showcase_id, w.title as showcase_title, w.subtitle as showcase_text,
        ${openLink} as showcase_link, w.position as row_position, x.position, x.villa_id,
        row_number() over (partition by w.id order by x.position, x.id) as place
      from showcases w
      join showcase_villas x on x.showcase_id = w.id
      join villa_search s on s.villa_id = x.villa_id and s.active
      where w.active
      union all
      select null, null, null, null, 1000000, 0, villa_id, 1 from (
        select villa_id from villa_search where active and villa_of_month
        order by position, villa_id limit 1) month
    )
    select ${cardColumns}, v.summary, w.showcase_id, w.showcase_title, w.showcase_text,
      w.showcase_link
    from shown w
    join villa_search s on s.villa_id = w.villa_id
    join villas v on v.id = w.villa_id
    where w.place <= 8
    order by w.row_position, w.showcase_id, w.place`.execute(db);
  return rows;
}

export interface HomeSections {
  /** The picture of the first screen: settings `home_picture` (its hash) and `home_picture_alt`. */
  hero: PictureData | null;
  villas: number;
  boats: number;
  /** Average of all published comments, out of 5. */
  rating: number | null;
  rating_count: number;
  towns: {
    id: number;
    slug: string;
    name: string;
    villa_count: number;
    from_price_kurus: number | null;
    picture: PictureData | null;
  }[];
  boat_cards: FoundBoat[];
  comments: {
    id: number;
    author: string;
    score: number;
    text: string;
    listing: { kind: ListingKind; id: number; slug: string; name: string };
    /** 'YYYY-MM' */
    month: string;
  }[];
  posts: PostCardRow[];
}

/** Everything else the page shows, in one round trip: counts, towns, boats, comments, posts. */
export async function getHomeSections(db: Db): Promise<HomeSections> {
  const { rows } = await sql<HomeSections>`
    select
      (select count(*)::int from villa_search where active) as villas,
      (select count(*)::int from boat_search where active) as boats,
      (select round(avg(score), 1)::float8 from comments where state = 'PUBLISHED') as rating,
      (select count(*)::int from comments where state = 'PUBLISHED') as rating_count,
      (${hero}) as hero,
      (${towns}) as towns, (${boats}) as boat_cards, (${comments}) as comments, (${posts}) as posts
  `.execute(db);
  const [sections] = rows;
  if (!sections) throw new Error('A query without a table answers one row');
  return sections;
}

const hero = sql`
  select ${pictureObject(sql`coalesce((select value from settings where key = 'home_picture_alt'), '')`)}
  from stored_pictures k
  where k.hash = (select value from settings where key = 'home_picture')`;

const towns = sql`
  select coalesce(json_agg(town), '[]') from (
    select t.id, t.slug, t.name, count(s.villa_id)::int as villa_count,
      min(s.from_price_kurus) as from_price_kurus, ${pictureObject(sql`t.name`)} as picture
    from towns t
    join villa_search s on s.town_id = t.id and s.active
    left join stored_pictures k on k.hash = t.picture_hash
    where t.popular
    group by t.id, k.hash
    order by t.position, t.id
    limit 7) town`;

const boats = sql`
  select coalesce(json_agg(boat), '[]') from (
    select ${boatCardColumns()}
    from boat_search s ${boatCardTables}
    where s.active
    order by s.popular desc, s.position, s.boat_id
    limit 4) boat`;

/** The latest whatever their score: a choice of the good ones would mislead. */
const comments = sql`
  select coalesce(json_agg(latest), '[]') from (
    select c.id, c.author_name as author, c.score, c.body as text,
      json_build_object('kind', case when v.id is null then 'boat' else 'villa' end,
        'id', coalesce(v.id, b.id), 'slug', coalesce(v.slug, b.slug),
        'name', coalesce(v.name, b.name)) as listing,
      to_char(coalesce(c.stayed_on, c.created_at::date), 'YYYY-MM') as month
    from comments c
    left join villas v on v.id = c.villa_id
    left join boats b on b.id = c.boat_id
    where c.state = 'PUBLISHED' and (v.active or b.active)
    order by c.published_at desc, c.id desc
    limit 3) latest`;

const posts = sql`
  select coalesce(json_agg(post), '[]') from (
    select ${POST_CARD}
    from blog_posts p ${POST_PICTURE}
    where ${PUBLISHED_POST}
    order by p.published_at desc, p.id desc
    limit 3) post`;
