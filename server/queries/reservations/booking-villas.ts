import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { holderOf, OWNER_ADDRESS } from './booked-owners.ts';

/** What a booking page, a voucher and a contract say of the villa itself. */
export const BOOKED_VILLA_COLUMNS = [
  'villas.slug as villa_slug',
  'villas.name as villa_name',
  'villas.bedrooms',
  'villas.check_in_time',
  'villas.check_out_time',
  'villas.permit_no',
  'villas.rating_average',
  'villas.rating_count',
  'districts.name as district',
  'towns.name as town',
  'towns.slug as town_slug',
  'regions.name as region',
] as const;

/** The villa's first picture, or null. */
export const firstPicture = sql<PictureData | null>`(
  select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
    'colour', k.colour, 'alt', p.alt)
  from villa_pictures p join stored_pictures k on k.hash = p.hash
  where p.villa_id = villas.id order by p.position, p.id limit 1)`;

const villasWithPlaces = (db: Db) =>
  db
    .selectFrom('villas')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .leftJoin('users as owners', 'owners.id', 'villas.owner_id');

/** What only the texts that a guest accepts say of a villa. */
const CONTRACT_COLUMNS = [
  'villas.house_rules',

  holderOf('villas.permit_holder').as('permit_holder'),
  OWNER_ADDRESS,
] as const;

/** A villa by its address, whatever its state; undefined for one that no villa has. */
export function findBookedVilla(db: Db, slug: string) {
  return villasWithPlaces(db)
    .select([
      ...BOOKED_VILLA_COLUMNS,
      ...CONTRACT_COLUMNS,
      'villas.id',
      'villas.instant_booking',
      'villas.active',
      'villas.permit_capacity',
      'villas.permit_verified_at',
      'villas.deleted_at',
      'villas.withdrawn_at',
      'villas.withdrawn_reason',
      'villas.published_at',
      firstPicture.as('picture'),
    ])
    .where('villas.slug', '=', slug)
    .executeTakeFirst();
}

export type BookedVillaRow = NonNullable<Awaited<ReturnType<typeof findBookedVilla>>>;

/** Whether a guest may take the villa's dates without asking first. */
export async function isBookedAtOnce(db: Db, id: number): Promise<boolean> {
  const villa = await db
    .selectFrom('villas')
    .select('instant_booking')
    .where('id', '=', id)
    .executeTakeFirst();
  return villa?.instant_booking ?? false;
}

/** Who lets what, and where: the contract's part of a villa. @throws 404 */
export function getContractVilla(db: Db, id: number) {
  return villasWithPlaces(db)
    .select([...BOOKED_VILLA_COLUMNS, ...CONTRACT_COLUMNS])
    .where('villas.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('villa'));
}

export type ContractVilla = Awaited<ReturnType<typeof getContractVilla>>;
