import { type RawBuilder, sql } from 'kysely';

import { flexibleShifts } from '../../domain/moved-stays.ts';
import { type BoatSearch, CHARTER_UNITS } from '../../schemas/boats.ts';
import {
  BOAT_FILTERS,
  type BoatFilter,
  boatMust,
  hasDays,
  missableConditions,
} from './boat-search-filters.ts';
import { type BoatSearchContext, fittingBoats, soldBoats } from './boat-search-fitting.ts';
import { missingOnly } from './missed-filters.ts';
import { priceCondition } from './villa-search-filters.ts';

type Sql = RawBuilder<unknown>;

/** Rows of `kept` that miss nothing but this filter. */
export const butForBoats = (filter: BoatFilter, search: BoatSearch): Sql =>
  missingOnly(filter, {
    all: BOAT_FILTERS,
    chosen: missableConditions(search).map(([name]) => name),
  });

export const typeOptions = (search: BoatSearch): Sql =>
  optionsOf(sql`
  select y.slug as value, y.name, y.position, y.id, count(boat_id)::int as boats
  from boat_types y
  left join kept on y.id = any(type_ids) and ${butForBoats('types', search)}
  where y.active group by y.id
  having count(boat_id) > 0 or y.slug = any(${search.type}::text[])`);

export const regionOptions = (search: BoatSearch): Sql =>
  optionsOf(sql`
  select r.slug as value, r.name, r.position, r.id, count(boat_id)::int as boats
  from regions r left join kept on kept.region_id = r.id and ${butForBoats('place', search)}
  group by r.id having count(boat_id) > 0 or r.slug = any(${search.region}::text[])`);

/** Of the chosen regions, or all. */
export const townOptions = (search: BoatSearch): Sql =>
  optionsOf(sql`
  select t.slug as value, t.name, t.position, t.id, count(boat_id)::int as boats
  from towns t left join kept on kept.town_id = t.id and ${butForBoats('place', search)}
  where ${isWithin(search)} or t.slug = any(${search.town}::text[])
  group by t.id having count(boat_id) > 0 or t.slug = any(${search.town}::text[])`);

/** A condition on `towns t`. */
const isWithin = ({ region }: BoatSearch): Sql =>
  region.length
    ? sql`t.region_id in (select id from regions where slug = any(${region}::text[]))`
    : sql`true`;

export const marinaOptions = (search: BoatSearch): Sql => {
  const { town, marina } = search;
  const chosen = sql`m.id = any(${marina}::int[])`;
  return optionsOf(
    sql`
      select m.id::text as value, m.name, m.position, m.id, t.slug as town,
        count(boat_id)::int as boats
      from marinas m
      join towns t on t.id = m.town_id
      left join kept on kept.marina_id = m.id and ${butForBoats('place', search)}
      where ${town.length ? sql`t.slug = any(${town}::text[])` : isWithin(search)} or ${chosen}
      group by m.id, t.slug having count(boat_id) > 0 or ${chosen}`,
    sql`, 'town', town`,
  );
};

/** What boats that fit have; with features chosen, beside those. */
export const featureOptions = ({ feature }: BoatSearch): Sql => sql`
  select coalesce(json_agg(json_build_object('value', f.id::text, 'name', f.name,
    'category', c.name, 'boats', coalesce(counted.boats, 0))
    order by c.position, c.id, f.position, f.id), '[]')
  from features f
  join feature_categories c on c.id = f.category_id and c.kind = 'BOAT'
  left join (
    select unnest(feature_ids) as feature_id, count(*) as boats from kept where missed = 0 group by 1
  ) counted on counted.feature_id = f.id
  where counted.boats > 0 or f.id = any(${feature}::int[])`;

const optionsOf = (counted: Sql, more: Sql = sql``) => sql`
  select coalesce(json_agg(json_build_object('value', value, 'name', name, 'boats', boats${more})
    order by position, id), '[]') from (${counted}) option`;

