import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';

type Shown = Pick<PictureData, 'hash' | 'width'> | null;

interface SharedVilla {
  slug: string;
  name: string;
  district: string;
  town: string;
  capacity: number;
  bedrooms: number;
  permit_no: string;
  picture: Shown;
}

/** What a villa's shared picture shows; undefined unless the villa may be advertised. */
export async function findSharedVilla(db: Db, slug: string): Promise<SharedVilla | undefined> {
  const { rows } = await sql<SharedVilla>`
    select v.slug, v.name, d.name as district, t.name as town, v.bedrooms, v.permit_no,
      least(v.capacity, coalesce(v.permit_capacity, v.capacity)) as capacity,
      (${firstPicture('villa')}) as picture
    from villas v
    join districts d on d.id = v.district_id
    join towns t on t.id = d.town_id
    where v.slug = ${slug} and v.active and v.deleted_at is null and v.withdrawn_at is null`.execute(
    db,
  );
  return rows[0];
}

interface SharedBoat {
  slug: string;
  name: string;
  marina: string;
  guests_day: number;
  guests_night: number;
  cabins: number;
  picture: Shown;
}

/** The same of a boat. */
export async function findSharedBoat(db: Db, slug: string): Promise<SharedBoat | undefined> {
  const { rows } = await sql<SharedBoat>`
    select v.slug, v.name, m.name as marina, v.guests_day, v.guests_night, v.cabins,
      (${firstPicture('boat')}) as picture
    from boats v
    join marinas m on m.id = v.marina_id
    where v.slug = ${slug} and v.active and v.deleted_at is null and v.withdrawn_at is null`.execute(
    db,
  );
  return rows[0];
}

const firstPicture = (of: ListingKind) => sql`
  select json_build_object('hash', k.hash, 'width', k.width)
  from ${sql.table(`${of}_pictures`)} p join stored_pictures k on k.hash = p.hash
  where ${sql.ref(`p.${of}_id`)} = v.id
  order by p.position, p.id limit 1`;
