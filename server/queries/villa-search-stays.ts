import { type RawBuilder, sql } from 'kysely';

import { MAX_NIGHTS } from '../domain/pricing-terms.ts';

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

/** `soldManyStays` for one stay: each row of `candidate` (villa_id, busy …) that can be sold for it. */
export function soldStays(candidate: RawBuilder<unknown>, stay: SearchedStay): RawBuilder<unknown> {
  const { check_in, check_out } = stay;
  const stays = sql`select free.*, ${check_in}::date as check_in,
    ${check_out}::date as check_out from (${candidate}) free`;
  return soldManyStays(stays, stay);
}

/**
 * The rules of `domain/pricing.ts` in SQL, for many stays at once: one row for each row of
 * `candidate` (villa_id, busy, check_in, check_out …) that can be sold, with its sums in kuruş.
 * Candidates are on sale, large enough and free; what is taken is what the ledger says, so an option
 * that ran out counts until it is swept. A test holds the two together on random villas; a rule
 * changes in both or in neither.
 */
export function soldManyStays(
  candidate: RawBuilder<unknown>,
  rules: StayRules,
): RawBuilder<unknown> {
  return sql`
    select c.*, terms.accommodation_kurus, given.discount_kurus,
      terms.accommodation_kurus - given.discount_kurus + added.extras_kurus
        + case when stay.nights < terms.short_stay_limit then terms.short_stay_fee_kurus else 0 end
        as total_kurus
    from (${candidate}) c
    join villas v on v.id = c.villa_id
    cross join lateral (select c.check_out - c.check_in as nights) stay
    cross join lateral (${TERMS}) terms
    left join lateral (${GAP}) gap on stay.nights <= ${rules.gap_max_nights}::int
      and gap.finished_at - gap.started_at <= ${rules.gap_max_nights}::int
    cross join lateral (${discountOf(rules)}) given
    cross join lateral (${extrasOf(rules)}) added
    where c.check_in >= ${rules.today}::date
      and stay.nights between 1 and ${MAX_NIGHTS}::int
      and terms.priced_nights = stay.nights
      and (terms.arrival_weekdays is null
        or extract(isodow from c.check_in)::text = any(string_to_array(terms.arrival_weekdays, ',')))
      and (stay.nights >= terms.min_nights or (${fillsGap(rules)}))`;
}

/**
 * Of the seasons the stay touches: sums, the rules of the check-in night, the highest of the others.
 * Bounds are compared one by one, for the index that begins with the villa: the GiST index of the
 * exclusion constraint, which `&&` would choose, takes five times as long.
 */
const TERMS = sql`
  select
    sum(part.nights * p.nightly_price_kurus)::bigint as accommodation_kurus,
    sum(part.nights) as priced_nights,
    max(coalesce(p.short_stay_limit, v.short_stay_limit)) as short_stay_limit,
    max(coalesce(p.short_stay_fee_kurus, v.short_stay_fee_kurus)) as short_stay_fee_kurus,
    max(coalesce(p.min_nights, v.min_nights)) filter (where p.days @> c.check_in) as min_nights,
    max(array_to_string(coalesce(p.arrival_weekdays, v.arrival_weekdays), ','))
      filter (where p.days @> c.check_in) as arrival_weekdays
  from villa_prices p
  cross join lateral (
    select least(upper(p.days), c.check_out) - greatest(lower(p.days), c.check_in) as nights
  ) part
  where p.villa_id = c.villa_id and lower(p.days) < c.check_out and upper(p.days) > c.check_in`;

/** The free range between two taken ones that the stay lies in. */
const GAP = sql`
  select max(upper(taken)) filter (where upper(taken) <= c.check_in) as started_at,
    min(lower(taken)) filter (where lower(taken) >= c.check_out) as finished_at
  from unnest(c.busy) taken`;

/** On each side of the stay nothing or at least the minimum is left; nights before today are nobody's. */
function fillsGap({ today }: StayRules) {
  const left = sql`c.check_in - greatest(gap.started_at, ${today}::date)`;
  const right = sql`gap.finished_at - c.check_out`;
  return sql`
    v.gap_allowed and stay.nights >= v.gap_min_nights
    and (${left} <= 0 or ${left} >= terms.min_nights)
    and (${right} <= 0 or ${right} >= terms.min_nights)`;
}

/** Per night the best open discount, never two, rounded half up to the kuruş. */
function discountOf({ today }: StayRules) {
  return sql`
    select coalesce(sum((p.nightly_price_kurus * best.percent + 50) / 100), 0)::bigint
      as discount_kurus
    from (
      select greatest(lower(d.days), c.check_in) + night as night, max(d.percent) as percent
      from villa_discounts d
      cross join lateral generate_series(
        0, least(upper(d.days), c.check_out) - greatest(lower(d.days), c.check_in) - 1) night
      where d.villa_id = c.villa_id and d.active
        and d.days && daterange(c.check_in, c.check_out)
        and (d.book_before is null or d.book_before >= ${today}::date)
        and (d.within_days is null or c.check_in - ${today}::date <= d.within_days)
        and (d.min_nights is null or stay.nights >= d.min_nights)
        and (d.kind <> 'GAP' or gap.finished_at is not null)
      group by 1
    ) best
    join villa_prices p on p.villa_id = c.villa_id
      and lower(p.days) <= best.night and upper(p.days) > best.night`;
}

/** What belongs to every stay; extras that a guest may choose are no part of a search. */
function extrasOf({ guests }: StayRules) {
  return sql`
    select coalesce(sum(e.amount_kurus * case e.unit
      when 'NIGHT' then stay.nights when 'PERSON' then ${guests}::int else 1 end), 0)::bigint
      as extras_kurus
    from villa_extras e
    where e.villa_id = c.villa_id and e.active and not e.optional`;
}
