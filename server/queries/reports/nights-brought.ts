import { type RawBuilder, sql } from 'kysely';

import { amountCounted } from '../payments/amounts-due.ts';

/**
 * As SQL, of sold reservations' rows called `row`: what each night brings, in order, in kuruş (domain.md
 * §1.14). A night brings its frozen price less its discount; where staff agreed on another total, a night
 * has no price, or nobody came, what the sale brings is spread evenly over the nights and adds up to it.
 */
export function nightsBrought(row: string): RawBuilder<number[]> {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  const upTo = (nights: RawBuilder<unknown>) =>
    spreadEvenly(amountCounted(row), nights, of('nights'));
  return sql<number[]>`coalesce(case when ${isAsQuoted(row)} then ${nightsQuoted(row)} end,
    (select array_agg(${upTo(sql`night`)} - ${upTo(sql`(night - 1)`)} order by night)
      from generate_series(1, ${of('nights')}) night))`;
}

/**
 * The frozen prices less their discounts; null where a night has none. A quote has its nights in order;
 * sorting them would cost half of the reading.
 */
function nightsQuoted(row: string): RawBuilder<number[] | null> {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql<number[] | null>`(
    select case when count(night.price_kurus - night.discount_kurus) = ${of('nights')}
      then array_agg(night.price_kurus - night.discount_kurus) end
    from jsonb_to_recordset(${of('quote')} -> 'nights')
      night (date text, price_kurus bigint, discount_kurus bigint)
    where night.date >= ${of('check_in')}::text and night.date < ${of('check_out')}::text)`;
}

/** What the first of some nights bring of an amount, half up. */
const spreadEvenly = (amount: Sql, first: Sql, nights: Sql) =>
  sql<number>`round(${amount}::numeric * ${first} / ${nights})::bigint`;

const isAsQuoted = (row: string) => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql`${of('status')} <> 'NO_SHOW' and ${of('total_kurus')} = ${of('accommodation_kurus')}
    - ${of('discount_kurus')} + ${of('short_stay_fee_kurus')} + ${of('extras_kurus')}`;
};

/**
 * Columns of reservations' rows called `row`, for `broughtWithin`. Nights are read only of stays that are
 * `parted`: of the others all they bring is asked for, and quotes are long. What is spread evenly over
 * its nights has none.
 */
export const broughtColumns = (row: string, parted: Sql) => sql`
  ${amountCounted(row)} as brought_kurus,
  case when ${parted} and ${isAsQuoted(row)} then ${nightsQuoted(row)} end as nights_kurus`;

/** Whether the nights of reservations' rows called `row` lie in more than one month. */
export const seesTwoMonths = (row: string) => sql<boolean>`(
  ${sql.ref(`${row}.check_out`)} > date_trunc('month', ${sql.ref(`${row}.check_in`)}::timestamp) + interval '1 month')`;

type Sql = RawBuilder<unknown>;

/**
 * What stays called `stay`, with their days and those columns, bring from `from` until `until`. Fees and
 * extras come with the first night, so that the parts of a stay add up to what it brings.
 */
export const broughtWithin = (stay: string, { from, until }: { from: Sql; until: Sql }) =>
  sql<number>`(${broughtBy(stay, until)} - ${broughtBy(stay, from)})`;

/** The same from its first day until `day`. */
export const broughtBy = (stay: string, day: Sql) => {
  const of = (column: string) => sql.ref(`${stay}.${column}`);
  const nights = sql`(${day} - ${of('check_in')})`;
  return sql`(case when ${day} <= ${of('check_in')} then 0 when ${day} >= ${of('check_out')} then ${of('brought_kurus')}
    when ${of('nights_kurus')} is null
      then ${spreadEvenly(of('brought_kurus'), nights, sql`(${of('check_out')} - ${of('check_in')})`)}
    else ${of('brought_kurus')} - (select sum(night) from unnest(${of('nights_kurus')}[${nights} + 1:]) night) end)`;
};
