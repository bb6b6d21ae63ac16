import { type RawBuilder, sql } from 'kysely';

import { flexibleShifts, movedStays } from '../domain/moved-stays.ts';
import type { BoatSearch } from '../schemas/boats.ts';
import { UNIT_PRICES } from './boat-card-columns.ts';
import { type CharterRules, soldCharters } from './boat-search-charters.ts';
import { type DatedBoatSearch, guestsOf, hasDays, isCharter } from './boat-search-filters.ts';
import { priceCondition } from './villa-search-filters.ts';
import { named } from './villa-search-openings.ts';

type Sql = RawBuilder<unknown>;

export type BoatSearchContext = Pick<CharterRules, 'today' | 'gap_max_nights'>;

/** Which boats are looked at, and what is wanted of them. */
export interface LookedBoats {
  /** On `boat_search s`. */
  where: Sql;
  /** Columns of `boat_search`. */
  columns: readonly string[];
}

/**
 * The rows of `boat_search` that fit, each with its `columns`, with `check_in` and `check_out` of its
 * charter (null without days), with the sums of it (null without a unit too) and with `price_kurus`,
 * which sorting and the price filter go by: the total, or what the unit costs. Of the charters that
 * begin a few days earlier or later it is each boat's nearest that costs what was asked for, the
 * earlier of two; where prices are sorted upwards its cheapest.
 */
export function fittingBoats(
  search: BoatSearch,
  context: BoatSearchContext,
  looked: LookedBoats,
): Sql {
  if (!hasDays(search))
    return sql`
      select ${named(['boat_id', ...looked.columns], 's')}, null::date as check_in,
        null::date as check_out, ${comparedPrice(search)} as price_kurus, ${NO_SUMS}
      from boat_search s where ${looked.where}`;
  const shifts = flexibleShifts(search.check_in, search.flex);
  const priced = (search.min_price ?? search.max_price) !== undefined;
  const order = [
    sql`s.boat_id`,
    ...(priced ? [sql`(${priceCondition(search, sql`s.price_kurus`)}) desc`] : []),
    ...(search.sort === 'price_asc' ? [sql`s.price_kurus`] : []),
    sql`s.place`,
  ];
  return sql`
    select distinct on (s.boat_id) s.*
    from (${freeBoats(search, context, { ...looked, shifts })}) s
    order by ${sql.join(order)}`;
}

/**
 * A row for each boat and each of the days, moved by so many, that it is free for; with a unit those
 * it can be sold for, with their sums. `place` is that of the shift, from 1.
 */
export function freeBoats(
  search: DatedBoatSearch,
  { today, gap_max_nights }: BoatSearchContext,
  { where, columns, shifts }: LookedBoats & { shifts: readonly number[] },
): Sql {
  const stays = movedStays(search, shifts);
  const free = (also: Sql) => sql`
    select ${named(['boat_id', ...columns], 's')}, ${also}, moved.*
    from boat_search s
    cross join unnest(${stays.map(({ check_in }) => check_in)}::date[],
      ${stays.map(({ check_out }) => check_out)}::date[])
      with ordinality as moved (check_in, check_out, place)
    where ${where} and moved.check_in >= ${today}::date
      and not s.busy && daterange(moved.check_in, moved.check_out)`;
  if (!isCharter(search)) return free(sql`${comparedPrice(search)} as price_kurus, ${NO_SUMS}`);
  const rules = { unit: search.unit, guests: guestsOf(search), today, gap_max_nights };
  return sql`
    select sold.*, sold.total_kurus as price_kurus
    from (${soldCharters(free(sql`s.busy`), rules)}) sold`;
}

const NO_SUMS = sql`null::bigint as total_kurus, null::bigint as accommodation_kurus,
  null::bigint as discount_kurus`;

/** Of the chosen unit, else of a day: what a boat sold by the week costs for one of its days. */
const comparedPrice = ({ unit }: BoatSearch): Sql =>
  unit
    ? UNIT_PRICES[unit]
    : sql`coalesce(s.from_day_price_kurus, s.from_trip_price_kurus, s.from_week_price_kurus / 7)`;
