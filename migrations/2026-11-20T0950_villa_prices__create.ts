import { type Kysely, sql } from 'kysely';

/** Season prices with their rules, dated discounts and extras. A rule left null is the villa's own. */
export async function up(db: Kysely<any>) {
  await sql`
    create table villa_prices (
      id integer generated always as identity constraint villa_prices__pkey primary key,
      villa_id integer not null
        constraint villa_prices__villa_fk references villas on delete cascade,
      days daterange not null constraint villa_prices__days_bounded check (is_stay(days)),
      name text not null default '',
      nightly_price_kurus bigint not null
        constraint villa_prices__price_positive check (nightly_price_kurus > 0),
      min_nights smallint
        constraint villa_prices__min_nights_range check (min_nights between 1 and 100),
      arrival_weekdays smallint[]
        constraint villa_prices__arrival_weekdays_known check (is_weekdays(arrival_weekdays)),
      short_stay_limit smallint
        constraint villa_prices__short_stay_limit_range check (short_stay_limit between 0 and 100),
      short_stay_fee_kurus bigint
        constraint villa_prices__short_stay_fee_positive check (short_stay_fee_kurus >= 0),
      prepayment_percent smallint
        constraint villa_prices__prepayment_percent_range check (prepayment_percent between 0 and 100),
      deposit_kurus bigint
        constraint villa_prices__deposit_positive check (deposit_kurus >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint villa_prices__no_overlap exclude using gist (villa_id with =, days with &&)
    );
    create index villa_prices__villa on villa_prices (villa_id, lower(days));
    create trigger villa_prices__touch before update on villa_prices
      for each row execute function touch_row();

    create table villa_discounts (
      id integer generated always as identity constraint villa_discounts__pkey primary key,
      villa_id integer not null
        constraint villa_discounts__villa_fk references villas on delete cascade,
      kind text not null
        constraint villa_discounts__kind_known
        check (kind in ('EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP')),
      name text not null default '',
      percent smallint not null
        constraint villa_discounts__percent_range check (percent between 1 and 90),
      days daterange not null constraint villa_discounts__days_bounded check (is_stay(days)),
      book_before date,
      within_days smallint
        constraint villa_discounts__within_days_range check (within_days between 0 and 365),
      min_nights smallint
        constraint villa_discounts__min_nights_range check (min_nights between 1 and 100),
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint villa_discounts__last_minute_has_window
        check (kind <> 'LAST_MINUTE' or within_days is not null),
      constraint villa_discounts__long_stay_has_length
        check (kind <> 'LONG_STAY' or min_nights is not null)
    );
    create index villa_discounts__villa on villa_discounts (villa_id, lower(days));
    create trigger villa_discounts__touch before update on villa_discounts
      for each row execute function touch_row();

    create table villa_extras (
      id integer generated always as identity constraint villa_extras__pkey primary key,
      villa_id integer not null
        constraint villa_extras__villa_fk references villas on delete cascade,
      name text not null constraint villa_extras__name_given check (btrim(name) <> ''),
      description text not null default '',
      unit text not null
        constraint villa_extras__unit_known check (unit in ('NIGHT', 'STAY', 'PERSON')),
      amount_kurus bigint not null
        constraint villa_extras__amount_positive check (amount_kurus >= 0),
      optional boolean not null default true,
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint villa_extras__name_unique unique (villa_id, name)
    );
    create index villa_extras__villa on villa_extras (villa_id, position);
    create trigger villa_extras__touch before update on villa_extras
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table villa_extras;
    drop table villa_discounts;
    drop table villa_prices;
  `.execute(db);
}
