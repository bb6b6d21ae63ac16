import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { GapState } from '../../schemas/availability-gaps.ts';
import { soldManyStays } from '../search/villa-search-sums.ts';

export interface GapRow {
  villa_id: number;
  name: string;
  started_at: string;
  finished_at: string;
  nights: number;
  status: GapState;
  total_kurus: number | null;
}

/** Where to look for gaps: days half-open, `today` in Istanbul, `gap_max_nights` of the site. */
export interface GapWindow {
  from: string;
  until: string;
  today: string;
  gap_max_nights: number;
}

interface GapSearch extends GapWindow {
  min_nights: number;
  max_nights: number;
  /** None: all of them. */
  status: GapState[];
  /** Of these villas alone; none of a kind: of all. */
  villa_id?: number[];
  region_id?: number[];
  type_id?: number[];
  skip: number;
  take: number;
  /** Gaps whose sum is worked out; of more only those of the page are priced. */
  valued?: number;
}

/** Pricing ten thousand gaps for one figure takes a fifth of a second. */
const VALUED = 2_000;

/** What the API's quote counts with when it is told no guests. */
const GUESTS = 2;

/**
 * The gaps of the villas on sale, the nearest first, each with its status and, if it can be sold as a
 * whole, its total: one query whatever their number. `total` counts all that match, `value_kurus` is
 * the sum of their totals, null where they are too many to price. A gap is `too_short` where the rules
 * of length and arrival refuse whoever fills it, whatever its price, and else `unpriced` where a night
 * has none; a test holds this, its model, the quote and search together.
 */
export async function listGaps(
  db: Db,
  search: GapSearch,
): Promise<{ rows: GapRow[]; total: number; value_kurus: number | null }> {
  const { status, skip, take, valued = VALUED } = search;
  // Which gaps have a state is known only once they are priced.
  const all = status.length > 0 ? sql`true` : sql`counted.found <= ${valued}::int`;
  const { rows } = await sql<GapRow & { matching: number; value_kurus: number | null }>`
    with found as materialized (
      select g.* from (${gapsIn(search)}) g
      where g.check_out - g.check_in between ${search.min_nights}::int and ${search.max_nights}::int
        and ${amongChosen(search)}
    ),
    counted as materialized (select count(*)::int as found from found),
    gap as materialized (
      select found.* from found order by check_in, villa_id
      limit (select case when ${all} then found else ${take}::int end from counted)
      offset (select case when ${all} then 0 else ${skip}::int end from counted)
    ),
    total as materialized (
      -- Gathered, not joined: how many of the gaps are sold PostgreSQL cannot guess.
      select villa_id, check_in, check_out, max(total_kurus) as total_kurus
      from (
        select villa_id, check_in, check_out, null::bigint as total_kurus from gap
        union all
        select villa_id, check_in, check_out, total_kurus from (${soldGaps(search, GUESTS)}) sold
      ) every_gap
      group by villa_id, check_in, check_out
    ),
    judged as (
      select g.villa_id, v.name, g.check_in as started_at, g.check_out as finished_at,
        g.check_out - g.check_in as nights, g.total_kurus, ${STATUS} as status
      from total g
      join villas v on v.id = g.villa_id
      cross join lateral (${SEASONS}) seasons
      cross join lateral (
        select coalesce(seasons.min_nights, v.min_nights) as min_nights,
          coalesce(seasons.arrival_weekdays, array_to_string(v.arrival_weekdays, ',')) as weekdays
      ) rules
    )
    select judged.*,
      case when ${all} then count(*) over ()::int else counted.found end as matching,
      case when ${all} then coalesce(sum(total_kurus) over (), 0)::bigint end as value_kurus
    from judged cross join counted
    where ${status.length === 0} or status = any(${status}::text[])
    order by started_at, villa_id
    limit ${take} offset (select case when ${all} then ${skip}::int else 0 end from counted)`.execute(
    db,
  );
  const [first] = rows;
  if (first) return { rows, total: first.matching, value_kurus: first.value_kurus };
  if (skip === 0) return { rows, total: 0, value_kurus: 0 };
  return { ...(await listGaps(db, { ...search, skip: 0, take: 1 })), rows };
}

function amongChosen({ villa_id = [], region_id = [], type_id = [] }: GapSearch) {
  const conditions = [
    ...(villa_id.length ? [sql`s.villa_id = any(${villa_id}::int[])`] : []),
    ...(region_id.length ? [sql`s.region_id = any(${region_id}::int[])`] : []),
    ...(type_id.length ? [sql`s.type_ids && ${type_id}::int[]`] : []),
  ];
  if (conditions.length === 0) return sql`true`;
  return sql`g.villa_id in (
    select s.villa_id from villa_search s where ${sql.join(conditions, sql` and `)})`;
}

/**
 * `villa_id, busy, check_in, check_out` of every gap on sale with a night in the window. It is looked
 * for in more than the window, by one night more than a gap may have: what is free at either end of that
 * and has a night in the window is too long for one, so a gap always lies between two stays.
 */
export function gapsIn({ from, until, today, gap_max_nights }: GapWindow): RawBuilder<unknown> {
  const reach = sql`daterange(${from}::date - ${gap_max_nights + 1}::int,
    ${until}::date + ${gap_max_nights + 1}::int)`;
  return sql`
    select s.villa_id, s.busy, greatest(lower(free), ${today}::date) as check_in,
      upper(free) as check_out
    from villa_search s
    cross join lateral unnest(datemultirange(${reach}) - s.busy) free
    where s.active and s.busy && ${reach}
      and upper(free) - lower(free) <= ${gap_max_nights}::int
      and upper(free) > greatest(${from}::date, ${today}::date) and lower(free) < ${until}::date`;
}

/** The rows of `gap` that can be sold as a whole, with their sums. */
export const soldGaps = (
  { today, gap_max_nights }: Pick<GapWindow, 'today' | 'gap_max_nights'>,
  guests: number,
): RawBuilder<unknown> =>
  soldManyStays(sql`select gap.villa_id, gap.busy, gap.check_in, gap.check_out from gap`, {
    guests,
    today,
    gap_max_nights,
  });

/** Of the seasons the gap lies in: its priced nights, and the rules of the night it begins with. */
const SEASONS = sql`
  select coalesce(sum(least(upper(p.days), g.check_out) - greatest(lower(p.days), g.check_in)), 0)
      as priced_nights,
    max(p.min_nights) filter (where p.days @> g.check_in) as min_nights,
    max(array_to_string(p.arrival_weekdays, ',')) filter (where p.days @> g.check_in)
      as arrival_weekdays
  from villa_prices p
  where p.villa_id = g.villa_id and lower(p.days) < g.check_out and upper(p.days) > g.check_in`;

const STATUS = sql`case
  when g.total_kurus is not null then 'sellable'
  when g.check_out - g.check_in < case when v.gap_allowed
    then least(v.gap_min_nights, rules.min_nights) else rules.min_nights end then 'too_short'
  when extract(isodow from g.check_in)::text <> all(string_to_array(rules.weekdays, ','))
    then 'too_short'
  when seasons.priced_nights < g.check_out - g.check_in then 'unpriced'
  else 'too_short' end`;
