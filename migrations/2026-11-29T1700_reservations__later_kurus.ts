import { type Kysely, sql } from 'kysely';

const TABLES = ['reservations', 'boat_reservations'];

/**
 * What of a stay's total belongs to the month after the one it begins in is worked out when its sale is written:
 * home asked for it out of the quotes of all sold stays that see two months. Its rule is that of
 * `nights-brought.ts`; null: the nights lie in more than two months.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function later_kurus(stay daterange, quote jsonb, total_kurus bigint, quoted_kurus bigint)
      returns bigint language sql immutable as $$
      select case
        when upper(stay) <= next_month then 0
        when upper(stay) > next_month + interval '1 month' then null
        else coalesce(
          case when total_kurus = quoted_kurus then (
            select case when count(price_kurus - discount_kurus) = upper(stay) - lower(stay)
              then sum(price_kurus - discount_kurus) filter (where date >= to_char(next_month, 'YYYY-MM-DD')) end
            from jsonb_to_recordset(quote -> 'nights')
              night (date text, price_kurus bigint, discount_kurus bigint)
            where date >= to_char(lower(stay), 'YYYY-MM-DD') and date < to_char(upper(stay), 'YYYY-MM-DD')) end,
          total_kurus - round(
            total_kurus::numeric * (next_month::date - lower(stay)) / (upper(stay) - lower(stay))))
        end::bigint
      from (select date_trunc('month', lower(stay)::timestamp) + interval '1 month') of_stay (next_month)
    $$
  `.execute(db);
  for (const table of TABLES)
    await sql`
      alter table ${sql.table(table)} add later_kurus bigint generated always as (
        later_kurus(stay, quote, total_kurus,
          accommodation_kurus - discount_kurus + short_stay_fee_kurus + extras_kurus)
      ) stored;
      create index ${sql.id(`${table}__brought`)} on ${sql.table(table)} (check_in, check_out)
        include (total_kurus, later_kurus)
        where status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED') and later_kurus is not null;
      create index ${sql.id(`${table}__many_months`)} on ${sql.table(table)} (check_in)
        where later_kurus is null;
    `.execute(db);
}

export async function down(db: Kysely<any>) {
  for (const table of TABLES)
    await sql`alter table ${sql.table(table)} drop later_kurus`.execute(db);
  await sql`drop function later_kurus(daterange, jsonb, bigint, bigint)`.execute(db);
}
