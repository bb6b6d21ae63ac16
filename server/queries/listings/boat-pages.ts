import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CharterUnit } from '../../schemas/boats.ts';
import type { ExtraUnitName } from '../../shared/listing-choices.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { isTaken } from '../calendars/is-taken.ts';
import { commentsOf, type PageComment, type Scores, scoresOf } from '../content/page-comments.ts';
import { ladderOf } from '../content/policies.ts';
import type { Position } from './map-places.ts';
import type { VillaPageRow } from './villa-pages.ts';

/** All a boat's page shows; money in kuruş, times 'HH:MM:SS', days ISO. */
export interface BoatPageRow {
  id: number;
  slug: string;
  name: string;
  summary: string;
  description: string;
  seo_title: string | null;
  seo_description: string | null;
  active: boolean;
  deleted_at: string | null;
  withdrawn_at: string | null;
  published_at: string | null;
  marina_id: number;
  marina: string;
  town_id: number;
  town: string;
  town_slug: string;
  types: { id: number; slug: string; name: string }[];
  guests_day: number;
  guests_night: number;
  cabins: number;
  bathrooms: number;
  cabin_layout: { kind: string; count: number }[];
  crew_count: number;
  crew: string;
  with_captain: boolean;
  licence_required: boolean;
  length_cm: number | null;
  beam_cm: number | null;
  built_year: number | null;
  refit_year: number | null;
  make_model: string | null;
  flag: string | null;
  engine: string | null;
  cruising_speed_knots: number | null;
  route: string;
  included: string;
  excluded: string;
  /** 1 Monday … 7 Sunday. */
  changeover_weekday: number;
  boarding_time: string;
  leaving_time: string;
  trip_starts_at: string;
  trip_ends_at: string;
  min_days: number;
  prepayment_percent: number;
  deposit_kurus: number;
  licence_no: string | null;
  instant_booking: boolean;
  rating: number | null;
  rating_count: number;
  prices: BoatPriceRow[];
  extras: {
    id: number;
    name: string;
    description: string;
    unit: ExtraUnitName;
    amount_kurus: number;
  }[];
  features: { category: string; name: string; icon: string | null }[];
  policy: VillaPageRow['policy'];
  /** What is taken from today on, in order; an option that ran out takes nothing. */
  taken: { from: string; until: string; option: boolean }[];
  position: Position | null;
  places: (Position & { name: string; town: boolean })[];
  pictures: PictureData[];
  scores: Scores;
  comments: PageComment[];
}

interface BoatPriceRow {
  unit: Uppercase<CharterUnit>;
  first_day: string;
  /** Its last day, not the one after. */
  last_day: string;
  name: string;
  price_kurus: number;
  min_days: number | null;
}

const OF_BOAT = sql`c.boat_id = b.id`;

/** What to read with the boat. */
interface BoatPageWants {
  /** Prices that are not over then, ISO. */
  today: string;
  comments: { limit: number; offset: number };
}

/** A boat's page in one round trip, whatever the boat's state; undefined for an unknown slug. */
export async function findBoatPage(
  db: Db,
  slug: string,
  { today, comments }: BoatPageWants,
): Promise<BoatPageRow | undefined> {
  const { rows } = await sql<BoatPageRow>`
    select b.id, b.slug, b.name, b.summary, b.description, b.seo_title, b.seo_description, b.active,
      b.deleted_at, b.withdrawn_at, b.published_at, b.marina_id, m.name as marina, t.id as town_id, t.name as town,
      t.slug as town_slug, b.guests_day, b.guests_night, b.cabins, b.bathrooms, b.cabin_layout,
      b.crew_count, b.crew, b.with_captain, b.licence_required, b.length_cm, b.beam_cm,
      b.built_year, b.refit_year, b.make_model, b.flag, b.engine, b.cruising_speed_knots, b.route,
      b.included, b.excluded, b.changeover_weekday, b.boarding_time, b.leaving_time,
      b.trip_starts_at, b.trip_ends_at, b.min_days, b.prepayment_percent, b.deposit_kurus,
      b.licence_no, b.instant_booking, b.rating_average::float8 as rating, b.rating_count,
      (${TYPES}) as types, (${PRICES(today)}) as prices, (${EXTRAS}) as extras,
      (${FEATURES}) as features, ${ladderOf('b')} as policy, (${PICTURES}) as pictures,
      ${scoresOf(OF_BOAT)} as scores, ${commentsOf(OF_BOAT, comments)} as comments,
      (${TAKEN(today)}) as taken, (${POSITION}) as position, (${PLACES}) as places
    from boats b
    join marinas m on m.id = b.marina_id
    join towns t on t.id = m.town_id
    where b.slug = ${slug}`.execute(db);
  return rows[0];
}

