import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { BOATS_A_PAGE, type BoatSearch, type BoatSort } from '../schemas/boats.ts';
import {
  boatCardColumns,
  boatCardTables,
  type FoundBoat,
  UNIT_PRICES,
} from './boat-card-columns.ts';
import { type SearchedCharter, soldCharters } from './boat-search-charters.ts';
import { boatConditions, guestsOf, searchedCharter } from './boat-search-filters.ts';

/** A boat that fits; the sums are the charter's and null when no unit and days are chosen. */
export interface FoundCharter extends FoundBoat {
  total_kurus: number | null;
  accommodation_kurus: number | null;
  discount_kurus: number | null;
}

export type BoatSearchContext = Pick<SearchedCharter, 'today' | 'gap_max_nights'>;

/**
 * One page of the boats on sale that fit, in the chosen order. With days those that are free, with
 * a unit too those that can be sold for them, each with its total. `total` counts all that fit, also
 * when the page lies beyond the last one.
 */
export async function searchBoats(db: Db, search: BoatSearch, context: BoatSearchContext) {
  const { rows } = await sql<{ matching: number; id: number | null } & FoundCharter>`
    with candidate as materialized (
      select s.boat_id, s.popular, s.position, s.guests_day, s.busy, s.rating, s.rating_count,
        s.listed_at,
        ${comparedPrice(search)} as from_kurus
      from boat_search s
      where s.active and ${sql.join(Object.values(boatConditions(search)), sql` and `)}
        and ${isFree(search)}
    ),
    fitting as materialized (${pricedCandidates(search, context)}),
    shown as (
      select f.*, row_number() over (order by ${sql.raw(ORDERS[search.sort])}) as place
      from fitting f
      order by place
      limit ${BOATS_A_PAGE} offset ${(search.page - 1) * BOATS_A_PAGE}
    )
    select counted.matching, card.*
    from (select count(*)::int as matching from fitting) counted
    left join lateral (
      select ${boatCardColumns(search.unit)}, f.total_kurus, f.accommodation_kurus,
        f.discount_kurus, f.place
      from shown f
      join boat_search s on s.boat_id = f.boat_id
      ${boatCardTables}
    ) card on true
    order by card.place`.execute(db);
  const boats = rows.filter(({ id }) => id !== null);
  return { boats: boats as FoundCharter[], total: rows[0]?.matching ?? 0 };
}

function pricedCandidates(search: BoatSearch, context: BoatSearchContext): RawBuilder<unknown> {
  const charter = searchedCharter(search);
  if (!charter)
    return sql`select candidate.*, from_kurus as price_kurus, null::bigint as total_kurus,
      null::bigint as accommodation_kurus, null::bigint as discount_kurus from candidate`;
  const sold = soldCharters(sql`select candidate.* from candidate`, {
    ...charter,
    guests: guestsOf(search),
    ...context,
  });
  return sql`select sold.*, total_kurus as price_kurus from (${sold}) sold`;
}

const isFree = ({ check_in, check_out }: BoatSearch): RawBuilder<unknown> =>
  check_in && check_out && check_in < check_out
    ? sql`not s.busy && daterange(${check_in}::date, ${check_out}::date)`
    : sql`true`;

/** Of the chosen unit, else of a day: what a boat sold by the week costs for one of its days. */
const comparedPrice = ({ unit }: BoatSearch): RawBuilder<unknown> =>
  unit
    ? UNIT_PRICES[unit]
    : sql`coalesce(s.from_day_price_kurus, s.from_trip_price_kurus, s.from_week_price_kurus / 7)`;

/** Each ends with the id, so that pages never repeat or skip a boat. */
const ORDERS: Record<BoatSort, string> = {
  recommended: 'popular desc, position, boat_id',
  price_asc: 'price_kurus nulls last, boat_id',
  price_desc: 'price_kurus desc nulls last, boat_id',
  rating: 'rating desc nulls last, rating_count desc, boat_id',
  newest: 'listed_at desc, boat_id desc',
  capacity: 'guests_day desc, boat_id',
};
