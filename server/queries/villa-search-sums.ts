import { type RawBuilder, sql } from 'kysely';

import {
  nightsOf,
  type StayDays,
  type StayRules,
  sellableStays,
  stayColumns,
} from './villa-search-stays.ts';

type Sql = RawBuilder<unknown>;

/**
 * The rules of `domain/pricing.ts` in SQL, for many stays at once: `villa_id`, `check_in`, `check_out`
 * and sums in kuruş of each row of `candidate` (villa_id, check_in, check_out …) that can be sold.
 * Candidates are on sale, large enough and free; what is taken is what the ledger says, so an option
 * that ran out counts until it is swept. A test holds the two together on random villas; a rule
 * changes in both or in neither.
 */
export function soldManyStays(candidate: Sql, rules: StayRules): Sql {
  const rows = sql`
    select ${stayColumns}, ${priceColumns}, c.check_in, c.check_out from (${candidate}) c
    join villa_search s on s.villa_id = c.villa_id`;
  const days = { check_in: sql`s.check_in`, check_out: sql`s.check_out` };
  return sql`
    select villa_id, check_in, check_out, accommodation_kurus, discount_kurus, total_kurus
    from (${pricedStays(sellableStays(rows, days, rules), days, rules)}) priced`;
}

/** Columns of `villa_search s` that `pricedStays` reads beside those of `sellableStays`. */
export const priceColumns: Sql = sql`s.season_night_kurus, s.season_sum_kurus, s.season_short_limit,
  s.season_short_fee_kurus, s.discount_percent, s.discount_from, s.discount_until,
  s.discount_book_before, s.discount_within_days, s.discount_min_nights, s.discount_in_gap,
  s.night_extras_kurus, s.guest_extras_kurus, s.stay_extras_kurus`;

/**
 * Adds to sellable stays (`sellableStays`) what they cost, in kuruş: `accommodation_kurus`,
 * `discount_kurus`, `total_kurus`. Stays in one season or two, as most are, are summed by arithmetic;
 * others season by season or night by night.
 */
export function pricedStays(sellable: Sql, days: StayDays, rules: StayRules): Sql {
  const added = sql`s.stay_extras_kurus + s.night_extras_kurus * ${nightsOf(days)}
    + s.guest_extras_kurus * ${rules.guests}::int`;
  const summed = sql`
    select s.*, ${accommodationOf(days)} as accommodation_kurus,
      ${shortStayFee(days)} as short_stay_fee_kurus,
      ${firstDiscount(days, rules)} as discount
    from (${sellable}) s offset 0`;
  const discounted = sql`
    select s.*, ${discountOf(days, rules)} as discount_kurus from (${summed}) s offset 0`;
  return sql`
    select s.*, accommodation_kurus - discount_kurus + short_stay_fee_kurus + ${added}
      as total_kurus
    from (${discounted}) s`;
}

/** Sums up to each season's first day are there: two of them and what lies after tell the stay's. */
function accommodationOf(days: StayDays): Sql {
  const { check_in, check_out } = days;
  return sql`case when first_season = last_season
    then ${nightsOf(days)} * s.season_night_kurus[first_season]
    else s.season_sum_kurus[last_season] - s.season_sum_kurus[first_season]
      + (${check_out} - s.season_from[last_season]) * s.season_night_kurus[last_season]
      - (${check_in} - s.season_from[first_season]) * s.season_night_kurus[first_season] end`;
}

/** Limit and fee are the highest among the stay's nights. */
function shortStayFee(days: StayDays): Sql {
  const highest = (column: string) => {
    const values = sql.ref(`s.${column}`);
    return sql`case last_season - first_season when 0 then ${values}[first_season]
      when 1 then greatest(${values}[first_season], ${values}[last_season])
      else highest_of(${values}[first_season:last_season]::bigint[]) end`;
  };
  return sql`case when ${nightsOf(days)} < ${highest('season_short_limit')}
    then ${highest('season_short_fee_kurus')} else 0 end`;
}

/** Discounts looked at one by one; a villa with more is summed night by night. */
const LOOKED_AT = 4;

/** Place of the best discount that reaches the stay, 0 without one, LOOKED_AT + 1 when unknown. */
function firstDiscount(days: StayDays, rules: StayRules): Sql {
  const tries = Array.from({ length: LOOKED_AT }, (_, at) => {
    const place = sql.lit(at + 1);
    return sql`when s.discount_percent[${place}] is null then 0
      when ${isOpen(place, days, rules)} then ${place}`;
  });
  const more = sql`when s.discount_percent[${sql.lit(LOOKED_AT + 1)}] is null then 0`;
  return sql`case ${sql.join(tries, sql` `)} ${more} else ${sql.lit(LOOKED_AT + 1)} end`;
}

/** Whether the discount at a place can be had for a night of the stay. */
function isOpen(place: Sql, days: StayDays, rules: StayRules): Sql {
  const { check_in, check_out } = days;
  return sql`(s.discount_min_nights[${place}] <= ${nightsOf(days)}
    and s.discount_within_days[${place}] >= ${check_in} - ${rules.today}::date
    and s.discount_book_before[${place}] >= ${rules.today}::date
    and s.discount_from[${place}] < ${check_out} and s.discount_until[${place}] > ${check_in}
    and (not s.discount_in_gap[${place}] or in_gap))`;
}

/**
 * Per night the best open discount, never two, rounded half up to the kuruş. Where the best one covers
 * the whole stay, or is the villa's last, and the stay has two seasons at most, nights of one price are
 * counted; else the database goes through them one by one.
 */
function discountOf(days: StayDays, rules: StayRules): Sql {
  const { check_in, check_out } = days;
  const covers = sql`s.discount_from[discount] <= ${check_in}
    and s.discount_until[discount] >= ${check_out}`;
  return sql`case when discount = 0 then 0
    when discount <= ${sql.lit(LOOKED_AT)} and last_season <= first_season + 1
      and (${covers} or s.discount_percent[discount + 1] is null) then ${discountOfOne(days)}
    else discount_by_night(${check_in}, ${check_out}, ${rules.today}::date, in_gap,
      s.season_from, s.season_night_kurus, s.discount_percent, s.discount_from, s.discount_until,
      s.discount_book_before, s.discount_within_days, s.discount_min_nights, s.discount_in_gap) end`;
}

/** Of the nights of the first season and of the last, each times what the discount takes off one. */
function discountOfOne({ check_in, check_out }: StayDays): Sql {
  const from = sql`greatest(s.discount_from[discount], ${check_in})`;
  const until = sql`least(s.discount_until[discount], ${check_out})`;
  const turn = sql`s.season_from[last_season]`;
  const ofNight = (season: string) =>
    sql`((s.season_night_kurus[${sql.ref(season)}] * s.discount_percent[discount] + 50) / 100)`;
  return sql`case when first_season = last_season
    then (${until} - ${from}) * ${ofNight('first_season')}
    else greatest(least(${until}, ${turn}) - ${from}, 0) * ${ofNight('first_season')}
      + greatest(${until} - greatest(${from}, ${turn}), 0) * ${ofNight('last_season')} end`;
}
