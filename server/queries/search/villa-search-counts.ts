import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { KEPT_PLAN } from '../../db/kept-plans.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { missedOf } from './missed-filters.ts';
import {
  countedOf,
  districtCounts,
  featureCounts,
  optionCounts,
  townCounts,
  typeCounts,
} from './villa-search-facets.ts';
import {
  baseConditions,
  FILTERS,
  type Filter,
  filterConditions,
  hasUsualShape,
  inRegions,
  priceCondition,
} from './villa-search-filters.ts';
import { fittingStays, isDated, type SearchContext } from './villa-search-fitting.ts';
import { nearestStays } from './villa-search-nearest.ts';
import { named } from './villa-search-openings.ts';
import { keptPrices, priceSpread, sampledPrices } from './villa-search-prices.ts';

/** How many villas each option of a filter would give, the other filters as they are. */
export interface FilterCounts {
  /** Counted on one villa of so many, the numbers times that: 1 says that they are exact. */
  one_of: number;
  /** The same for `towns`, `districts` and `without.place`, which look beyond the chosen place. */
  places_one_of: number;
  /** By slug; towns and types without any are absent. */
  towns: Record<string, number>;
  types: Record<string, number>;
  /** Of the chosen towns, in staff's order. */
  districts: { slug: string; name: string; town: string; villas: number }[];
  /**
   * The most useful first: those chosen, those many of the villas have, those all of them have. Their
   * categories stand in staff's order by `category_place`.
   */
  features: {
    id: number;
    name: string;
    category: string;
    category_place: number;
    villas: number;
  }[];
  /** By the least number: villas with so many or more. */
  bedrooms: Record<string, number>;
  bathrooms: Record<string, number>;
  pools: Record<string, number>;
  privacy: Record<string, number>;
  /** By metres: villas at most so far from the sea. */
  sea: Record<string, number>;
  pets: number;
  instant: number;
  /**
   * Prices (kuruş) without the price filter, and how many villas lie in each twentieth between; of one
   * villa of so many.
   */
  prices: { lowest: number; highest: number; villas: number[]; one_of: number } | null;
  /** How many fit. */
  found: number;
  /** How many would fit without one of the filters. */
  without: Record<Filter, number>;
  /** Only when asked for: the nearest stays of the same length that villas can be had for. */
  nearest: NearestStay[];
}

interface NearestStay {
  check_in: string;
  check_out: string;
  villas: number;
  /** What the cheapest of them costs. */
  lowest_kurus: number;
}

/** Villas that are counted one by one; of more, one of so many stands for the others. */
const COUNTED = 10_000;

/**
 * Counts for the filters' options, in one query however many options there are: villas that miss at
 * most one filter, and which. Villas of the chosen place are all counted, others by samples where they
 * are many. `nearest` looks for other days too: for a search that found nothing.
 */
export async function countFilterOptions(
  db: Db,
  search: VillaSearch,
  context: SearchContext & { nearest?: boolean },
): Promise<FilterCounts> {
  const priced = isDated(search) && (search.min_price ?? search.max_price) !== undefined;
  const looked = {
    from: countedVillas(search),
    where: baseConditions(search),
    columns: COLUMNS,
    priced,
  };
  const prices = isDated(search) && !priced ? sampledPrices(search, context) : keptPrices(search);
  const { rows } = await sql<FilterCounts>`${hasUsualShape(search) ? sql.raw(KEPT_PLAN) : sql``}
    with share as materialized (
      select greatest(ceil(${scopeOf(search)} / ${sql.lit(COUNTED)}::float8), 1)::int as one_of
    ),
    kept as materialized (
      select s.* from (
        select ${named(['villa_id', 'check_in', 'check_out', 'price_kurus', ...COLUMNS], 's')},
          ${missedBy(search)} as missed
        from (${fittingStays(search, context, looked)}) s
        offset 0
      ) s
      where missed >= 0
    ),
    ${prices}
    select ${countedOf(search)} as one_of, (select one_of from share) as places_one_of,
      (${townCounts(search)}) as towns, (${typeCounts(search)}) as types, counts.*,
      (${districtCounts(search)}) as districts, (${featureCounts(search)}) as features,
      (${priceSpread('villas')}) as prices,
      ${context.nearest && isDated(search) ? nearestStays(search, context) : sql`'[]'::json`}
        as nearest
    from (${optionCounts(search)}) counts
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a table answers one row');
  return counts;
}

const COLUMNS = [
  ...['town_id', 'district_id', 'type_ids', 'feature_ids', 'bedrooms', 'bathrooms', 'pool_kind'],
  ...['pool_privacy', 'sea_metres', 'pets_allowed', 'instant_booking'],
];

/** About how many villas there are to count: words and parts of the map find few, all are known by the last `analyze`. */
function scopeOf({ region, area, q }: VillaSearch): RawBuilder<unknown> {
  if (q || area) return sql`1`;
  if (region.length) return sql`(select count(*) from villa_openings s where ${inRegions(region)})`;
  return sql`(select reltuples from pg_class where oid = 'villa_openings'::regclass)`;
}

/** Chosen before anything else is asked of them, which takes longer. */
function countedVillas(search: VillaSearch): RawBuilder<unknown> {
  const { place } = filterConditions(search);
  const sampled = sql`s.villa_id % (select one_of from share) = 0`;
  const region = search.region.length ? sql`${inRegions(search.region)} and` : sql``;
  return sql`(
    select s.* from villa_openings s
    where ${region} ${place ? sql`(${place} or ${sampled})` : sampled} offset 0)`;
}

/** 0: fits; the place in FILTERS, from 1, of the only filter that is missed; -1: misses more. */
function missedBy(search: VillaSearch): RawBuilder<unknown> {
  const { min_price, max_price } = search;
  const priced = (min_price ?? max_price) !== undefined;
  return missedOf(FILTERS, [
    ...Object.entries(filterConditions(search)),
    ...(priced ? [['price', priceCondition(search)] as [string, RawBuilder<unknown>]] : []),
  ]);
}
