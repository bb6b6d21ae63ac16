import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { KEPT_PLAN } from '../../db/kept-plans.ts';
import { CARDS_A_PAGE, type Sort, type VillaSearch } from '../../schemas/search.ts';
import { CARD_FACTS, cardColumns, type FoundVilla } from '../listings/card-columns.ts';
import {
  hasUsualShape,
  inRegions,
  priceCondition,
  villaConditions,
} from './villa-search-filters.ts';
import { fittingStays, isDated, needsPrices, type SearchContext } from './villa-search-fitting.ts';
import { inOrderOf, named } from './villa-search-openings.ts';
import { soldManyStays } from './villa-search-sums.ts';
import { soundsLike, spelled, wordsOf } from './villa-search-words.ts';

export type { SearchContext } from './villa-search-fitting.ts';

/** A villa that fits; the sums are the stay's and null when no dates are chosen. */
export interface FoundStay extends FoundVilla {
  total_kurus: number | null;
  accommodation_kurus: number | null;
  discount_kurus: number | null;
}

/** With the stay itself, which is another than the searched one where days are flexible. */
export interface DatedStay extends FoundStay {
  check_in: string | null;
  check_out: string | null;
}

export interface SuggestedVilla {
  slug: string;
  name: string;
  town: string;
  /** Its first one. */
  picture: { hash: string; width: number; height: number } | null;
}

/**
 * One page of the villas on sale that fit, in the chosen order. `total` counts all that fit, also
 * when the page lies beyond the last one. Only the page's own stays are priced, unless order or
 * filter go by the price.
 */
export async function searchVillas(db: Db, search: VillaSearch, context: SearchContext) {
  const { villas, matching } = await askVillas(db, search, context);
  return { villas, total: matching };
}

/** Of a region with more villas than this those that are recommended most are looked at first. */
const LOOKED_AT = 400;

/**
 * The same without looking at every villa of a large region: the recommended ones for a stay, taken
 * from the first of them, with a `total` only where those are all there are. Undefined where it takes
 * a look at all: another order, another place, or too few of the first that fit.
 */
export async function searchFirstVillas(
  db: Db,
  search: VillaSearch,
  context: SearchContext,
  first = LOOKED_AT,
): Promise<{ villas: DatedStay[]; total: number | null } | undefined> {
  if (!isPlain(search)) return undefined;
  const among = { place: inRegions(search.region), first };
  const { villas, matching, complete } = await askVillas(db, search, context, among);
  if (complete) return { villas, total: matching };
  return villas.length === CARDS_A_PAGE ? { villas, total: null } : undefined;
}

const isPlain = (search: VillaSearch): boolean =>
  hasUsualShape(search) &&
  search.region.length > 0 &&
  search.sort === 'recommended' &&
  !search.flex &&
  isDated(search) &&
  !needsPrices(search);

type Answer = { matching: number; complete: boolean; id: number | null } & DatedStay;

async function askVillas(
  db: Db,
  search: VillaSearch,
  context: SearchContext,
  among?: { place: RawBuilder<unknown>; first: number },
) {
  const where = villaConditions(search);
  const priced = pricesAll(search);
  const [order, columns] = [ORDERS[search.sort], ORDERED_BY[search.sort]];
  const looked = { where, columns, priced, from: among && inOrderOf(among.place, among.first) };
  const { rows } = await sql<Answer>`${hasUsualShape(search) ? sql.raw(KEPT_PLAN) : sql``}
    with fitting as materialized (
      select s.villa_id, s.check_in, s.check_out, s.price_kurus, ${priced ? SUMS : NO_SUMS},
        ${named(columns, 's')}
      from (${fittingStays(search, context, looked)}) s
      where ${priceCondition(search)}
    ),
    shown as materialized (
      select *, row_number() over (order by ${order}) as place
      from (
        select * from fitting order by ${order}
        limit ${sql.lit(CARDS_A_PAGE)} offset ${(search.page - 1) * CARDS_A_PAGE}
      ) of_page
    )
    select counted.matching, ${among ? isAll(among) : sql`true`} as complete, card.*
    from (select count(*)::int as matching from fitting) counted
    left join (
      select ${cardColumns}, s.check_in::text, s.check_out::text, s.total_kurus,
        s.accommodation_kurus, s.discount_kurus, s.place
      from (${shownStays(search, context)}) s
    ) card on true
    order by card.place`.execute(db);
  const villas = rows.filter(({ id }) => id !== null);
  return { villas, matching: rows[0]?.matching ?? 0, complete: rows[0]?.complete ?? true };
}

