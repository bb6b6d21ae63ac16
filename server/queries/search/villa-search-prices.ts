import { type RawBuilder, sql } from 'kysely';

import { fixedPer } from '../../db/fixed-sql.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { butFor, countedOf } from './villa-search-facets.ts';
import { rulesOf, type SearchContext } from './villa-search-fitting.ts';
import { soldManyStays } from './villa-search-sums.ts';

type Sql = RawBuilder<unknown>;

/** Stays that are priced for the bars of the price filter; of more, one of so many. */
const PRICED = 500;

/** CTEs `step` and `priced` (`price_kurus`) from `kept`, where prices are known already. */
export const keptPrices = (search: VillaSearch): Sql => sql`
  step as materialized (select ${countedOf(search)} as one_of),
  priced as materialized (select price_kurus from kept where ${butFor('price', search)})`;

/** The same where stays must be priced first: of many a sample is enough to draw. */
export function sampledPrices(search: VillaSearch, context: SearchContext): Sql {
  const counted = countedOf(search);
  const stays = sql`
    select villa_id, check_in, check_out from kept
    where missed = 0 and villa_id / ${counted} % (select one_of from every) = 0`;
  return sql`
    every as materialized (
      select greatest(ceil(count(*) / ${sql.lit(PRICED)}::float8), 1)::int as one_of
      from kept where missed = 0
    ),
    step as materialized (select (select one_of from every) * ${counted} as one_of),
    priced as materialized (
      select total_kurus as price_kurus from (${soldManyStays(stays, rulesOf(search, context))}) sold
    )`;
}

/**
 * Ends of the prices in `priced` and how many listings lie in each twentieth between, as JSON; null
 * where nothing has a price. A row stands for `one_of` of `step`.
 */
export const priceSpread = fixedPer(
  String,
  (listings: 'villas' | 'boats') => sql`
  select case when ends.lowest is null then null else json_build_object(
    'one_of', (select one_of from step), 'lowest', ends.lowest, 'highest', ends.highest,
    ${sql.lit(listings)}, array(select coalesce(bars.listings, 0) * (select one_of from step)
      from generate_series(1, 20) bar
      left join (
        select width_bucket(price_kurus, ends.lowest, ends.highest + 1, 20) as twentieth,
          count(*) as listings
        from priced group by 1
      ) bars on bars.twentieth = bar
      order by bar)) end
  from (select min(price_kurus) as lowest, max(price_kurus) as highest from priced) ends`,
);
