import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { REACH } from '../../domain/nearest-stay.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { addDays } from '../../shared/days.ts';
import { villaConditions } from '../search/villa-search-filters.ts';
import { discounts, extras, occupied, seasons, TERMS } from './priced-villas.ts';

/** A full row of cards. */
const SHOWN = 3;

type Wished = VillaSearch & { check_in: string; check_out: string };

export type RefusedVilla = Awaited<ReturnType<typeof listRefusedVillas>>[number];

/**
 * The most recommended villas that are what a search asks for, its days and price apart, with all that
 * `quote` needs to say why they cannot be had then, and when they can.
 */
export function listRefusedVillas(db: Db, search: Wished) {
  const days = {
    check_in: addDays(search.check_in, -REACH),
    check_out: addDays(search.check_out, REACH),
  };
  return db
    .selectFrom('villas')
    .innerJoin(likely(search), 'likely.villa_id', 'villas.id')
    .innerJoin('villa_search', 'villa_search.villa_id', 'villas.id')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .select((eb) => [
      ...TERMS,
      'villas.id',
      'villas.slug',
      'villas.name',
      'villas.bedrooms',
      'villas.bathrooms',
      'towns.name as town',
      'districts.name as district',
      'villa_search.sea_metres',
      sql<number | null>`villa_search.rating::float8`.as('rating'),
      'villa_search.rating_count',
      'villa_search.instant_booking',
      'villa_search.from_price_kurus',
      sql<string | null>`(select y.name from villa_types y
        where y.id = any(villa_search.type_ids) order by y.position limit 1)`.as('type'),
      jsonArrayFrom(seasons(eb, days)).as('seasons'),
      jsonArrayFrom(discounts(eb, days)).as('discounts'),
      jsonArrayFrom(extras(eb)).as('extras'),
      jsonArrayFrom(occupied(eb, days)).as('occupied'),
      jsonArrayFrom(firstPicture(eb)).as('pictures'),
    ])
    .orderBy('likely.place')
    .execute();
}

const likely = (search: Wished) =>
  sql<{ villa_id: number; place: number }>`(
    select s.villa_id, row_number() over (order by s.popular desc, s.position, s.villa_id) as place
    from villa_openings s
    where ${villaConditions(search)}
    order by place
    limit ${SHOWN})`.as('likely');

const firstPicture = (eb: ExpressionBuilder<DB, 'villas'>) =>
  eb
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select([
      'stored_pictures.hash',
      'stored_pictures.width',
      'stored_pictures.height',
      'stored_pictures.colour',
      'villa_pictures.alt',
    ])
    .whereRef('villa_pictures.villa_id', '=', 'villas.id')
    .orderBy('villa_pictures.position')
    .limit(1);