/** Whether a place has no more villas than are looked at. */
const isAll = ({ place, first }: { place: RawBuilder<unknown>; first: number }) => sql`
  (select count(*) from (
    select from villa_openings s where ${place} limit ${sql.lit(first + 1)}) of_them) <= ${sql.lit(first)}`;

/** Whether all stays that fit are priced and not only those shown: where order or filter want it. */
const pricesAll = (search: VillaSearch): boolean => isDated(search) && needsPrices(search);

const SUMS = sql`total_kurus, accommodation_kurus, discount_kurus`;
const NO_SUMS = sql`null::bigint as total_kurus, null::bigint as accommodation_kurus,
  null::bigint as discount_kurus`;

/** The shown stays with what they cost and what cards show beside it. */
function shownStays(search: VillaSearch, context: SearchContext): RawBuilder<unknown> {
  if (!isDated(search) || pricesAll(search))
    return sql`
      select shown.check_in, shown.check_out, ${named(['villa_id', ...CARD_FACTS], 's')}, ${SUMS},
        shown.place
      from shown join villa_search s on s.villa_id = shown.villa_id`;
  const rules = { guests: search.adults + search.children, ...context };
  const more = { candidates: ['place'], villas: CARD_FACTS };
  return soldManyStays(sql`select villa_id, check_in, check_out, place from shown`, rules, more);
}

/** Of so many villas that sound alike those that are recommended most are compared by name. */
const COMPARED = 100;

/** Villas whose name, place or type sounds like what was typed; one slip of the finger is forgiven. */
export async function searchTyped(db: Db, typed: string) {
  const words = wordsOf(await spelled(db, typed));
  if (!words.length) return [];
  const text = words.join(' ');
  const { rows } = await sql<SuggestedVilla>`
    with recommended as materialized (
      select s.villa_id from villa_search s where s.active and ${soundsLike(words)}
      order by s.popular desc, s.position, s.villa_id limit ${COMPARED}
    ),
    named as materialized (
      select s.villa_id from villa_search s
      where s.active and (s.search_text like ${`${text}%`} or s.search_text like ${`villa ${text}%`})
      limit ${COMPARED}
    )
    select s.slug, s.name, s.town_name as town, s.pictures -> 0 as picture
    from villa_search s
    where s.villa_id in (select villa_id from recommended union select villa_id from named)
    order by word_similarity(${text}, tr_fold(s.name)) desc, s.popular desc, s.position, s.villa_id
    limit ${SUGGESTED}`.execute(db);
  return rows;
}

const SUGGESTED = 8;

/** How many people the largest villa on sale takes; 0 where none is on sale. */
export async function findLargestParty(db: Db): Promise<number> {
  const villas = db.selectFrom('villa_search').where('active', '=', true);
  const { most } = await villas
    .select(({ fn }) => fn.max('max_guests').as('most'))
    .executeTakeFirstOrThrow();
  return most ?? 0;
}

/** Each sort ends with the id, so that pages never repeat or skip a villa. */
const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  recommended: sql`popular desc, position, villa_id`,
  price_asc: sql`price_kurus nulls last, villa_id`,
  price_desc: sql`price_kurus desc nulls last, villa_id`,
  rating: sql`rating desc nulls last, rating_count desc, villa_id`,
  newest: sql`listed_at desc, villa_id desc`,
  capacity: sql`max_guests desc, villa_id`,
};

/** What each sort looks at: rows that stay narrow are sorted and counted sooner. */
const ORDERED_BY: Record<Sort, string[]> = {
  recommended: ['popular', 'position'],
  price_asc: ['from_price_kurus'],
  price_desc: ['from_price_kurus'],
  rating: ['rating', 'rating_count'],
  newest: ['listed_at'],
  capacity: ['max_guests'],
};
