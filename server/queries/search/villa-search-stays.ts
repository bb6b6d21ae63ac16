import { type RawBuilder, sql } from 'kysely';

import { fixed, fixedAround } from '../../db/fixed-sql.ts';
import { MAX_NIGHTS } from '../../domain/pricing-terms.ts';
import { FIRST_DAY, WORD, wordsOf } from '../calendars/open-nights.ts';

/** What search prices stays by, beside the villas' own rows. */
export interface StayRules {
  /** Adults and children. */
  guests: number;
  /** Today in Istanbul, ISO. */
  today: string;
  /** Site setting: the longest free range that still is a gap. */
  gap_max_nights: number;
}

/** One stay as search prices it. Days ISO, half-open. */
export interface SearchedStay extends StayRules {
  check_in: string;
  check_out: string;
}

/** Where a query finds a stay's days: constants, or columns of its rows. Both are dates. */
export interface StayDays {
  check_in: RawBuilder<unknown>;
  check_out: RawBuilder<unknown>;
}

type Sql = RawBuilder<unknown>;

/** A searched stay as constants. */
export const asDays = ({ check_in, check_out }: Pick<SearchedStay, 'check_in' | 'check_out'>) => ({
  check_in: sql`${check_in}::date`,
  check_out: sql`${check_out}::date`,
});

/** Columns of `villa_search s` that `sellableStays` reads; each one more costs time to plan. */
export const stayColumns: Sql = fixed(sql`s.villa_id, s.taken, s.gap_allowed, s.gap_min_nights,
  s.season_from, s.season_block, s.season_min_nights, s.season_weekdays`);

/**
 * What it is asked by, as columns too: so all the rest is text without values, which is put together
 * once. The stay itself is `check_in` and `check_out`.
 */
export const ruleColumns = ({ guests, today, gap_max_nights }: StayRules): Sql => sql`
  ${guests}::int as guests, ${today}::date as today, ${gap_max_nights}::int as gap_max_nights`;

/** The nights of a row's stay. */
export const NIGHTS = sql`(s.check_out - s.check_in)`;

/**
 * The rows of `villas` (`stayColumns`, `ruleColumns`, `check_in`, `check_out` and others, free for the
 * stay) that can be sold for it, with the first and last of the seasons it touches and whether it lies
 * in a gap. `offset 0` keeps PostgreSQL from writing an expression out wherever its name stands, and
 * so from working it out as often.
 */
export const sellableStays = fixedAround((villas) => {
  const arrival = sql`(1 << (extract(isodow from s.check_in)::int - 1))`;
  const touched = sql`
    select s.*, width_bucket(s.check_in, s.season_from) as first_season, ${gapColumns()}
    from (${villas}) s
    where s.check_in >= s.today and ${NIGHTS} between 1 and ${sql.lit(MAX_NIGHTS)}
    offset 0`;
  const arrived = sql`
    select s.*, case when s.season_from[first_season + 1] < s.check_out
        then width_bucket(s.check_out - 1, s.season_from) else first_season end as last_season,
      coalesce(${IN_GAP}, false) as in_gap
    from (${touched}) s
    where s.season_block[first_season] > 0
      and s.season_weekdays[first_season] & ${arrival} > 0
      and (s.season_min_nights[first_season] <= ${NIGHTS} or (${fillsGap()}))
    offset 0`;
  return sql`
    select s.* from (${arrived}) s
    where s.season_block[last_season] between 1 and s.season_block[first_season]`;
});

/** Whether the stay's nights are free, from words of sixty days (`villa_taken_words`). */
export function isFree(stay: { check_in: string; check_out: string }): Sql {
  const tests = wordsOf(stay).map(
    ([word, mask]) => sql`coalesce(s.taken[${word}::int] & ${String(mask)}::bigint, 0) < 1`,
  );
  if (stay.check_out > LAST_DAY) tests.push(isFreeFar(asDays(stay)));
  return sql`(${sql.join(tests, sql` and `)})`;
}

const isFreeFar = ({ check_in, check_out }: StayDays): Sql =>
  sql`(${check_out} <= ${sql.lit(LAST_DAY)}::date or not s.busy && daterange(${check_in}, ${check_out}))`;

const WORD_LENGTH = sql.lit(WORD);
/** From here on there are no words. */
const LAST_DAY = '2100-01-01';

const dayOf = (day: Sql) => sql`(${day} - ${sql.lit(FIRST_DAY)}::date)`;

/**
 * Free nights before and after the stay, as far as they matter: those of a gap, between two taken
 * ranges and not longer than the site's longest gap.
 */
function gapColumns(): Sql {
  const reach = sql`greatest(s.gap_max_nights + 1 - ${NIGHTS}, 0)`;
  const before = bitsOf(sql`(${dayOf(sql`s.check_in`)} - ${reach})`, reach);
  const after = bitsOf(dayOf(sql`s.check_out`), reach);
  return sql`
    case when ${reach} > 0 then ${reach} - width_bucket(${before}, ${POWERS}) end
      as free_before,
    case when ${reach} > 0 then
      coalesce(nullif(width_bucket(${after} & -${after}, ${POWERS}), 0) - 1, ${reach})
    end as free_after`;
}

/** With them `width_bucket` tells the place of a number's highest bit, from 1; 0 where there is none. */
const POWERS = sql.raw(
  `'{${Array.from({ length: WORD }, (_, at) => 2n ** BigInt(at)).join()}}'::bigint[]`,
);

/** So many days of taken time from a day on, the first one the lowest bit. */
const bitsOf = (first: Sql, length: Sql): Sql => sql`
  (((coalesce(s.taken[${first} / ${WORD_LENGTH}], 0) >> (${first} % ${WORD_LENGTH}))
    | (coalesce(s.taken[${first} / ${WORD_LENGTH} + 1], 0) << (${WORD_LENGTH} - ${first} % ${WORD_LENGTH})))
    & ((1::bigint << ${length}) - 1))`;

/** Null where the stay is too long for a gap. */
const IN_GAP = sql`(s.free_before + ${NIGHTS} + s.free_after <= s.gap_max_nights)`;

/** On each side of the stay nothing or at least the minimum is left; nights before today are nobody's. */
function fillsGap(): Sql {
  const left = sql`least(s.free_before, s.check_in - s.today)`;
  const fewest = sql`s.season_min_nights[first_season]`;
  return sql`
    s.gap_allowed and ${NIGHTS} >= s.gap_min_nights and ${IN_GAP}
    and (${left} <= 0 or ${left} >= ${fewest})
    and (s.free_after <= 0 or s.free_after >= ${fewest})`;
}
