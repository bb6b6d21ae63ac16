import { type RawBuilder, sql } from 'kysely';

import { fixedPer } from '../../db/fixed-sql.ts';
import { POOLS, PRIVACIES, type VillaSearch } from '../../schemas/search.ts';
import { missingOnly } from './missed-filters.ts';
import { chosenFilters, FILTERS, type Filter } from './villa-search-filters.ts';

type Sql = RawBuilder<unknown>;

const placeOf = (filter: Filter): Sql =>
  sql.lit((FILTERS as readonly string[]).indexOf(filter) + 1);

/** Rows of `kept` that miss nothing but this filter. */
export const butFor = (filter: Filter, search: VillaSearch): Sql =>
  missingOnly(filter, { all: FILTERS, chosen: chosenFilters(search) });

const SHARE = sql`(select one_of from share)`;

/** What one counted villa stands for: in a chosen place for itself. */
export const countedOf = ({ town, district }: VillaSearch): Sql =>
  town.length + district.length > 0 ? sql`1` : SHARE;

/** All that the text of a count depends on which asks for no values. */
const shapeOf = (search: VillaSearch): string =>
  [search.town.length + search.district.length > 0, ...chosenFilters(search)].join();

/** Villas of the chosen place, or of all, and those that miss nothing but it. */
const placeCount = (search: VillaSearch): Sql => sql`
  count(*) filter (where missed = 0) * ${countedOf(search)}
    + count(*) filter (where missed = ${placeOf('place')}) * ${SHARE}`;

export const townCounts = fixedPer(
  shapeOf,
  (search: VillaSearch) => sql`
  select coalesce(json_object_agg(t.slug, counted.villas), '{}') from (
    select town_id, ${placeCount(search)} as villas from kept where ${butFor('place', search)}
    group by town_id
  ) counted join towns t on t.id = counted.town_id`,
);

export const typeCounts = fixedPer(
  shapeOf,
  (search: VillaSearch) => sql`
  select coalesce(json_object_agg(y.slug, counted.villas), '{}') from (
    select unnest(type_ids) as type_id, count(*) * ${countedOf(search)} as villas from kept
    where ${butFor('types', search)} group by 1
  ) counted join villa_types y on y.id = counted.type_id`,
);

/** Steps of the filters that count from or up to something. */
const ROOMS = [1, 2, 3, 4, 5, 6];
const METRES = [100, 500, 1000, 3000];

/** Filters whose options are known beforehand, all counted in one look at the villas. */
export const optionCounts = fixedPer(shapeOf, (search: VillaSearch) => {
  const counted = countedOf(search);
  const count = (condition: Sql) => sql`count(*) filter (where ${condition}) * ${counted}`;
  const options = (filter: Filter, values: readonly (string | number)[], fits: Fits): Sql =>
    sql`json_build_object(${sql.join(
      values.flatMap((value) => {
        const known = sql.lit(typeof value === 'string' ? value.toUpperCase() : value);
        return [sql.lit(String(value)), count(sql`${butFor(filter, search)} and ${fits(known)}`)];
      }),
    )}) as ${sql.ref(filter)}`;
  const without = FILTERS.flatMap((name) => [
    sql.lit(name),
    name === 'place' ? placeCount(search) : count(butFor(name as Filter, search)),
  ]);
  return sql`
    select ${options('bedrooms', ROOMS, (least) => sql`bedrooms >= ${least}`)},
      ${options('bathrooms', ROOMS, (least) => sql`bathrooms >= ${least}`)},
      ${options('pools', POOLS, (kind) => sql`pool_kind = ${kind}`)},
      ${options('privacy', PRIVACIES, (kind) => sql`pool_privacy = ${kind}`)},
      ${options('sea', METRES, (most) => sql`sea_metres <= ${most}`)},
      ${count(sql`${butFor('pets', search)} and pets_allowed`)} as pets,
      ${count(sql`${butFor('instant', search)} and instant_booking`)} as instant,
      ${count(sql`missed = 0`)}::int as found, json_build_object(${sql.join(without)}) as without
    from kept`;
});

type Fits = (value: Sql) => Sql;

export function districtCounts(search: VillaSearch): Sql {
  const { town, district } = search;
  if (!town.length && !district.length) return sql`select '[]'::json`;
  return sql`
    select coalesce(json_agg(json_build_object('slug', d.slug, 'name', d.name,
      'town', t.slug, 'villas', coalesce(counted.villas, 0)) order by d.position, d.id), '[]')
    from districts d join towns t on t.id = d.town_id left join (
      select district_id, ${placeCount(search)} as villas from kept where ${butFor('place', search)}
      group by district_id
    ) counted on counted.district_id = d.id
    where d.town_id in (select id from towns where slug = any(${town})
      union all select town_id from districts where slug = any(${district}))`;
}

/** A feature that all of them have narrows nothing, so it comes after those that some have. */
export function featureCounts(search: VillaSearch): Sql {
  const { feature } = search;
  const counted = countedOf(search);
  const others = feature.length ? sql`missed = 0` : butFor('features', search);
  return sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'category', category,
      'category_place', category_place, 'villas', villas) order by place), '[]')
    from (
      select f.id, f.name, coalesce(counted.villas, 0) as villas, g.name as category,
        dense_rank() over (order by g.position, g.id) as category_place, row_number() over (
        order by f.id = any(${feature}::int[]) desc,
          counted.villas < (select count(*) * ${counted} from kept where ${others}) desc,
          counted.villas desc, f.id) as place
      from features f join feature_categories g on g.id = f.category_id left join (
        select unnest(feature_ids) as feature_id, count(*) * ${counted} as villas from kept
        where ${others} group by 1
      ) counted on counted.feature_id = f.id
      where counted.villas > 0 or f.id = any(${feature}::int[])
    ) used`;
}
