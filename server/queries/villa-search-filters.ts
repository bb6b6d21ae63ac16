import { type RawBuilder, sql } from 'kysely';

import type { VillaSearch } from '../schemas/search.ts';
import { soundsLike, wordsOf } from './villa-search-words.ts';

/** The filters a visitor ticks, each a condition on `villa_search s`. */
export interface FilterConditions {
  place: RawBuilder<unknown>;
  types: RawBuilder<unknown>;
  features: RawBuilder<unknown>;
  bedrooms: RawBuilder<unknown>;
}

/** What must hold whatever is ticked: on sale, large enough, in the region, called so, free. */
export function baseConditions(search: VillaSearch): RawBuilder<unknown> {
  const { adults, children, region, q } = search;
  const words = wordsOf(q ?? '');
  return sql.join(
    [
      sql`s.active`,
      sql`s.max_guests >= ${adults + children}::int`,
      ...(region.length
        ? [sql`s.region_id in (select id from regions where slug = any(${region}))`]
        : []),
      ...(words.length ? [soundsLike(words)] : []),
    ],
    sql` and `,
  );
}

export function filterConditions(search: VillaSearch): FilterConditions {
  const { type, feature, bedrooms } = search;
  return {
    place: placeCondition(search),
    types: type.length
      ? sql`s.type_ids && array(select id from villa_types where slug = any(${type}))`
      : sql`true`,
    features: feature.length ? sql`s.feature_ids @> ${feature}::int[]` : sql`true`,
    bedrooms: bedrooms ? sql`s.bedrooms >= ${bedrooms}::int` : sql`true`,
  };
}

/** Any of the places chosen. A town of which districts are chosen too stands for those alone. */
function placeCondition({ town, district }: VillaSearch): RawBuilder<unknown> {
  const towns = sql`select id from towns where slug = any(${town})`;
  const inDistricts = sql`s.district_id in (select id from districts where slug = any(${district}))`;
  if (!district.length) return town.length ? sql`s.town_id in (${towns})` : sql`true`;
  if (!town.length) return inDistricts;
  return sql`(${inDistricts} or s.town_id in (${towns}
    and id not in (select town_id from districts where slug = any(${district}))))`;
}

/** Whole TL: of the stay when dates are chosen, else of a night. */
export function priceCondition({ min_price, max_price }: VillaSearch): RawBuilder<unknown> {
  const bounds = [
    ...(min_price === undefined ? [] : [sql`price_kurus >= ${min_price * 100}::bigint`]),
    ...(max_price === undefined ? [] : [sql`price_kurus <= ${max_price * 100}::bigint`]),
  ];
  return bounds.length ? sql.join(bounds, sql` and `) : sql`true`;
}
