import { type RawBuilder, sql } from 'kysely';

import { flexibleShifts, movedStays } from '../../domain/moved-stays.ts';
import { type BoatSearch, CHARTER_UNITS } from '../../schemas/boats.ts';
import { UNIT_PRICES } from '../listings/boat-card-columns.ts';
import { type CharterRules, soldCharters } from './boat-search-charters.ts';
import { type DatedBoatSearch, guestsOf, hasDays, isOfferedBy } from './boat-search-filters.ts';
import { priceCondition } from './villa-search-filters.ts';
import { named } from './villa-search-openings.ts';

type Sql = RawBuilder<unknown>;

export type BoatSearchContext = Pick<CharterRules, 'today' | 'time' | 'gap_max_nights'>;

/** Which boats are looked at, and what is wanted of them. */
interface LookedBoats {
  /** On `boat_search s`. */
  where: Sql;
  /** Columns of `boat_search`. */
  columns: readonly string[];
}

/**
 * The rows of `boat_search` that fit, each with its `columns`, with `check_in`, `check_out` and `unit` of
 * its charter and the sums of it (null without days) and with `price_kurus`, which sorting and the price
 * filter go by: the total, or what the unit costs. Of the charters that begin a few days earlier or
 * later it is each boat's nearest that costs what was asked for, the earlier of two; where prices are
 * sorted upwards its cheapest. Where the unit is left open it is the one that costs least.
 */
export function fittingBoats(
  search: BoatSearch,
  context: BoatSearchContext,
  looked: LookedBoats,
): Sql {
  if (!hasDays(search))
    return sql`
      select ${named(['boat_id', ...looked.columns], 's')}, null::date as check_in,
        null::date as check_out, ${search.unit ?? null}::text as unit,
        ${comparedPrice(search)} as price_kurus, ${NO_SUMS}
      from boat_search s where ${looked.where}`;
  const shifts = flexibleShifts(search.check_in, search.flex);
  const priced = (search.min_price ?? search.max_price) !== undefined;
  const order = [
    sql`s.boat_id`,
    ...(priced ? [sql`(${priceCondition(search, sql`s.price_kurus`)}) desc`] : []),
    ...(search.sort === 'price_asc' ? [] : [sql`s.place`]),
    sql`s.price_kurus`,
    sql`s.place`,
    sql`s.unit`,
  ];
  return sql`
    select distinct on (s.boat_id) s.*
    from (${soldBoats(search, context, { ...looked, shifts })}) s
    order by ${sql.join(order)}`;
}

interface LookedCharters extends LookedBoats {
  shifts: readonly number[];
  /** A trip's day is the first of the days instead of all of them, which it never is for several. */
  tripOnFirstDay?: boolean;
}

/**
 * A row for each boat and each of the days, moved by so many, that it can be sold for, with its sums;
 * where the unit is left open one for each unit it can be sold by. `place` is that of the shift, from 1.
 */
export function soldBoats(
  search: DatedBoatSearch,
  context: BoatSearchContext,
  { where, columns, shifts, tripOnFirstDay = false }: LookedCharters,
): Sql {
  const stays = movedStays(search, shifts);
  const units = search.unit ? [search.unit] : CHARTER_UNITS;
  const check_out = tripOnFirstDay
    ? sql`case offered.unit when 'trip' then moved.check_in + 1 else moved.check_out end`
    : sql`moved.check_out`;
  const free = sql`
    select ${named(['boat_id', ...columns], 's')}, s.busy, offered.unit, moved.check_in,
      ${check_out} as check_out, moved.place
    from boat_search s
    cross join unnest(${units}::text[]) as offered (unit)
    cross join unnest(${stays.map((stay) => stay.check_in)}::date[],
      ${stays.map((stay) => stay.check_out)}::date[])
      with ordinality as moved (check_in, check_out, place)
    where ${where} and ${isOfferedBy(sql`offered.unit`, search)}
      and moved.check_in >= ${context.today}::date
      and not s.busy && daterange(moved.check_in, ${check_out})`;
  const rules = { ...context, guests: guestsOf(search) };
  return sql`
    select sold.*, sold.total_kurus as price_kurus
    from (${soldCharters(free, rules)}) sold`;
}

const NO_SUMS = sql`null::bigint as total_kurus, null::bigint as accommodation_kurus,
  null::bigint as discount_kurus`;

/** Of the chosen unit, else of a day: what a boat sold by the week costs for one of its days. */
const comparedPrice = ({ unit }: BoatSearch): Sql =>
  unit
    ? UNIT_PRICES[unit]
    : sql`coalesce(s.from_day_price_kurus, s.from_trip_price_kurus, s.from_week_price_kurus / 7)`;
