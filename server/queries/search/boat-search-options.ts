import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { KEPT_PLAN } from '../../db/kept-plans.ts';
import type { BoatSearch } from '../../schemas/boats.ts';
import {
  butForBoats,
  choiceCounts,
  featureOptions,
  marinaOptions,
  nearestCharters,
  regionOptions,
  townOptions,
  typeOptions,
  unitCounts,
} from './boat-search-facets.ts';
import {
  BOAT_FILTERS,
  type BoatFilter,
  boatBase,
  hasUsualShape,
  missableConditions,
} from './boat-search-filters.ts';
import { type BoatSearchContext, fittingBoats } from './boat-search-fitting.ts';
import { missedOf } from './missed-filters.ts';
import { priceSpread } from './villa-search-prices.ts';

/** A choice of the filters and how many boats it would find. */
export interface BoatOption {
  /** A slug, or an id of a marina or feature. */
  value: string;
  name: string;
  boats: number;
}

interface NearestCharter {
  check_in: string;
  check_out: string;
  boats: number;
  /** What the cheapest of them costs. */
  lowest_kurus: number;
}

/** How many boats each option of a filter would give, the other filters as they are. */
export interface BoatOptions {
  types: BoatOption[];
  regions: BoatOption[];
  /** Of the chosen regions, or all. */
  towns: BoatOption[];
  /** Of the chosen towns, or all; `town` is a slug. */
  marinas: (BoatOption & { town: string })[];
  /** In staff's order of categories; those that nothing has are absent. */
  features: (BoatOption & { category: string })[];
  units: { week: number; day: number; trip: number };
  /** By the least number (metres for the length): boats with so much or more. */
  berths: Record<string, number>;
  cabins: Record<string, number>;
  lengths: Record<string, number>;
  crews: { with: number; without: number };
  instant: number;
  /** Prices (kuruş) without the price filter, and how many boats lie in each twentieth between. */
  prices: { lowest: number; highest: number; boats: number[] } | null;
  /** How many would fit without one of the filters. */
  without: Record<BoatFilter, number>;
  /** Only when asked for: the nearest days on which boats that fit can be had. */
  nearest: NearestCharter[];
}

/**
 * What each choice of the filters would find, the rest of the search as it is: those that find
 * something, and the chosen ones. Days and prices count too. `nearest` looks for other days: for a
 * search that found nothing.
 */
export async function countBoatOptions(
  db: Db,
  search: BoatSearch,
  context: BoatSearchContext & { nearest?: boolean },
): Promise<BoatOptions> {
  const looked = { where: boatBase(search), columns: COLUMNS };
  const keeps = hasUsualShape(search) ? sql.raw(KEPT_PLAN) : sql``;
  const { rows } = await sql<BoatOptions>`${keeps}
    with kept as materialized (
      select s.* from (
        select s.*, ${missedOf(BOAT_FILTERS, missableConditions(search))} as missed
        from (${fittingBoats(search, context, looked)}) s
        offset 0
      ) s
      where missed >= 0
    ),
    step as (select 1 as one_of),
    priced as (select price_kurus from kept where ${butForBoats('price', search)})
    select counts.*, (${typeOptions(search)}) as types,
      (${regionOptions(search)}) as regions, (${townOptions(search)}) as towns,
      (${marinaOptions(search)}) as marinas, (${featureOptions(search)}) as features,
      ${unitCounts(search, context)} as units, (${priceSpread('boats')}) as prices,
      ${context.nearest ? nearestCharters(search, context) : sql`'[]'::json`} as nearest
    from (select ${choiceCounts(search)} from kept) counts`.execute(db);
  const [options] = rows;
  if (!options) throw new Error('A query without a table answers one row');
  return options;
}

const COLUMNS: readonly string[] = [
  ...[
    'region_id',
    'town_id',
    'marina_id',
    'type_ids',
    'feature_ids',
    'guests_night',
    'cabins',
    'length_cm',
  ],
  ...['crew_count', 'instant_booking'],
];
