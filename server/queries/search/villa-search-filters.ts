import { type RawBuilder, sql } from 'kysely';

import { squaresWithin } from '../../domain/rough-place.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { boxOf } from '../../shared/areas.ts';
import { PLACED_VILLAS } from '../listings/map-places.ts';
import { soundsLike, wordsOf } from './villa-search-words.ts';

/** The filters a visitor ticks; the price is one of them, but only stays that are priced have it. */
export const FILTERS = [
  ...['place', 'types', 'features', 'bedrooms', 'bathrooms', 'pools', 'privacy', 'sea', 'pets'],
  ...['instant', 'price'],
] as const;

export type Filter =
  | 'place'
  | 'types'
  | 'features'
  | 'bedrooms'
  | 'bathrooms'
  | 'pools'
  | 'privacy'
  | 'sea'
  | 'pets'
  | 'instant'
  | 'price';

/** Each a condition on `villa_openings s`; filters that are not chosen are absent. */
type FilterConditions = Partial<Record<Exclude<Filter, 'price'>, RawBuilder<unknown>>>;

/** What must hold whatever is ticked: large enough, in the region and on that part of the map, called so. */
export function baseConditions(search: VillaSearch): RawBuilder<unknown> {
  const { adults, children, region, area, q } = search;
  const words = wordsOf(q ?? '');
  return sql.join(
    [
      sql`s.max_guests >= ${adults + children}::int`,
      ...(region.length ? [inRegions(region)] : []),
      ...(area ? [inArea(area)] : []),
      ...(words.length
        ? [sql`s.villa_id in (select s.villa_id from villa_search s where ${soundsLike(words)})`]
        : []),
    ],
    sql` and `,
  );
}

export function filterConditions(search: VillaSearch): FilterConditions {
  const { type, feature, bedrooms, bathrooms, pool, privacy, sea, pets, instant } = search;
  const place = placeCondition(search);
  return {
    ...(place && { place }),
    ...(type.length && {
      types: sql`s.type_ids && array(select id from villa_types where slug = any(${type}))`,
    }),
    ...(feature.length && { features: sql`s.feature_ids @> ${feature}::int[]` }),
    ...(bedrooms && { bedrooms: sql`s.bedrooms >= ${bedrooms}::int` }),
    ...(bathrooms && { bathrooms: sql`s.bathrooms >= ${bathrooms}::int` }),
    ...(pool.length && { pools: sql`s.pool_kind = any(${pool.map(upper)}::text[])` }),
    ...(privacy.length && { privacy: sql`s.pool_privacy = any(${privacy.map(upper)}::text[])` }),
    ...(sea && { sea: sql`s.sea_metres <= ${sea}::int` }),
    ...(pets && { pets: sql`s.pets_allowed` }),
    ...(instant && { instant: sql`s.instant_booking` }),
  };
}

/** One place is the rule, and told apart so that a kept plan knows how few villas it will find. */
const amongst = (table: string, slugs: string[]): RawBuilder<unknown> =>
  slugs.length === 1
    ? sql`= (select id from ${sql.table(table)} where slug = ${slugs[0]})`
    : sql`in (select id from ${sql.table(table)} where slug = any(${slugs}))`;

export const inRegions = (region: string[]): RawBuilder<unknown> =>
  sql`s.region_id ${amongst('regions', region)}`;

function inArea(area: string): RawBuilder<unknown> {
  const box = boxOf(area);
  if (!box) return sql`false`;
  const { south, west, north, east } = squaresWithin(box);
  return sql`s.villa_id in (select id from ${PLACED_VILLAS} placed
    where lat >= ${south}::float8 and lat < ${north}::float8
      and lon >= ${west}::float8 and lon < ${east}::float8)`;
}

/** Whether a plan made without knowing the values serves: lists of places may have any length. */
export const hasUsualShape = ({ region, town, district, area, q }: VillaSearch): boolean =>
  region.length + town.length + district.length < 2 && !q && !area;

/** Those by which a villa can be missed. */
export const chosenFilters = (search: VillaSearch): Filter[] => [
  ...(Object.keys(filterConditions(search)) as Filter[]),
  ...((search.min_price ?? search.max_price) === undefined ? [] : (['price'] as const)),
];

/** All that a villa must be, whatever its stays cost. */
export const villaConditions = (search: VillaSearch): RawBuilder<unknown> =>
  sql.join([baseConditions(search), ...Object.values(filterConditions(search))], sql` and `);

/** Any of the places chosen. A town of which districts are chosen too stands for those alone. */
function placeCondition({ town, district }: VillaSearch): RawBuilder<unknown> | undefined {
  const towns = sql`s.town_id in (select id from towns where slug = any(${town})
    and id not in (select town_id from districts where slug = any(${district})))`;
  const inDistricts = sql`s.district_id ${amongst('districts', district)}`;
  if (!district.length) return town.length ? sql`s.town_id ${amongst('towns', town)}` : undefined;
  return town.length ? sql`(${inDistricts} or ${towns})` : inDistricts;
}

/** Whole TL: of the stay when dates are chosen, else of a night. */
export function priceCondition(
  { min_price, max_price }: Pick<VillaSearch, 'min_price' | 'max_price'>,
  price: RawBuilder<unknown> = sql`price_kurus`,
): RawBuilder<unknown> {
  const bounds = [
    ...(min_price === undefined ? [] : [sql`${price} >= ${min_price * 100}::bigint`]),
    ...(max_price === undefined ? [] : [sql`${price} <= ${max_price * 100}::bigint`]),
  ];
  return bounds.length ? sql.join(bounds, sql` and `) : sql`true`;
}

/** Data have capitals where an address has none. */
const upper = (value: string) => value.toUpperCase();
