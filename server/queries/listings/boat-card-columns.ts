import { type RawBuilder, sql } from 'kysely';

import type { CharterUnit } from '../../schemas/boats.ts';
import type { PictureData } from '../../shared/pictures.ts';

/** A boat as a card shows it. */
export interface FoundBoat {
  id: number;
  slug: string;
  name: string;
  marina: string;
  /** The marina's. */
  town: string;
  type: string;
  length_metres: number | null;
  /** People aboard by the unit searched for, or the most by any it is sold by. */
  capacity: number;
  cabins: number;
  /** Out of 5. */
  rating: number | null;
  rating_count: number;
  instant_booking: boolean;
  /** The lowest of the unit. */
  from_price_kurus: number | null;
  unit: CharterUnit;
  pictures: PictureData[];
}

/** A unit that nobody has chosen. */
export const NO_UNIT: RawBuilder<unknown> = sql`null::text`;

/** The lowest price to come of a unit, in `boat_search s`. */
export const UNIT_PRICES: Record<CharterUnit, RawBuilder<unknown>> = {
  week: sql`s.from_week_price_kurus`,
  day: sql`s.from_day_price_kurus`,
  trip: sql`s.from_trip_price_kurus`,
};

/** The smallest unit the boat is sold by. */
const SMALLEST_UNIT: RawBuilder<unknown> = sql`case when s.from_day_price_kurus is not null then 'day'
  when s.from_trip_price_kurus is not null then 'trip' else 'week' end`;

/**
 * Whom it takes by a unit, an expression on `boat_search` or a row with its columns: who sleeps aboard
 * needs a berth. Where the unit is null it is the most by any it is sold by.
 */
export const roomBy = (unit: RawBuilder<unknown>, of: 's' | 'f' = 's'): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql`case when coalesce(${unit} = 'trip', 'TRIP' = any(${column('units')}) or ${column('units')} = '{}')
    then ${column('guests_day')} else ${column('guests_night')} end`;
};

/**
 * Columns of `FoundBoat` from `boat_search s` joined by `boatCardTables`; the price is that of the
 * unit, an expression, and where it is null of the smallest the boat is sold by.
 */
export const boatCardColumns = (unit: RawBuilder<unknown> = NO_UNIT): RawBuilder<unknown> => sql`
  b.id, b.slug, b.name, m.name as marina,
  (select t.name from towns t where t.id = s.town_id) as town,
  coalesce((select y.name from boat_types y where y.id = any(s.type_ids)
    order by y.position limit 1), '') as type,
  (s.length_cm / 100.0)::float8 as length_metres, ${roomBy(unit)} as capacity, s.cabins,
  s.rating::float8 as rating, s.rating_count, s.instant_booking, ${priceColumns(unit)},
  (select coalesce(json_agg(picture), '[]') from (
    select p.hash, k.width, k.height, k.colour, p.alt
    from boat_pictures p join stored_pictures k on k.hash = p.hash
    where p.boat_id = b.id order by p.position, p.id limit 1) picture) as pictures`;

export const boatCardTables: RawBuilder<unknown> = sql`
  join boats b on b.id = s.boat_id
  join marinas m on m.id = s.marina_id`;

function priceColumns(chosen: RawBuilder<unknown>): RawBuilder<unknown> {
  const unit = sql`coalesce(${chosen}, ${SMALLEST_UNIT})`;
  return sql`case ${unit} when 'week' then ${UNIT_PRICES.week} when 'day' then ${UNIT_PRICES.day}
    else ${UNIT_PRICES.trip} end as from_price_kurus, ${unit} as unit`;
}
