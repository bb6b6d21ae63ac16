import { type Kysely, sql } from 'kysely';

/** Season prices per sale unit: a week, a day aboard, or a day trip with hours. */
export async function up(db: Kysely<any>) {
  await sql`
    create table boat_prices (
      id integer generated always as identity constraint boat_prices__pkey primary key,
      boat_id integer not null
        constraint boat_prices__boat_fk references boats on delete cascade,
      unit text not null
        constraint boat_prices__unit_known check (unit in ('WEEK', 'DAY', 'TRIP')),
      days daterange not null constraint boat_prices__days_bounded check (is_stay(days)),
      name text not null default '',
      price_kurus bigint not null
        constraint boat_prices__price_positive check (price_kurus > 0),
      min_days smallint
        constraint boat_prices__min_days_range check (min_days between 1 and 100),
      changeover_weekday smallint
        constraint boat_prices__changeover_weekday_known check (changeover_weekday between 1 and 7),
      prepayment_percent smallint
        constraint boat_prices__prepayment_percent_range check (prepayment_percent between 0 and 100),
      deposit_kurus bigint
        constraint boat_prices__deposit_positive check (deposit_kurus >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint boat_prices__no_overlap
        exclude using gist (boat_id with =, unit with =, days with &&)
    );
    create index boat_prices__boat on boat_prices (boat_id, lower(days));
    create trigger boat_prices__touch before update on boat_prices
      for each row execute function touch_row();

    create table boat_discounts (
      id integer generated always as identity constraint boat_discounts__pkey primary key,
      boat_id integer not null
        constraint boat_discounts__boat_fk references boats on delete cascade,
      unit text constraint boat_discounts__unit_known check (unit in ('WEEK', 'DAY', 'TRIP')),
      kind text not null
        constraint boat_discounts__kind_known
        check (kind in ('EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP')),
      name text not null default '',
      percent smallint not null
        constraint boat_discounts__percent_range check (percent between 1 and 90),
      days daterange not null constraint boat_discounts__days_bounded check (is_stay(days)),
      book_before date,
      within_days smallint
        constraint boat_discounts__within_days_range check (within_days between 0 and 365),
      min_nights smallint
        constraint boat_discounts__min_nights_range check (min_nights between 1 and 100),
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint boat_discounts__last_minute_has_window
        check (kind <> 'LAST_MINUTE' or within_days is not null),
      constraint boat_discounts__long_stay_has_length
        check (kind <> 'LONG_STAY' or min_nights is not null)
    );
    create index boat_discounts__boat on boat_discounts (boat_id, lower(days));
    create trigger boat_discounts__touch before update on boat_discounts
      for each row execute function touch_row();

    create table boat_extras (
      id integer generated always as identity constraint boat_extras__pkey primary key,
      boat_id integer not null
        constraint boat_extras__boat_fk references boats on delete cascade,
      name text not null constraint boat_extras__name_given check (btrim(name) <> ''),
      description text not null default '',
      unit text not null
        constraint boat_extras__unit_known check (unit in ('NIGHT', 'STAY', 'PERSON')),
      amount_kurus bigint not null
        constraint boat_extras__amount_positive check (amount_kurus >= 0),
      optional boolean not null default true,
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint boat_extras__name_unique unique (boat_id, name)
    );
    create index boat_extras__boat on boat_extras (boat_id, position);
    create trigger boat_extras__touch before update on boat_extras
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table boat_extras;
    drop table boat_discounts;
    drop table boat_prices;
  `.execute(db);
}
