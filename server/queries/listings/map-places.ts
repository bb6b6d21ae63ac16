import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** Degrees. */
export interface Position {
  lat: number;
  lon: number;
}

interface NamedPlace extends Position {
  kind: 'town' | 'district' | 'marina';
  /** A marina's is its id. */
  slug: string;
  name: string;
}

/** What a map of listings is drawn from. */
export interface MapPlaces {
  listings: (Position & { id: number })[];
  /** Towns and districts, or marinas, that the listings lie in. */
  places: NamedPlace[];
}

const NOWHERE: MapPlaces = { listings: [], places: [] };

/** Villas with their places; one without a place of its own stands in the middle of its district or town. */
export const PLACED_VILLAS = sql`(
  select v.id, d.id as district_id, t.id as town_id,
    coalesce(v.lat, d.lat, t.lat)::float8 as lat, coalesce(v.lon, d.lon, t.lon)::float8 as lon
  from villas v join districts d on d.id = v.district_id join towns t on t.id = d.town_id
)`;

/**
 * Where villas are, and what to call it, in one query; one whose town has no place either is left out.
 */
export async function findVillaPlaces(db: Db, ids: readonly number[]): Promise<MapPlaces> {
  if (ids.length === 0) return NOWHERE;
  const { rows } = await sql<MapPlaces>`
    with listing as materialized (
      select * from ${PLACED_VILLAS} placed where id = any(${ids}::int[])
    )
    select (select coalesce(json_agg(json_build_object('id', id, 'lat', lat, 'lon', lon)), '[]')
        from listing where lat is not null) as listings,
      (select coalesce(json_agg(place order by place.kind desc, place.name collate "tr-x-icu"), '[]') from (
        select 'town' as kind, slug, name, lat::float8, lon::float8 from towns
        where lat is not null and id in (select town_id from listing)
        union all
        select 'district', slug, name, lat::float8, lon::float8 from districts
        where lat is not null and id in (select district_id from listing)
      ) place) as places`.execute(db);
  return rows[0] ?? NOWHERE;
}

/** The same for boats: where their marinas are. */
export async function findBoatPlaces(db: Db, ids: readonly number[]): Promise<MapPlaces> {
  if (ids.length === 0) return NOWHERE;
  const { rows } = await sql<MapPlaces>`
    with listing as materialized (
      select b.id, m.id as marina_id, coalesce(m.lat, t.lat)::float8 as lat,
        coalesce(m.lon, t.lon)::float8 as lon
      from boats b join marinas m on m.id = b.marina_id join towns t on t.id = m.town_id
      where b.id = any(${ids}::int[])
    )
    select (select coalesce(json_agg(json_build_object('id', id, 'lat', lat, 'lon', lon)), '[]')
        from listing where lat is not null) as listings,
      (select coalesce(json_agg(json_build_object('kind', 'marina', 'slug', m.id::text, 'name', m.name,
          'lat', m.lat::float8, 'lon', m.lon::float8) order by m.name collate "tr-x-icu"), '[]')
        from marinas m where m.lat is not null and m.id in (select marina_id from listing)) as places
    `.execute(db);
  return rows[0] ?? NOWHERE;
}
