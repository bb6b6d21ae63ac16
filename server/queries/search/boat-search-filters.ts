import { type RawBuilder, sql } from 'kysely';

import { type BoatSearch, CHARTER_UNITS } from '../../schemas/boats.ts';
import { NO_UNIT, roomBy } from '../listings/boat-card-columns.ts';
import { boatSoundsLike, boatWordsOf } from './boat-search-words.ts';
import { priceCondition } from './villa-search-filters.ts';

/** The filters a visitor ticks; party and unit are none, as the price depends on them. */
export const BOAT_FILTERS = [
  'place',
  'types',
  'features',
  'berths',
  'cabins',
  'length',
  'crew',
  'instant',
  'price',
] as const;

export type BoatFilter = (typeof BOAT_FILTERS)[number];

type Conditions = [BoatFilter, RawBuilder<unknown>][];

/** What must hold on `boat_search s` whatever is ticked: on sale, by the unit, large enough, called so. */
export function boatBase(search: BoatSearch): RawBuilder<unknown> {
  const words = boatWordsOf(search.q ?? '');
  const called = words.length ? sql` and ${boatSoundsLike(words)}` : sql``;
  return sql`s.active and ${isOffered(search)}${called}`;
}

/**
 * By the unit, once days are known by any that is sold; until then by that which takes the most. Who
 * names nobody is asked for nothing until a charter's price needs people.
 */
function isOffered(search: BoatSearch): RawBuilder<unknown> {
  const isCounted = search.adults !== undefined || search.children > 0 || hasDays(search);
  if (search.unit) {
    const unit = sql`${search.unit}::text`;
    return isCounted ? isOfferedBy(unit, search) : isSoldBy(unit);
  }
  if (hasDays(search))
    return sql`(${sql.join(
      CHARTER_UNITS.map((unit) => isOfferedBy(sql.lit(unit), search)),
      sql` or `,
    )})`;
  return isCounted ? sql`${roomBy(NO_UNIT)} >= ${guestsOf(search)}::int` : sql`true`;
}

/** Adults and children count, against the berths where the unit, an expression, is one of nights (week, day). */
export const isOfferedBy = (unit: RawBuilder<unknown>, search: BoatSearch): RawBuilder<unknown> =>
  sql`(${isSoldBy(unit)} and ${roomBy(unit)} >= ${guestsOf(search)}::int)`;

const isSoldBy = (unit: RawBuilder<unknown>) => sql`upper(${unit}) = any(s.units)`;

/** Each a condition on `boat_search s`, or on a row with its columns; filters not chosen are absent. */
function boatConditions(search: BoatSearch): Conditions {
  const { type, feature, berths, cabins, length, crew, instant } = search;
  const place = placeCondition(search);
  const all: [BoatFilter, unknown, RawBuilder<unknown>][] = [
    ['place', place, place ?? sql`true`],
    [
      'types',
      type.length,
      sql`s.type_ids && array(select id from boat_types where slug = any(${type}::text[]))`,
    ],
    ['features', feature.length, sql`s.feature_ids @> ${feature}::int[]`],
    ['berths', berths, sql`s.guests_night >= ${berths}::int`],
    ['cabins', cabins, sql`s.cabins >= ${cabins}::int`],
    ['length', length, sql`s.length_cm >= ${(length ?? 0) * 100}::int`],
    ['crew', crew, sql`(s.crew_count > 0) = ${crew === 'with'}::boolean`],
    ['instant', instant, sql`s.instant_booking`],
  ];
  return all.flatMap(([name, on, condition]) => (on ? [[name, condition]] : []));
}

/** With the price, on rows that have one: those by which a boat can be missed. */
export const missableConditions = (search: BoatSearch): Conditions => [
  ...boatConditions(search),
  ...((search.min_price ?? search.max_price) === undefined
    ? []
    : ([['price', priceCondition(search, sql`s.price_kurus`)]] as Conditions)),
];

/**
 * Whether the plan of a search is kept from its first use on: planning charters takes longer than finding
 * them. Of what is narrowed further there are too many shapes, and the plan of each takes a megabyte.
 */
export const hasUsualShape = (search: BoatSearch): boolean =>
  hasDays(search) && !search.q && missableConditions(search).length === 0;

/** All that a boat must be, whatever its charters cost. */
export const boatMust = (search: BoatSearch): RawBuilder<unknown> =>
  sql.join(
    [boatBase(search), ...boatConditions(search).map(([, condition]) => condition)],
    sql` and `,
  );

/**
 * Any of the places chosen. A town of which marinas are chosen too stands for those alone, and so does a region
 * of which towns or marinas are. An old link's marina may be gone: where nothing else is chosen, all places are
 * meant then.
 */
function placeCondition({ region, town, marina }: BoatSearch): RawBuilder<unknown> | undefined {
  const inRegions = sql`s.region_id in (select id from regions where slug = any(${region})
    and id not in (select region_id from towns where slug = any(${town})
      or id in (select town_id from marinas where id = any(${marina}::int[]))))`;
  const inTowns = sql`s.town_id in (select id from towns where slug = any(${town})
    and id not in (select town_id from marinas where id = any(${marina}::int[])))`;
  const inMarinas = sql`s.marina_id = any(${marina}::int[])`;
  const noMarina = sql`not exists (select from marinas where id = any(${marina}::int[]))`;
  const wider = [...(region.length ? [inRegions] : []), ...(town.length ? [inTowns] : [])];
  if (!marina.length && !wider.length) return undefined;
  const places = [...wider, ...(marina.length ? [inMarinas] : [])];
  return sql`(${sql.join(wider.length ? places : [...places, noMarina], sql` or `)})`;
}

/** A search of which each boat found has a total. */
export type DatedBoatSearch = BoatSearch & { check_in: string; check_out: string };

export const hasDays = (search: BoatSearch): search is DatedBoatSearch =>
  Boolean(search.check_in && search.check_out && search.check_in < search.check_out);

export const guestsOf = ({ adults, children }: BoatSearch) => (adults ?? 2) + children;