/** What filters offer to choose from. */
const BERTHS = [2, 4, 6, 8, 10, 12];
const CABINS = [1, 2, 3, 4, 5, 6];
const METRES = [8, 10, 12, 15, 20, 25];

/** Columns over `kept`: filters whose options are known beforehand. */
export function choiceCounts(search: BoatSearch): Sql {
  const count = (filter: BoatFilter, condition: Sql = sql`true`) =>
    sql`count(*) filter (where ${butForBoats(filter, search)} and ${condition})`;
  const steps = (filter: BoatFilter, all: readonly number[], value: Sql) =>
    sql`json_build_object(${sql.join(
      all.flatMap((least) => [
        sql.lit(String(least)),
        count(filter, sql`${value} >= ${sql.lit(least)}`),
      ]),
    )})`;
  const without = BOAT_FILTERS.flatMap((filter) => [sql.lit(filter), count(filter)]);
  return sql`
    ${steps('berths', BERTHS, sql`guests_night`)} as berths,
    ${steps('cabins', CABINS, sql`cabins`)} as cabins,
    ${steps('length', METRES, sql`length_cm / 100`)} as lengths,
    json_build_object('with', ${count('crew', sql`crew_count > 0`)},
      'without', ${count('crew', sql`crew_count = 0`)}) as crews,
    ${count('instant', sql`instant_booking`)}::int as instant,
    json_build_object(${sql.join(without)}) as without`;
}

/** What each unit would find: other prices, for a day trip, which is its first day, other days and people too. */
export function unitCounts({ unit: _, ...search }: BoatSearch, context: BoatSearchContext): Sql {
  const counts = CHARTER_UNITS.flatMap((unit) => [
    sql.lit(unit),
    hasDays(search)
      ? sql`count(distinct boat_id) filter (where s.unit = ${sql.lit(unit)})`
      : countBy({ ...search, unit }, context),
  ]);
  if (!hasDays(search)) return sql`json_build_object(${sql.join(counts)})`;
  const shifts = flexibleShifts(search.check_in, search.flex);
  const looked = { where: boatMust(search), columns: [], shifts, tripOnFirstDay: true };
  return sql`(select json_build_object(${sql.join(counts)})
    from (${soldBoats(search, context, looked)}) s
    where ${priceCondition(search, sql`s.price_kurus`)})`;
}

/** Of boats without days, by what the unit costs from. */
function countBy(search: BoatSearch, context: BoatSearchContext): Sql {
  const looked = { where: boatMust(search), columns: [] };
  return sql`(select count(*) from (${fittingBoats(search, context, looked)}) s
    where ${priceCondition(search, sql`s.price_kurus`)})`;
}

/** Days before and after the chosen ones that are looked at: weeks begin on one day of seven. */
const REACH = 28;
const DAYS_SHOWN = 3;

/**
 * As many days elsewhere in the calendar for which boats that fit can be sold, as JSON: the nearest
 * ones, in order, each with how many boats and what the cheapest costs.
 */
export function nearestCharters(search: BoatSearch, context: BoatSearchContext): Sql {
  if (!hasDays(search)) return sql`'[]'::json`;
  const shifts = flexibleShifts(search.check_in, REACH);
  const looked = { where: boatMust(search), columns: [], shifts };
  return sql`(
    select coalesce(json_agg(json_build_object('check_in', check_in, 'check_out', check_out,
      'boats', boats, 'lowest_kurus', lowest_kurus) order by check_in), '[]')
    from (
      select check_in, check_out, count(distinct boat_id) as boats, min(total_kurus) as lowest_kurus
      from (${soldBoats(search, context, looked)}) s
      where ${priceCondition(search, sql`s.price_kurus`)}
      group by check_in, check_out
      order by abs(check_in - ${search.check_in}::date), check_in
      limit ${DAYS_SHOWN}
    ) nearest)`;
}
