import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { BoatSearch } from '../schemas/boats.ts';
import { boatConditions, YES } from './boat-search-filters.ts';

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
  /** By the least number (metres for the length): boats with so much or more. */
  berths: Record<string, number>;
  cabins: Record<string, number>;
  lengths: Record<string, number>;
  crews: { with: number; without: number };
}

/** What filters offer to choose from. */
export const BERTH_STEPS = [2, 4, 6, 8, 10, 12];
export const CABIN_STEPS = [1, 2, 3, 4, 5, 6];
export const LENGTH_STEPS = [8, 10, 12, 15, 20, 25];

/**
 * What each choice of the filters would find, the rest of the search as it is: those that find
 * something, and the chosen ones.
 */
export async function countBoatOptions(db: Db, search: BoatSearch): Promise<BoatOptions> {
  const { type, town, marina, unit, guests, berths, cabins, length, crew } = boatConditions(search);
  const others = { berths, cabins, length, crew };
  const { rows } = await sql<BoatOptions>`
    with fitting as materialized (
      select s.boat_id, s.town_id, s.marina_id, s.type_ids, s.units, s.guests_night, s.cabins,
        s.length_cm, s.crew_count, ${type} as of_type, ${town} as in_town, ${marina} as in_marina,
        ${unit} as by_unit, ${allOf(others)} as so_built, ${allOf({ ...others, berths: YES })}
          as but_berths, ${allOf({ ...others, cabins: YES })} as but_cabins,
        ${allOf({ ...others, length: YES })} as but_length,
        ${allOf({ ...others, crew: YES })} as but_crew
      from boat_search s where s.active and ${guests}
    ),
    boat as materialized (select * from fitting where so_built),
    shaped as materialized (
      select * from fitting where of_type and in_town and in_marina and by_unit
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
      from boat where of_type and in_town and in_marina) as units,
    (select ${stepCounts(sql`guests_night`, BERTH_STEPS)} from shaped where but_berths) as berths,
    (select ${stepCounts(sql`cabins`, CABIN_STEPS)} from shaped where but_cabins) as cabins,
    (select ${stepCounts(sql`length_cm / 100`, LENGTH_STEPS)} from shaped where but_length)
      as lengths,
    (select json_build_object('with', count(*) filter (where crew_count > 0),
        'without', count(*) filter (where crew_count = 0))
      from shaped where but_crew) as crews`.execute(db);
  const [options] = rows;
  if (!options) throw new Error('A query without a table answers one row');
  return options;
}

const allOf = (all: Record<string, RawBuilder<unknown>>) =>
  sql`(${sql.join(Object.values(all), sql` and `)})`;

/** How many have so much or more of it, by the steps. */
const stepCounts = (value: RawBuilder<unknown>, steps: readonly number[]) =>
  sql`json_build_object(${sql.join(
    steps.map(
      (step) => sql`${sql.lit(String(step))}, count(*) filter (where ${value} >= ${sql.lit(step)})`,
    ),
  )})`;

const optionsOf = (counted: RawBuilder<unknown>) => sql`
  select coalesce(json_agg(json_build_object('value', value, 'name', name, 'boats', boats)
    order by position, id), '[]') from (${counted}) option`;
