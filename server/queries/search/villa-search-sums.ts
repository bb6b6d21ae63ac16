import { type RawBuilder, sql } from 'kysely';

import { fixed, fixedAround } from '../../db/fixed-sql.ts';
import {
  NIGHTS,
  ruleColumns,
  type StayRules,
  sellableStays,
  stayColumns,
} from './villa-search-stays.ts';

type Sql = RawBuilder<unknown>;

/**
 * The rules of `domain/pricing.ts` in SQL, for many stays at once: `villa_id`, `check_in`, `check_out`
 * and sums in kuruş of each row of `candidate` (villa_id, check_in, check_out …) that can be sold, and
 * of the columns of `candidate` and `villa_search` those that are asked for.
 * Candidates are on sale, large enough and free; what is taken is what the ledger says, so an option
 * that ran out counts until it is swept. A test holds the two together on random villas; a rule
 * changes in both or in neither.
 */
export function soldManyStays(candidate: Sql, rules: StayRules, more: MoreColumns = {}): Sql {
  const { candidates = [], villas = [] } = more;
  const asked = [
    ...['check_in', 'check_out', ...candidates].map((column) => `c.${column}`),
    ...villas.map((column) => `s.${column}`),
  ];
  const rows = sql`
    select ${stayColumns}, ${priceColumns}, ${ruleColumns(rules)}, ${sql.raw(asked.join(', '))}
    from (${candidate}) c join villa_search s on s.villa_id = c.villa_id`;
  const shown = sql.raw([...SOLD, ...candidates, ...villas].join(', '));
  return sql`select ${shown} from (${pricedStays(sellableStays(rows))}) priced`;
}

const SOLD = [
  ...['villa_id', 'check_in', 'check_out', 'accommodation_kurus', 'discount_kurus'],
  'total_kurus',
];

/** What each row brings beside its stay and its sums. */
interface MoreColumns {
  /** Of the candidates. */
  candidates?: readonly string[];
  /** Of `villa_search`. */
  villas?: readonly string[];
}

/** Columns of `villa_search s` that `pricedStays` reads beside those of `sellableStays`. */
export const priceColumns: Sql =
  fixed(sql`s.season_night_kurus, s.season_sum_kurus, s.season_short_limit,
  s.season_short_fee_kurus, s.discount_percent, s.discount_from, s.discount_until,
  s.discount_book_before, s.discount_within_days, s.discount_min_nights, s.discount_in_gap,
  s.night_extras_kurus, s.guest_extras_kurus, s.stay_extras_kurus`);

/**
 * Adds to sellable stays (`sellableStays`) what they cost, in kuruş: `accommodation_kurus`,
 * `discount_kurus`, `total_kurus`. Stays in one season or two, as most are, are summed by arithmetic;
 * others season by season or night by night.
 */
export const pricedStays = fixedAround((sellable) => {
  const added = sql`s.stay_extras_kurus + s.night_extras_kurus * ${NIGHTS}
    + s.guest_extras_kurus * s.guests`;
  const summed = sql`
    select s.*, ${ACCOMMODATION} as accommodation_kurus, ${shortStayFee()} as short_stay_fee_kurus,
      ${firstDiscount()} as discount
    from (${sellable}) s offset 0`;
  const discounted = sql`
    select s.*, ${discountOf()} as discount_kurus from (${summed}) s offset 0`;
  return sql`
    select s.*, accommodation_kurus - discount_kurus + short_stay_fee_kurus + ${added}
      as total_kurus
    from (${discounted}) s`;
});

/** Sums up to each season's first day are there: two of them and what lies after tell the stay's. */
const ACCOMMODATION = sql`case when first_season = last_season
    then ${NIGHTS} * s.season_night_kurus[first_season]
    else s.season_sum_kurus[last_season] - s.season_sum_kurus[first_season]
      + (s.check_out - s.season_from[last_season]) * s.season_night_kurus[last_season]
      - (s.check_in - s.season_from[first_season]) * s.season_night_kurus[first_season] end`;

/** Limit and fee are the highest among the stay's nights. */
function shortStayFee(): Sql {
  const highest = (column: string) => {
    const values = sql.ref(`s.${column}`);
    return sql`case last_season - first_season when 0 then ${values}[first_season]
      when 1 then greatest(${values}[first_season], ${values}[last_season])
      else highest_of(${values}[first_season:last_season]::bigint[]) end`;
  };
  return sql`case when ${NIGHTS} < ${highest('season_short_limit')}
    then ${highest('season_short_fee_kurus')} else 0 end`;
}

/** Discounts looked at one by one; a villa with more is summed night by night. */
const LOOKED_AT = 4;

/** Place of the best discount that reaches the stay, 0 without one, LOOKED_AT + 1 when unknown. */
function firstDiscount(): Sql {
  const tries = Array.from({ length: LOOKED_AT }, (_, at) => {
    const place = sql.lit(at + 1);
    return sql`when s.discount_percent[${place}] is null then 0
      when ${isOpen(place)} then ${place}`;
  });
  const more = sql`when s.discount_percent[${sql.lit(LOOKED_AT + 1)}] is null then 0`;
  return sql`case ${sql.join(tries, sql` `)} ${more} else ${sql.lit(LOOKED_AT + 1)} end`;
}

/** Whether the discount at a place can be had for a night of the stay. */
const isOpen = (place: Sql): Sql => sql`(s.discount_min_nights[${place}] <= ${NIGHTS}
    and s.discount_within_days[${place}] >= s.check_in - s.today
    and s.discount_book_before[${place}] >= s.today
    and s.discount_from[${place}] < s.check_out and s.discount_until[${place}] > s.check_in
    and (not s.discount_in_gap[${place}] or in_gap))`;

/**
 * Per night the best open discount, never two, rounded half up to the kuruş. Where the best one covers
 * the whole stay, or is the villa's last, and the stay has two seasons at most, nights of one price are
 * counted; else the database goes through them one by one.
 */
function discountOf(): Sql {
  const covers = sql`s.discount_from[discount] <= s.check_in
    and s.discount_until[discount] >= s.check_out`;
  return sql`case when discount = 0 then 0
    when discount <= ${sql.lit(LOOKED_AT)} and last_season <= first_season + 1
      and (${covers} or s.discount_percent[discount + 1] is null) then ${discountOfOne()}
    else discount_by_night(s.check_in, s.check_out, s.today, in_gap,
      s.season_from, s.season_night_kurus, s.discount_percent, s.discount_from, s.discount_until,
      s.discount_book_before, s.discount_within_days, s.discount_min_nights, s.discount_in_gap) end`;
}

/** Of the nights of the first season and of the last, each times what the discount takes off one. */
function discountOfOne(): Sql {
  const from = sql`greatest(s.discount_from[discount], s.check_in)`;
  const until = sql`least(s.discount_until[discount], s.check_out)`;
  const turn = sql`s.season_from[last_season]`;
  const ofNight = (season: string) =>
    sql`((s.season_night_kurus[${sql.ref(season)}] * s.discount_percent[discount] + 50) / 100)`;
  return sql`case when first_season = last_season
    then (${until} - ${from}) * ${ofNight('first_season')}
    else greatest(least(${until}, ${turn}) - ${from}, 0) * ${ofNight('first_season')}
      + greatest(${until} - greatest(${from}, ${turn}), 0) * ${ofNight('last_season')} end`;
}
