import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { holderOf, OWNER_ADDRESS } from './booked-owners.ts';

/**
 * What a booking page, a voucher and a contract say of a boat, under the names they know of a villa:
 * its marina stands for the district, its cabins for the rooms, its licence for the permit.
 */
export const BOOKED_BOAT_COLUMNS = [
  'boats.slug as villa_slug',
  'boats.name as villa_name',
  'boats.cabins as bedrooms',
  'boats.licence_no as permit_no',
  'boats.rating_average',
  'boats.rating_count',
  'marinas.name as district',
  'towns.name as town',
  'towns.slug as town_slug',
  'regions.name as region',
] as const;

/** The boat's first picture, or null. */
export const firstBoatPicture = sql<PictureData | null>`(
  select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
    'colour', k.colour, 'alt', p.alt)
  from boat_pictures p join stored_pictures k on k.hash = p.hash
  where p.boat_id = boats.id order by p.position, p.id limit 1)`;

const boatsWithPlaces = (db: Db) =>
  db
    .selectFrom('boats')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('towns', 'towns.id', 'marinas.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .leftJoin('users as owners', 'owners.id', 'boats.owner_id');

const OWN_COLUMNS = [
  'boats.id',
  holderOf('boats.licence_holder').as('permit_holder'),
  OWNER_ADDRESS,
  'boats.boarding_time',
  'boats.leaving_time',
  'boats.trip_starts_at',
  'boats.trip_ends_at',
  'boats.included',
  'boats.excluded',
] as const;

/** A boat by its address, whatever its state; undefined for one that no boat has. */
export function findBookedBoat(db: Db, slug: string) {
  return boatsWithPlaces(db)
    .select([
      ...BOOKED_BOAT_COLUMNS,
      ...OWN_COLUMNS,
      'boats.instant_booking',
      'boats.active',
      'boats.published_at',
      'boats.deleted_at',
      'boats.withdrawn_at',
      firstBoatPicture.as('picture'),
      sql<string[]>`array(select distinct lower(p.unit) from boat_prices p
        where p.boat_id = boats.id and upper(p.days) > istanbul_today())`.as('units'),
    ])
    .where('boats.slug', '=', slug)
    .executeTakeFirst();
}

export type BookedBoatRow = NonNullable<Awaited<ReturnType<typeof findBookedBoat>>>;

/** Whether a guest may take the boat's days without asking first. */
export async function isBoatBookedAtOnce(db: Db, id: number): Promise<boolean> {
  const boat = await db
    .selectFrom('boats')
    .select('instant_booking')
    .where('id', '=', id)
    .executeTakeFirst();
  return boat?.instant_booking ?? false;
}

/** Who lets what, and where: the contract's part of a boat. @throws 404 */
export function getContractBoat(db: Db, id: number) {
  return boatsWithPlaces(db)
    .select([...BOOKED_BOAT_COLUMNS, ...OWN_COLUMNS])
    .where('boats.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('boat'));
}

export type ContractBoat = Awaited<ReturnType<typeof getContractBoat>>;
