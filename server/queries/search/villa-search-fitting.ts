import { type RawBuilder, sql } from 'kysely';

import { flexibleShifts, movedStays } from '../../domain/moved-stays.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { priceCondition } from './villa-search-filters.ts';
import { ALL, named, type Openings, openMoved, openVillas } from './villa-search-openings.ts';
import {
  asDays,
  ruleColumns,
  type StayRules,
  sellableStays,
  stayColumns,
} from './villa-search-stays.ts';
import { priceColumns, pricedStays } from './villa-search-sums.ts';

export type SearchContext = Pick<StayRules, 'today' | 'gap_max_nights'>;

/** Which villas are looked at, and whether all their stays have to be priced. */
interface Looked extends Openings {
  priced: boolean;
}

/** A search whose days make a stay. */
export type Dated = VillaSearch & { check_in: string; check_out: string };

/**
 * The rows of `villa_openings` that fit, each with its `columns`, with `check_in` and `check_out` of its
 * stay (null without dates) and `price_kurus`, which sorting and the price filter go by: of the stay,
 * where `priced` asks for it and else null; without dates of a night. Stays that cannot be sold are
 * left out.
 */
export function fittingStays(
  search: VillaSearch,
  context: SearchContext,
  looked: Looked,
): RawBuilder<unknown> {
  if (!isDated(search))
    return sql`
      select ${named(['villa_id', ...looked.columns], 's')}, null::date as check_in,
        null::date as check_out, s.from_price_kurus as price_kurus
      from ${looked.from ?? ALL} s where ${looked.where}`;
  const rules = rulesOf(search, context);
  return search.flex ? flexibleStays(search, rules, looked) : fixedStays(search, rules, looked);
}

/** Whether it depends on what stays cost which villas are shown, or in which order. */
export const needsPrices = ({ sort, min_price, max_price }: VillaSearch): boolean =>
  sort === 'price_asc' || sort === 'price_desc' || (min_price ?? max_price) !== undefined;

export const isDated = (search: VillaSearch): search is Dated =>
  Boolean(search.check_in && search.check_out);

export const rulesOf = (search: VillaSearch, context: SearchContext): StayRules => ({
  guests: search.adults + search.children,
  ...context,
});

function fixedStays(search: Dated, rules: StayRules, { priced, ...looked }: Looked) {
  const { columns } = looked;
  const days = asDays(search);
  const open = openVillas(search, rules, looked);
  const dates = sql`${days.check_in} as check_in, ${days.check_out} as check_out`;
  if (!priced)
    return sql`
      select ${named(['villa_id', ...columns], 'o')}, ${dates}, null::bigint as price_kurus
      from (${open}) o`;
  const rows = withTerms(open, columns, sql`${ruleColumns(rules)}, ${dates}`);
  return sql`
    select s.*, s.total_kurus as price_kurus from (${pricedStays(sellableStays(rows))}) s`;
}

/**
 * Of the stays that begin at most so many days earlier or later, or in the same month, each villa's
 * nearest, the earlier of two; where prices are sorted upwards each villa's cheapest.
 */
function flexibleStays(search: Dated, rules: StayRules, { priced, ...looked }: Looked) {
  const { columns } = looked;
  const shifts = flexibleShifts(search.check_in, search.flex);
  const open = openMoved(movedStays(search, shifts), rules, looked);
  if (!priced)
    return sql`
      select distinct on (o.villa_id) ${named(['villa_id', ...columns], 'o')}, o.check_in,
        o.check_out, null::bigint as price_kurus
      from (${open}) o
      order by o.villa_id, o.place`;
  const first = search.sort === 'price_asc' ? sql`s.total_kurus, s.place` : sql`s.place`;
  return sql`
    select distinct on (s.villa_id) s.*, s.total_kurus as price_kurus
    from (${pricedMoved(open, columns, rules)}) s
    where ${priceCondition(search, sql`s.total_kurus`)}
    order by s.villa_id, ${first}`;
}

/** Rows of `openMoved` with what each stay costs. */
export function pricedMoved(
  open: RawBuilder<unknown>,
  columns: readonly string[],
  rules: StayRules,
) {
  const moved = [...columns, 'check_in', 'check_out', 'place'];
  return pricedStays(sellableStays(withTerms(open, moved, ruleColumns(rules))));
}

/** Rows of `open` with what their sums depend on. */
const withTerms = (
  open: RawBuilder<unknown>,
  columns: readonly string[],
  asked: RawBuilder<unknown>,
) => sql`
  select ${stayColumns}, ${priceColumns}, ${asked}${columns.length ? sql`, ${named(columns, 'o')}` : sql``}
  from (${open}) o join villa_search s on s.villa_id = o.villa_id offset 0`;
