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
      select s.boat_id, s.popular, s.position, s.guests_day, s.busy,
        ${comparedPrice(search)} as from_kurus
      from boat_search s
      where s.active and ${sql.join(Object.values(conditions(search)), sql` and `)}
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

/** The charter a search asks for; null without a unit or days. */
export function searchedCharter({ unit, check_in, check_out }: BoatSearch) {
  if (!unit || !check_in || !check_out || check_out <= check_in) return null;
  return { unit, check_in, check_out };
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

const guestsOf = ({ adults, children }: BoatSearch) => (adults ?? 2) + children;

const isFree = ({ check_in, check_out }: BoatSearch): RawBuilder<unknown> =>
  check_in && check_out && check_in < check_out
    ? sql`not s.busy && daterange(${check_in}::date, ${check_out}::date)`
    : sql`true`;

/** A choice of the filters and how many boats it would find. */
export interface BoatOption {
  value: string;
  name: string;
  boats: number;
}

export interface BoatOptions {
  types: BoatOption[];
  towns: BoatOption[];
  /** Of the chosen towns, or all. */
  marinas: BoatOption[];
  units: { week: number; day: number; trip: number };
}

/**
 * What each choice of the filters would find, the rest of the search as it is: those that find
 * something, and the chosen ones.
 */
export async function countBoatOptions(db: Db, search: BoatSearch): Promise<BoatOptions> {
  const { type, town, marina, unit, guests } = conditions(search);
  const { rows } = await sql<BoatOptions>`
    with boat as materialized (
      select s.boat_id, s.town_id, s.marina_id, s.type_ids, s.units, ${type} as of_type, ${town} as in_town,
        ${marina} as in_marina, ${unit} as by_unit
      from boat_search s where s.active and ${guests}
    )
    select (${optionsOf(sql`
      select y.slug as value, y.name, y.position, y.id, count(boat_id)::int as boats
      from boat_types y
      left join boat on y.id = any(type_ids) and in_town and in_marina and by_unit
      where y.active group by y.id
      having count(boat_id) > 0 or y.slug = any(${search.type}::text[])`)}) as types,
    (${optionsOf(sql`
      select t.slug as value, t.name, t.position, t.id, count(boat_id)::int as boats
      from towns t left join boat on boat.town_id = t.id and of_type and by_unit
      group by t.id having count(boat_id) > 0 or t.slug = any(${search.town}::text[])`)}) as towns,
    (${optionsOf(sql`
      select m.id::text as value, m.name, m.position, m.id, count(boat_id)::int as boats
      from marinas m left join boat on boat.marina_id = m.id and of_type and by_unit and in_town
      group by m.id having count(boat_id) > 0 or m.id = any(${search.marina}::int[])`)}) as marinas,
    (select json_build_object('week', count(*) filter (where 'WEEK' = any(units)),
        'day', count(*) filter (where 'DAY' = any(units)),
        'trip', count(*) filter (where 'TRIP' = any(units)))
      from boat where of_type and in_town and in_marina) as units`.execute(db);
  const [options] = rows;
  if (!options) throw new Error('A query without a table answers one row');
  return options;
}

const optionsOf = (counted: RawBuilder<unknown>) => sql`
  select coalesce(json_agg(json_build_object('value', value, 'name', name, 'boats', boats)
    order by position, id), '[]') from (${counted}) option`;

const conditions = (search: BoatSearch) => ({
  ...placeConditions(search),
  guests: hasRoom(search),
});

/** Of a charter it is its unit's people that count: overnight the berths. */
function hasRoom(search: BoatSearch): RawBuilder<unknown> {
  const charter = searchedCharter(search);
  if (!charter) return search.adults ? sql`s.guests_day >= ${search.adults}::int` : sql`true`;
  return charter.unit === 'trip'
    ? sql`s.guests_day >= ${guestsOf(search)}::int`
    : sql`s.guests_night >= ${guestsOf(search)}::int`;
}

const placeConditions = ({ type, town, marina, unit }: BoatSearch) => ({
  type: type.length
    ? sql`s.type_ids && array(select id from boat_types where slug = any(${type}::text[]))`
    : sql`true`,
  town: town.length
    ? sql`s.town_id in (select id from towns where slug = any(${town}::text[]))`
    : sql`true`,
  // An old link's marina may be gone: then all are meant.
  marina: marina.length
    ? sql`(s.marina_id = any(${marina}::int[])
        or not exists (select from marinas where id = any(${marina}::int[])))`
    : sql`true`,
  unit: unit ? sql`${unit.toUpperCase()}::text = any(s.units)` : sql`true`,
});

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
  capacity: 'guests_day desc, boat_id',
};
