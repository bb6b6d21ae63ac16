import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { commentsOf, scoresOf } from '../content/page-comments.ts';
import { ladderOf } from '../content/policies.ts';
import { discounts, extras, occupied, seasons, TERMS } from '../prices/priced-villas.ts';

export interface VillaPageWants {
  /** Half-open: everything a stay or a calendar inside it needs. ISO. */
  days: { check_in: string; check_out: string };
  comments: { limit: number; offset: number };
}

interface Values {
  slug: string;
  check_in: string;
  check_out: string;
  limit: number;
  offset: number;
}

const OF_VILLA = sql`c.villa_id = villas.id`;

const villaPages = compiledOnce(
  ['slug', 'check_in', 'check_out', 'limit', 'offset'],
  (db, { slug, check_in, check_out, limit, offset }: Values) =>
    db
      .selectFrom('villas')
      .innerJoin('districts', 'districts.id', 'villas.district_id')
      .innerJoin('towns', 'towns.id', 'districts.town_id')
      .innerJoin('regions', 'regions.id', 'towns.region_id')
      .leftJoin('villa_search', 'villa_search.villa_id', 'villas.id')
      .select((eb) => [
        ...TERMS,
        ...FACTS,
        'districts.name as district',
        'districts.slug as district_slug',
        'towns.id as town_id',
        'towns.name as town',
        'towns.slug as town_slug',
        'regions.id as region_id',
        'regions.name as region',
        'villa_search.from_price_kurus',
        coordinates.as('position'),
        jsonArrayFrom(seasons(eb, { check_in, check_out })).as('seasons'),
        jsonArrayFrom(discounts(eb, { check_in, check_out })).as('discounts'),
        jsonArrayFrom(extras(eb)).as('extras'),
        jsonArrayFrom(occupied(eb, { check_in, check_out })).as('occupied'),
        jsonArrayFrom(pictures(eb)).as('pictures'),
        jsonArrayFrom(rooms(eb)).as('rooms'),
        jsonArrayFrom(distances(eb)).as('distances'),
        features.as('features'),
        places.as('places'),
        ladderOf('villas').as('policy'),
        scoresOf(OF_VILLA).as('scores'),
        commentsOf(OF_VILLA, { limit, offset }).as('comments'),
      ])
      .where('villas.slug', '=', slug),
);

/**
 * All a villa's page shows, in one round trip whatever the villa's state; undefined for an unknown
 * slug. A feature that the villa lacks is there too when guests commonly ask for it.
 */
export async function findVillaPage(db: Db, slug: string, { days, comments }: VillaPageWants) {
  const [row] = await villaPages(db, { slug, ...days, ...comments });
  return row;
}

export type VillaPageRow = NonNullable<Awaited<ReturnType<typeof findVillaPage>>>;

/** The address of the villa that once had this one; undefined when none ever had. */
export async function findPresentSlug(db: Db, slug: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('past_slugs')
    .innerJoin('villas', 'villas.id', 'past_slugs.entity_id')
    .select('villas.slug')
    .where('past_slugs.kind', '=', 'VILLA')
    .where('past_slugs.slug', '=', slug)
    .executeTakeFirst();
  return found?.slug;
}

const FACTS = [
  'villas.id',
  'villas.slug',
  'villas.name',
  'villas.summary',
  'villas.description',
  'villas.property_kind',
  'villas.bedrooms',
  'villas.bathrooms',
  'villas.living_rooms',
  'villas.floor_area_m2',
  'villas.plot_area_m2',
  'villas.pool_kind',
  'villas.pool_privacy',
  'villas.pool_length_cm',
  'villas.pool_width_cm',
  'villas.pool_depth_cm',
  'villas.pool_heated',
  'villas.pool_heating_months',
  'villas.children_pool',
  'villas.jacuzzi',
  'villas.check_in_time',
  'villas.check_out_time',
  'villas.pets',
  'villas.smoking',
  'villas.parties_allowed',
  'villas.groups_allowed',
  'villas.extra_visitors_allowed',
  'villas.quiet_from',
  'villas.house_rules',
  'villas.instant_booking',
  'villas.rating_average',
  'villas.rating_count',
  'villas.seo_title',
  'villas.seo_description',
  'villas.deleted_at',
  'villas.withdrawn_at',
  'villas.published_at',
] as const;

type Villas = ExpressionBuilder<DB, 'villas'>;

interface Position {
  lat: number;
  lon: number;
}

/** The villa's own place, else its district's. */
const coordinates = sql<Position | null>`case
  when villas.lat is not null and villas.lon is not null
    then json_build_object('lat', villas.lat, 'lon', villas.lon)
  when districts.lat is not null and districts.lon is not null
    then json_build_object('lat', districts.lat, 'lon', districts.lon) end`;

const pictures = (eb: Villas) =>
  eb
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select([
      'stored_pictures.hash',
      'stored_pictures.width',
      'stored_pictures.height',
      'stored_pictures.colour',
      'villa_pictures.alt',
      'villa_pictures.kind',
    ])
    .whereRef('villa_pictures.villa_id', '=', 'villas.id')
    .orderBy('villa_pictures.position')
    .orderBy('villa_pictures.id');

const rooms = (eb: Villas) =>
  eb
    .selectFrom('villa_rooms')
    .select([
      'villa_rooms.id',
      'villa_rooms.name',
      'villa_rooms.kind',
      sql<{ kind: string; count: number }[]>`villa_rooms.beds`.as('beds'),
      'villa_rooms.en_suite',
      'villa_rooms.jacuzzi',
      'villa_rooms.note',
    ])
    .whereRef('villa_rooms.villa_id', '=', 'villas.id')
    .orderBy('villa_rooms.position')
    .orderBy('villa_rooms.id');

const distances = (eb: Villas) =>
  eb
    .selectFrom('villa_distances')
    .select(['villa_distances.key', 'villa_distances.metres', 'villa_distances.target'])
    .whereRef('villa_distances.villa_id', '=', 'villas.id')
    .orderBy('villa_distances.position')
    .orderBy('villa_distances.metres');

/** What guests look for first: a villa without it says so. */
const ASKED_FOR = [
  'ac',
  'wifi',
  'tv',
  'washer',
  'dishwasher',
  'heating',
  'heated_pool',
  'hot_tub',
  'grill',
  'crib',
  'free_parking',
  'wheelchair_accessible',
];

export interface FeatureRow {
  category: string;
  name: string;
  icon: string | null;
  google_key: string | null;
  present: boolean;
}

const features = sql<FeatureRow[]>`(
  select coalesce(json_agg(feature), '[]') from (
    select c.name as category, f.name, f.icon, f.google_key, own.villa_id is not null as present
    from features f
    join feature_categories c on c.id = f.category_id and c.kind = 'VILLA'
    left join villa_features own on own.feature_id = f.id and own.villa_id = villas.id
    where own.villa_id is not null or f.google_key = any(${sql.val(ASKED_FOR)})
    order by c.position, c.id, f.position, f.id
  ) feature)`;

/** Named places around, for the drawn map: the town and its districts. */
const places = sql<(Position & { name: string; town: boolean })[]>`(
  select coalesce(json_agg(place), '[]') from (
    select t.name, t.lat, t.lon, true as town from towns t
    where t.id = towns.id and t.lat is not null and t.lon is not null
    union all
    select d.name, d.lat, d.lon, false from districts d
    where d.town_id = towns.id and d.id <> districts.id and d.lat is not null and d.lon is not null
  ) place)`;
