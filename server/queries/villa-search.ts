import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { CARDS_A_PAGE, type Sort, type VillaSearch } from '../schemas/search.ts';
import { cardColumns, cardTables, type FoundVilla } from './card-columns.ts';
import { baseConditions, filterConditions, priceCondition } from './villa-search-filters.ts';
import { type StayRules, soldStays } from './villa-search-stays.ts';
import { soundsLike, wordsOf } from './villa-search-words.ts';

/** A villa that fits; the sums are the stay's and null when no dates are chosen. */
export interface FoundStay extends FoundVilla {
  total_kurus: number | null;
  accommodation_kurus: number | null;
  discount_kurus: number | null;
}

export interface SuggestedVilla {
  slug: string;
  name: string;
  town: string;
  /** Of its first picture. */
  hash: string | null;
  width: number | null;
}

export type SearchContext = Pick<StayRules, 'today' | 'gap_max_nights'>;

/**
 * One page of the villas on sale that fit, in the chosen order. `total` counts all that fit, also
 * when the page lies beyond the last one.
 */
export async function searchVillas(db: Db, search: VillaSearch, context: SearchContext) {
  const { rows } = await sql<{ matching: number; id: number | null } & FoundStay>`
    with candidate as materialized (
      select s.villa_id, s.from_price_kurus, s.popular, s.position, s.rating, s.rating_count,
        s.listed_at, s.max_guests ${busyColumn(search)}
      from villa_search s
      where ${baseConditions(search)} and ${isFree(search)}
        and ${sql.join(Object.values(filterConditions(search)), sql` and `)}
    ),
    fitting as materialized (
      select priced.* from (${pricedCandidates(search, context)}) priced
      where ${priceCondition(search)}
    ),
    shown as (
      select f.* from fitting f
      order by ${orderOf(search.sort, 'f')}
      limit ${CARDS_A_PAGE} offset ${(search.page - 1) * CARDS_A_PAGE}
    )
    select counted.matching, card.*
    from (select count(*)::int as matching from fitting) counted
    left join lateral (
      select ${cardColumns}, f.total_kurus, f.accommodation_kurus, f.discount_kurus,
        row_number() over (order by ${orderOf(search.sort, 'f')}) as place
      from shown f
      join villa_search s on s.villa_id = f.villa_id
      ${cardTables}
    ) card on true
    order by card.place`.execute(db);
  const villas = rows.filter(({ id }) => id !== null);
  return { villas: villas as FoundStay[], total: rows[0]?.matching ?? 0 };
}

/** Villas whose name, place or type sounds like what was typed; one slip of the finger is forgiven. */
export async function searchTyped(db: Db, typed: string) {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const { rows } = await sql<SuggestedVilla>`
    select v.slug, v.name, t.name as town, picture.hash, picture.width
    from villa_search s
    join villas v on v.id = s.villa_id
    join towns t on t.id = s.town_id
    left join lateral (
      select p.hash, k.width from villa_pictures p join stored_pictures k on k.hash = p.hash
      where p.villa_id = v.id order by p.position, p.id limit 1) picture on true
    where s.active and ${soundsLike(words)}
    order by word_similarity(${words.join(' ')}, tr_fold(v.name)) desc, s.popular desc, s.position,
      s.villa_id
    limit 8`.execute(db);
  return rows;
}

/** Taken time beside each candidate, where a stay is to be priced. */
export const busyColumn = ({ check_in, check_out }: VillaSearch): RawBuilder<unknown> =>
  check_in && check_out ? sql`, s.busy` : sql``;

export const isFree = ({ check_in, check_out }: VillaSearch): RawBuilder<unknown> =>
  check_in && check_out
    ? sql`not s.busy && daterange(${check_in}::date, ${check_out}::date)`
    : sql`true`;

/**
 * The rows of `candidate` with their sums; `price_kurus` is what sorting and the price filter go by.
 * With dates, those that cannot be sold for them are left out.
 */
export function pricedCandidates(search: VillaSearch, context: SearchContext): RawBuilder<unknown> {
  const { check_in, check_out, adults, children } = search;
  if (!check_in || !check_out)
    return sql`select candidate.*, from_price_kurus as price_kurus, null::bigint as total_kurus,
      null::bigint as accommodation_kurus, null::bigint as discount_kurus from candidate`;
  const stay = { check_in, check_out, guests: adults + children, ...context };
  const sold = soldStays(sql`select candidate.* from candidate`, stay);
  return sql`select sold.*, total_kurus as price_kurus from (${sold}) sold`;
}

/** Each sort ends with the id, so that pages never repeat or skip a villa. */
const ORDERS: Record<Sort, string[]> = {
  recommended: ['popular desc', 'position', 'villa_id'],
  price_asc: ['price_kurus nulls last', 'villa_id'],
  price_desc: ['price_kurus desc nulls last', 'villa_id'],
  rating: ['rating desc nulls last', 'rating_count desc', 'villa_id'],
  newest: ['listed_at desc', 'villa_id desc'],
  capacity: ['max_guests desc', 'villa_id'],
};

const orderOf = (sort: Sort, table: string) =>
  sql.raw(ORDERS[sort].map((column) => `${table}.${column}`).join(', '));
