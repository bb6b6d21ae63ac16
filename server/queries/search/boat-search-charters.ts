import { type RawBuilder, sql } from 'kysely';

import { MAX_NIGHTS } from '../../domain/pricing-terms.ts';

/** What the price of a charter depends on beside boat, unit and days. */
export interface CharterRules {
  /** Adults and children. */
  guests: number;
  /** Today in Istanbul, ISO. */
  today: string;
  /** What the clock says in Istanbul, ISO. */
  time: string;
  /** Site setting: the longest free range that still is a gap. */
  gap_max_nights: number;
}

/**
 * The rules of `domain/charter-pricing.ts` in SQL: one row for each row of `candidate` (boat_id,
 * busy, unit, check_in, check_out …) that can be sold so for these days, with its sums in kuruş. Candidates
 * are on sale, large enough and free; what is taken is what the ledger says, so an option that ran out
 * counts until it is swept. A test holds the two together on random boats; a rule changes in both or in neither.
 * The unit is a column and no part of the text: said once for each, it took twice as long to plan as to run.
 */
export function soldCharters(
  candidate: RawBuilder<unknown>,
  rules: CharterRules,
): RawBuilder<unknown> {
  const { today, time } = rules;
  return sql`
    select c.*, priced.accommodation_kurus, priced.discount_kurus,
      priced.accommodation_kurus - priced.discount_kurus + added.extras_kurus as total_kurus
    from (${candidate}) c
    join boats v on v.id = c.boat_id
    cross join lateral (
      select c.check_in, c.check_out, c.check_out - c.check_in as days
    ) stay
    left join lateral (${gapOf(rules)}) gap on true
    cross join lateral (${pricesOf(rules)}) priced
    cross join lateral (${extrasOf(rules)}) added
    where stay.check_in >= ${today}::date + (c.unit = 'trip' and v.trip_starts_at <= ${time}::time)::int
      and least(v.insurance_until, v.seaworthiness_until) >= ${today}::date
      and not exists (${HOURS})
      and stay.days between 1 and case c.unit when 'trip' then 1 else ${sql.lit(MAX_NIGHTS)} end
      and priced.priced_days = stay.days
      and (${UNIT_RULES})`;
}

/** Who is aboard when the charter would begin or end, though its days are free: a trip, or who leaves that day. */
const HOURS = sql`select from boat_occupancies o where o.boat_id = c.boat_id and case c.unit
  when 'trip' then upper(o.stay) = stay.check_in and o.leaves_at > v.trip_starts_at
  else o.stay @> stay.check_out and lower(o.stay) = stay.check_out and o.starts_at < v.leaving_time end`;

/** A week begins on its day of change and is a week at least; a trip is a day. */
const UNIT_RULES = sql`case c.unit
  when 'trip' then true
  when 'day' then stay.days >= priced.min_days
  else stay.days >= greatest(7, priced.min_days)
    and extract(isodow from stay.check_in) = priced.changeover_weekday end`;

/** The free range between two taken ones that the charter lies in, if it is a gap. */
function gapOf({ gap_max_nights }: CharterRules) {
  return sql`
    select bounds.finished_at from (
      select max(upper(taken)) filter (where upper(taken) <= stay.check_in) as started_at,
        min(lower(taken)) filter (where lower(taken) >= stay.check_out) as finished_at
      from unnest(c.busy) taken
    ) bounds
    where stay.days <= ${gap_max_nights}::int
      and bounds.finished_at - bounds.started_at <= ${gap_max_nights}::int`;
}

/**
 * Every day with its price and its best discount, and the rules of the first day. A week's price is
 * shared over its days so that seven of them make it exactly: half up, to whole lira where it is in whole
 * lira, each day what its place among those of its season adds. What is taken from it is rounded for all days of one percent together.
 */
function pricesOf(rules: CharterRules) {
  const coin = sql`(case when p.price_kurus % 100 = 0 then 100 else 1 end)`;
  const share = (days: RawBuilder<unknown>) =>
    sql`(2 * p.price_kurus / ${coin} * (${days}) + 7) / 14 * ${coin}`;
  const percentOf = (amount: RawBuilder<unknown>) => sql`((${amount}) * day.percent + 50) / 100`;
  return sql`
    select sum(day.price_kurus)::bigint as accommodation_kurus,
      count(*)::int as priced_days,
      coalesce(sum(case c.unit
        when 'week' then ${percentOf(sql`day.lowered_kurus`)}
          - ${percentOf(sql`day.lowered_kurus - day.price_kurus`)}
        else ${percentOf(sql`day.price_kurus`)} end), 0)::bigint as discount_kurus,
      max(day.min_days) filter (where day.date = stay.check_in) as min_days,
      max(day.changeover_weekday) filter (where day.date = stay.check_in) as changeover_weekday
    from (select dated.*, ${LOWERED} from (
      select part.first_day + part.place as date,
        case c.unit when 'week' then ${share(sql`part.place + 1`)} - ${share(sql`part.place`)}
          else p.price_kurus end as price_kurus,
        coalesce(p.min_days, v.min_days) as min_days,
        coalesce(p.changeover_weekday, v.changeover_weekday) as changeover_weekday,
        coalesce((${bestDiscount(rules)}), 0) as percent
      from boat_prices p
      cross join lateral (
        select greatest(lower(p.days), stay.check_in) as first_day, place
        from generate_series(0, least(upper(p.days), stay.check_out)
          - greatest(lower(p.days), stay.check_in) - 1) place
      ) part
      where p.boat_id = c.boat_id and p.unit = upper(c.unit)
        and lower(p.days) < stay.check_out and upper(p.days) > stay.check_in
    ) dated) day`;
}

/** The prices of all days up to one that the same percent lowers; only a week's discount asks. */
const LOWERED = sql`(sum(dated.price_kurus) over (partition by dated.percent order by dated.date))::bigint
  as lowered_kurus`;

/** The best open discount of a day, never two. */
function bestDiscount({ today }: CharterRules) {
  return sql`
    select max(d.percent) from boat_discounts d
    where d.boat_id = c.boat_id and d.active
      and (d.unit is null or d.unit = upper(c.unit))
      and d.days @> part.first_day + part.place
      and (d.book_before is null or d.book_before >= ${today}::date)
      and (d.within_days is null or stay.check_in - ${today}::date <= d.within_days)
      and (d.min_nights is null or stay.days >= d.min_nights)
      and (d.kind <> 'GAP' or gap.finished_at is not null)`;
}

/** What belongs to every charter; extras that a guest may choose are no part of a search. */
function extrasOf({ guests }: CharterRules) {
  return sql`
    select coalesce(sum(e.amount_kurus * case e.unit
      when 'NIGHT' then stay.days when 'PERSON' then ${guests}::int else 1 end), 0)::bigint
      as extras_kurus
    from boat_extras e
    where e.boat_id = c.boat_id and e.active and not e.optional`;
}