/** The address of the boat that once had this one; undefined when none ever had. */
export async function findPresentBoatSlug(db: Db, slug: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('past_slugs')
    .innerJoin('boats', 'boats.id', 'past_slugs.entity_id')
    .select('boats.slug')
    .where('past_slugs.kind', '=', 'BOAT')
    .where('past_slugs.slug', '=', slug)
    .executeTakeFirst();
  return found?.slug;
}

/** Of the marina, else of its town. */
const POSITION = sql`
  case when m.lat is not null and m.lon is not null
    then json_build_object('lat', m.lat, 'lon', m.lon)
  when t.lat is not null and t.lon is not null
    then json_build_object('lat', t.lat, 'lon', t.lon) end`;

/** Named places around, for the drawn map: the town, its districts and its other marinas. */
const PLACES = sql`
  select coalesce(json_agg(json_build_object('name', name, 'lat', lat, 'lon', lon, 'town', town)),
    '[]')
  from (
    select t.name, t.lat, t.lon, true as town
    union all
    select d.name, d.lat, d.lon, false from districts d where d.town_id = t.id
    union all
    select o.name, o.lat, o.lon, false from marinas o where o.town_id = t.id and o.id <> m.id
  ) place
  where lat is not null and lon is not null`;

const TYPES = sql`
  select coalesce(json_agg(json_build_object('id', y.id, 'slug', y.slug, 'name', y.name)
    order by y.position, y.id), '[]')
  from boat_boat_types x join boat_types y on y.id = x.boat_type_id and y.active
  where x.boat_id = b.id`;

const PRICES = (today: string) => sql`
  select coalesce(json_agg(json_build_object('unit', p.unit, 'first_day', lower(p.days),
    'last_day', upper(p.days) - 1, 'name', p.name, 'price_kurus', p.price_kurus,
    'min_days', p.min_days) order by lower(p.days), p.id), '[]')
  from boat_prices p where p.boat_id = b.id and upper(p.days) > ${today}::date`;

const EXTRAS = sql`
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name,
    'description', e.description, 'unit', e.unit, 'amount_kurus', e.amount_kurus)
    order by e.position, e.id), '[]')
  from boat_extras e where e.boat_id = b.id and e.active`;

const FEATURES = sql`
  select coalesce(json_agg(json_build_object('category', c.name, 'name', f.name, 'icon', f.icon)
    order by c.position, c.id, f.position, f.id), '[]')
  from boat_features x
  join features f on f.id = x.feature_id
  join feature_categories c on c.id = f.category_id
  where x.boat_id = b.id`;

const PICTURES = sql`
  select coalesce(json_agg(json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
    'colour', k.colour, 'alt', p.alt) order by p.position, p.id), '[]')
  from boat_pictures p join stored_pictures k on k.hash = p.hash
  where p.boat_id = b.id`;

const TAKEN = (today: string) => sql`
  select coalesce(json_agg(json_build_object('from', lower(o.stay), 'until', upper(o.stay),
    'option', o.kind = 'OPTION') order by lower(o.stay)), '[]')
  from boat_occupancies o
  where o.boat_id = b.id and upper(o.stay) >= ${today}::date
    and ${isTaken('boat')}`;
