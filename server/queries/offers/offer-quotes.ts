import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';
import { discounts, extras, occupied, seasons, TERMS } from '../prices/priced-villas.ts';

/** All that `quote` needs to know of several villas around one stay, in one round trip. */
export function listPricedVillas(
  db: Db,
  ids: number[],
  days: { check_in: string; check_out: string },
) {
  return db
    .selectFrom('villas')
    .select((eb) => [
      ...TERMS,
      'villas.id',
      'villas.name',
      jsonArrayFrom(seasons(eb, days)).as('seasons'),
      jsonArrayFrom(discounts(eb, days)).as('discounts'),
      jsonArrayFrom(extras(eb)).as('extras'),
      jsonArrayFrom(occupied(eb, days)).as('occupied'),
    ])
    .where('villas.id', '=', sql<number>`any(${ids}::int[])`)
    .where('villas.deleted_at', 'is', null)
    .execute();
}

/** The same of villas picked for an offer, with what its form calls them; in no order. */
export const listPickedVillas = (
  db: Db,
  ids: number[],
  days: { check_in: string; check_out: string },
) =>
  db
    .selectFrom('villas')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .select((eb) => [
      ...TERMS,
      'villas.id',
      'villas.slug',
      'villas.name',
      'villas.bedrooms',
      'towns.name as town',
      'districts.name as district',
      sql<PictureData | null>`(
        select ${pictureObject(sql`p.alt`)} from villa_pictures p
        join stored_pictures k on k.hash = p.hash
        where p.villa_id = villas.id order by p.position, p.id limit 1)`.as('picture'),
      jsonArrayFrom(seasons(villasOf(eb), days)).as('seasons'),
      jsonArrayFrom(discounts(villasOf(eb), days)).as('discounts'),
      jsonArrayFrom(extras(villasOf(eb))).as('extras'),
      jsonArrayFrom(occupied(villasOf(eb), days)).as('occupied'),
    ])
    .where('villas.id', '=', sql<number>`any(${ids}::int[])`)
    .where('villas.deleted_at', 'is', null)
    .execute();

/** The parts of a price look at the villa alone, whatever it is joined to. */
const villasOf = (eb: unknown) => eb as ExpressionBuilder<DB, 'villas'>;
