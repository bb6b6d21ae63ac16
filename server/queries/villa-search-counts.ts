import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { VillaSearch } from '../schemas/search.ts';
import { busyColumn, isFree, pricedCandidates, type SearchContext } from './villa-search.ts';
import { baseConditions, filterConditions, priceCondition } from './villa-search-filters.ts';
import { soldManyStays } from './villa-search-stays.ts';

/** How many villas each option of a filter would give, the other filters as they are. */
export interface FilterCounts {
  /** By slug; towns and types without any are absent. */
  towns: Record<string, number>;
  types: Record<string, number>;
  /** Of the chosen towns, in staff's order. */
  districts: { slug: string; name: string; town: string; villas: number }[];
  /** The twelve most useful: those chosen, those many of the villas have, those all of them have. */
  features: { id: number; name: string; villas: number }[];
  /** Prices (kuruş) without the price filter, and how many villas lie in each twentieth between. */
  prices: { lowest: number; highest: number; villas: number[] } | null;
  /** How many would fit without one of the filters. */
  without: { place: number; types: number; features: number; bedrooms: number; price: number };
  /** Only when asked for: the nearest stays of the same length that villas can be had for. */
  nearest: NearestStay[];
}

export interface NearestStay {
  check_in: string;
  check_out: string;
  villas: number;
}

/**
 * Counts for the filters' options, in one query however many options there are. `nearest` looks for
 * other days too: for a search that found nothing.
 */
export async function countFilterOptions(
  db: Db,
  search: VillaSearch,
  context: SearchContext & { nearest?: boolean },
): Promise<FilterCounts> {
  const { place, types, features, bedrooms } = filterConditions(search);
  const { rows } = await sql<FilterCounts>`
    with candidate as materialized (
      select s.villa_id, s.town_id, s.district_id, s.type_ids, s.feature_ids, s.from_price_kurus,
        ${place} as in_place, ${types} as of_types, ${features} as with_features,
        ${bedrooms} as with_bedrooms ${busyColumn(search)}
      from villa_search s
      where ${baseConditions(search)} and ${isFree(search)}
    ),
    kept as materialized (
      select p.town_id, p.district_id, p.type_ids, p.feature_ids, p.in_place, p.of_types,
        p.with_features, p.with_bedrooms, p.price_kurus,
        coalesce(${priceCondition(search)}, false) as in_price
      from (${pricedCandidates(search, context)}) p
    )
    select (${TOWNS}) as towns, (${TYPES}) as types, (${districtsOf(search)}) as districts,
      (${featuresOf(search)}) as features, (${PRICES}) as prices, (${WITHOUT}) as without,
      ${context.nearest ? nearestStays(search, context) : sql`'[]'::json`} as nearest
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a table answers one row');
  return counts;
}

const TOWNS = sql`
  select coalesce(json_object_agg(t.slug, counted.villas), '{}') from (
    select town_id, count(*) as villas from kept
    where of_types and with_features and with_bedrooms and in_price group by town_id
  ) counted join towns t on t.id = counted.town_id`;

const TYPES = sql`
  select coalesce(json_object_agg(y.slug, counted.villas), '{}') from (
    select unnest(type_ids) as type_id, count(*) as villas from kept
    where in_place and with_features and with_bedrooms and in_price group by 1
  ) counted join villa_types y on y.id = counted.type_id`;

function districtsOf({ town, district }: VillaSearch): RawBuilder<unknown> {
  if (!town.length && !district.length) return sql`select '[]'::json`;
  return sql`
    select coalesce(json_agg(json_build_object('slug', d.slug, 'name', d.name,
      'town', t.slug, 'villas', coalesce(counted.villas, 0)) order by d.position, d.id), '[]')
    from districts d join towns t on t.id = d.town_id left join (
      select district_id, count(*) as villas from kept
      where of_types and with_features and with_bedrooms and in_price group by district_id
    ) counted on counted.district_id = d.id
    where d.town_id in (select id from towns where slug = any(${town})
      union all select town_id from districts where slug = any(${district}))`;
}

/** A feature that all of them have narrows nothing, so it comes after those that some have. */
function featuresOf({ feature }: VillaSearch): RawBuilder<unknown> {
  const others = sql`in_place and of_types and with_bedrooms and in_price
    and ${feature.length ? sql`with_features` : sql`true`}`;
  return sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'villas', villas)
      order by place), '[]')
    from (
      select f.id, f.name, coalesce(counted.villas, 0) as villas, row_number() over (
        order by f.id = any(${feature}::int[]) desc,
          counted.villas < (select count(*) from kept where ${others}) desc,
          counted.villas desc, f.id) as place
      from features f left join (
        select unnest(feature_ids) as feature_id, count(*) as villas from kept
        where ${others} group by 1
      ) counted on counted.feature_id = f.id
      where counted.villas > 0 or f.id = any(${feature}::int[])
      order by place limit ${FEATURES_SHOWN}
    ) used`;
}

const FEATURES_SHOWN = 12;

const PRICES = sql`
  select case when ends.lowest is null then null else json_build_object(
    'lowest', ends.lowest, 'highest', ends.highest,
    'villas', array(select count(priced.twentieth) from generate_series(1, 20) bar
      left join (
        select width_bucket(price_kurus, ends.lowest, ends.highest + 1, 20) as twentieth
        from kept where in_place and of_types and with_features and with_bedrooms
      ) priced on priced.twentieth = bar
      group by bar order by bar)) end
  from (
    select min(price_kurus) as lowest, max(price_kurus) as highest
    from kept where in_place and of_types and with_features and with_bedrooms
  ) ends`;

const WITHOUT = sql`
  select json_build_object(
    'place', count(*) filter (where of_types and with_features and with_bedrooms and in_price),
    'types', count(*) filter (where in_place and with_features and with_bedrooms and in_price),
    'features', count(*) filter (where in_place and of_types and with_bedrooms and in_price),
    'bedrooms', count(*) filter (where in_place and of_types and with_features and in_price),
    'price', count(*) filter (where in_place and of_types and with_features and with_bedrooms))
  from kept`;

/** Days tried before and after the chosen ones: a few nearest, then whole weeks. */
const SHIFTS = [-14, -7, -3, -2, -1, 1, 2, 3, 7, 14];
const STAYS_SHOWN = 3;

function nearestStays(search: VillaSearch, context: SearchContext): RawBuilder<unknown> {
  const { check_in, check_out, adults, children } = search;
  if (!check_in || !check_out) return sql`'[]'::json`;
  const stays = sql`
    select s.villa_id, s.busy, ${check_in}::date + shift as check_in,
      ${check_out}::date + shift as check_out
    from villa_search s cross join unnest(${SHIFTS}::int[]) shift
    where ${baseConditions(search)}
      and ${sql.join(Object.values(filterConditions(search)), sql` and `)}
      and not s.busy && daterange(${check_in}::date + shift, ${check_out}::date + shift)`;
  const rules = { guests: adults + children, ...context };
  return sql`(
    select coalesce(json_agg(json_build_object('check_in', check_in, 'check_out', check_out,
      'villas', villas) order by check_in), '[]')
    from (
      select check_in, check_out, count(*) as villas
      from (select check_in, check_out, total_kurus as price_kurus
        from (${soldManyStays(stays, rules)}) sold) priced
      where ${priceCondition(search)}
      group by check_in, check_out
      order by abs(check_in - ${check_in}::date), check_in
      limit ${STAYS_SHOWN}
    ) nearest)`;
}
