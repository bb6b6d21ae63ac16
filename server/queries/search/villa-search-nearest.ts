import { type RawBuilder, sql } from 'kysely';

import { movedStays } from '../../domain/moved-stays.ts';
import { countedOf } from './villa-search-facets.ts';
import { priceCondition, villaConditions } from './villa-search-filters.ts';
import { type Dated, pricedMoved, rulesOf, type SearchContext } from './villa-search-fitting.ts';
import { openMoved } from './villa-search-openings.ts';

/** Days tried before and after the chosen ones: a few nearest, then whole weeks. */
const SHIFTS = [-28, -21, -14, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 14, 21, 28];
const STAYS_SHOWN = 3;

/**
 * Stays of the same length on other days that villas which fit can be had for, as JSON: the nearest
 * ones, in order of their days, each with how many villas and what the cheapest costs. Of many villas
 * one of so many is asked, as for the other counts.
 */
export function nearestStays(search: Dated, context: SearchContext): RawBuilder<unknown> {
  const rules = rulesOf(search, context);
  const counted = countedOf(search);
  const where = sql`${villaConditions(search)} and s.villa_id % ${counted} = 0`;
  const open = openMoved(movedStays(search, SHIFTS), rules, { where, columns: [] });
  return sql`(
    select coalesce(json_agg(json_build_object('check_in', check_in, 'check_out', check_out,
      'villas', villas, 'lowest_kurus', lowest_kurus) order by check_in), '[]')
    from (
      select check_in, check_out, count(*) * ${counted} as villas,
        min(total_kurus) as lowest_kurus
      from (${pricedMoved(open, [], rules)}) s
      where ${priceCondition(search, sql`s.total_kurus`)}
      group by check_in, check_out
      order by abs(check_in - ${search.check_in}::date), check_in
      limit ${sql.lit(STAYS_SHOWN)}
    ) nearest)`;
}
