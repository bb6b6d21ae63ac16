import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { KEPT_PLAN } from '../../db/kept-plans.ts';
import { BOATS_A_PAGE, type BoatSearch, type BoatSort } from '../../schemas/boats.ts';
import {
  boatCardColumns,
  boatCardTables,
  type FoundBoat,
  roomBy,
} from '../listings/boat-card-columns.ts';
import { boatMust, hasUsualShape } from './boat-search-filters.ts';
import { type BoatSearchContext, fittingBoats } from './boat-search-fitting.ts';
import { priceCondition } from './villa-search-filters.ts';

export type { BoatSearchContext } from './boat-search-fitting.ts';

/**
 * A boat that fits; the sums are the charter's and null when no days are chosen. Its days are others
 * than the searched ones where those are flexible, and null without.
 */
export interface FoundCharter extends FoundBoat {
  check_in: string | null;
  check_out: string | null;
  total_kurus: number | null;
  accommodation_kurus: number | null;
  discount_kurus: number | null;
}

/**
 * One page of the boats on sale that fit, in the chosen order. With days those that can be sold for
 * them, each with its total: by the unit, without one by that which costs least. `total` counts all
 * that fit, also when the page lies beyond the last one.
 */
export async function searchBoats(db: Db, search: BoatSearch, context: BoatSearchContext) {
  const looked = { where: boatMust(search), columns: ORDERED_BY };
  const kept = hasUsualShape(search) ? sql.raw(KEPT_PLAN) : sql``;
  const { rows } = await sql<{ matching: number; id: number | null } & FoundCharter>`${kept}
    with fitting as materialized (
      select s.* from (${fittingBoats(search, context, looked)}) s
      where ${priceCondition(search, sql`s.price_kurus`)}
    ),
    shown as (
      select f.*, row_number() over (order by ${ORDERS[search.sort]}) as rank
      from fitting f
      order by rank
      limit ${sql.lit(BOATS_A_PAGE)} offset ${(search.page - 1) * BOATS_A_PAGE}
    )
    select counted.matching, card.*
    from (select count(*)::int as matching from fitting) counted
    left join lateral (
      select ${boatCardColumns(sql`f.unit`)}, f.check_in::text, f.check_out::text, f.total_kurus,
        f.accommodation_kurus, f.discount_kurus, f.rank
      from shown f
      join boat_search s on s.boat_id = f.boat_id
      ${boatCardTables}
    ) card on true
    order by card.rank`.execute(db);
  const boats = rows.filter(({ id }) => id !== null);
  return { boats: boats as FoundCharter[], total: rows[0]?.matching ?? 0 };
}

/** What the sorts look at. */
const ORDERED_BY = [
  ...['popular', 'position', 'rating', 'rating_count', 'listed_at'],
  ...['units', 'guests_day', 'guests_night'],
];

/** Each ends with the id, so that pages never repeat or skip a boat. */
const ORDERS: Record<BoatSort, RawBuilder<unknown>> = {
  recommended: sql`popular desc, position, boat_id`,
  price_asc: sql`price_kurus nulls last, boat_id`,
  price_desc: sql`price_kurus desc nulls last, boat_id`,
  rating: sql`rating desc nulls last, rating_count desc, boat_id`,
  newest: sql`listed_at desc, boat_id desc`,
  capacity: sql`${roomBy(sql`f.unit`, 'f')} desc, boat_id`,
};

/** How many people the largest boat on sale takes, of those sold by the trip and of those one sleeps on; 0: none is. */
export interface LargestBoats {
  by_day: number;
  by_night: number;
}

export async function findLargestBoats(db: Db): Promise<LargestBoats> {
  const { rows } = await sql<LargestBoats>`
    select coalesce(max(guests_day) filter (where 'TRIP' = any(units)), 0) as by_day,
      coalesce(max(guests_night) filter (where units && '{WEEK,DAY}'), 0) as by_night
    from boat_search where active`.execute(db);
  return rows[0] ?? { by_day: 0, by_night: 0 };
}
