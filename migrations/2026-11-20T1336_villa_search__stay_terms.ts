import { type Kysely, sql } from 'kysely';

/**
 * Search prices stays from its own table alone: seasons, discounts and obligatory extras stand in it as
 * arrays beside the villa's taken time, so that a hundred thousand villas are a scan and no joins.
 * The table is made anew, what is read most first: columns after a text are costly to reach.
 */
export async function up(db: Kysely<any>) {
  await sql`
    drop table villa_search;
    drop function refresh_villa_search(integer[]);
    drop function refresh_villa_busy(integer[]);
  `.execute(db);
  await sql`
    create table villa_search (
      villa_id integer
        constraint villa_search__pkey primary key
        constraint villa_search__villa_fk references villas on delete cascade,
      region_id integer not null,
      town_id integer not null,
      district_id integer not null,
      max_guests smallint not null,
      bedrooms smallint not null,
      bathrooms smallint not null,
      gap_min_nights smallint not null,
      position integer not null,
      rating_count integer not null,
      active boolean not null,
      popular boolean not null,
      villa_of_month boolean not null,
      pets_allowed boolean not null,
      instant_booking boolean not null,
      gap_allowed boolean not null,
      listed_at timestamptz not null,
      night_extras_kurus bigint not null default 0,
      guest_extras_kurus bigint not null default 0,
      stay_extras_kurus bigint not null default 0,
      taken bigint[] not null default '{}',
      season_from date[] not null default '{}',
      season_block smallint[] not null default '{}',
      season_min_nights smallint[] not null default '{}',
      season_weekdays smallint[] not null default '{}',
      season_night_kurus bigint[] not null default '{}',
      season_sum_kurus bigint[] not null default '{}',
      season_short_limit smallint[] not null default '{}',
      season_short_fee_kurus bigint[] not null default '{}',
      discount_percent smallint[] not null default '{}',
      discount_from date[] not null default '{}',
      discount_until date[] not null default '{}',
      discount_book_before date[] not null default '{}',
      discount_within_days smallint[] not null default '{}',
      discount_min_nights smallint[] not null default '{}',
      discount_in_gap boolean[] not null default '{}',
      type_ids integer[] not null,
      feature_ids integer[] not null,
      from_price_kurus bigint,
      rating numeric(3, 2),
      sea_metres integer,
      pool_kind text not null,
      pool_privacy text,
      search_text text not null,
      busy datemultirange not null default '{}'
    ) with (fillfactor = 70, toast_tuple_target = 8160);
    create index villa_search__places on villa_search (region_id, town_id, max_guests);
    create index villa_search__town on villa_search (town_id, max_guests) where active;
    create index villa_search__district on villa_search (district_id, max_guests) where active;
    create index villa_search__types on villa_search using gin (type_ids) where active;
    create index villa_search__words on villa_search using gin (search_text gin_trgm_ops);
    create index villa_search__names on villa_search (search_text text_pattern_ops);
    create index villa_search__recommended on villa_search (popular desc, position, villa_id)
      where active;
    -- Words that villas have been called or placed by, to know a misspelled one. They are never
    -- taken back: one that no villa has any more finds nothing.
    create table search_words (
      word text constraint search_words__pkey primary key
        constraint search_words__letters check (word ~ '^[a-z]{3,}$')
    );
    alter table villa_search cluster on villa_search__places;
  `.execute(db);
  await keepInRow(db);
  await createTerms(db);
  await createRefresh(db);
  await createTriggers(db);
  await sql`select refresh_villa_search(array(select id from villas))`.execute(db);
}

/** Short arrays kept as they are: reading an element of a packed one copies it first. */
const PLAIN = [
  ...['taken', 'season_block', 'season_min_nights', 'season_weekdays', 'season_short_limit'],
  ...['discount_percent', 'discount_from', 'discount_until', 'discount_book_before'],
  ...['discount_within_days', 'discount_min_nights', 'discount_in_gap'],
];

async function keepInRow(db: Kysely<any>) {
  for (const column of PLAIN)
    await sql`alter table villa_search alter ${sql.ref(column)} set storage plain`.execute(db);
}

async function createTerms(db: Kysely<any>) {
  await sql`
    -- Taken days as bits, sixty days a word, counted from 2000-01-01: the array's own bounds say which
    -- words it has. Days from 2100 on stand in the multirange alone.
    create function villa_taken_words(busy datemultirange) returns bigint[]
    language sql immutable
    return (
      with piece as (
        select word,
          bit_or(((1::bigint << (ends - starts)) - 1) << starts) as bits
        from unnest(busy * datemultirange(daterange('2000-01-01', '2100-01-01'))) stay
        cross join lateral generate_series((lower(stay) - date '2000-01-01') / 60,
          (upper(stay) - 1 - date '2000-01-01') / 60) word
        cross join lateral (
          select greatest(lower(stay) - date '2000-01-01' - 60 * word, 0) as starts,
            least(upper(stay) - date '2000-01-01' - 60 * word, 60) as ends
        ) inside
        group by word
      )
      select coalesce(('[' || min(word) || ':' || max(word) || ']={'
        || string_agg(coalesce(bits, 0)::text, ',' order by word) || '}')::bigint[], '{}')
      from (
        select word, bits
        from generate_series((select min(word) from piece), (select max(word) from piece)) word
        left join piece using (word)
      ) filled
    );

    -- A villa's seasons from today on, each until the next one's first day. Nights without a price are
    -- a season of their own, of price 0 and block 0; the nights of one block follow each other.
    create function villa_season_terms(wanted_id integer)
    returns table (
      season_from date[], season_block smallint[], season_min_nights smallint[],
      season_weekdays smallint[], season_night_kurus bigint[], season_sum_kurus bigint[],
      season_short_limit smallint[], season_short_fee_kurus bigint[]
    )
    language sql stable as $$
      with season as (
        select lower(p.days) as starts, upper(p.days) as ends, p.nightly_price_kurus as night_kurus,
          lead(lower(p.days)) over (order by p.days) as next_starts,
          coalesce(p.min_nights, v.min_nights) as min_nights,
          coalesce(p.arrival_weekdays, v.arrival_weekdays) as weekdays,
          coalesce(p.short_stay_limit, v.short_stay_limit) as short_limit,
          coalesce(p.short_stay_fee_kurus, v.short_stay_fee_kurus) as short_fee_kurus
        from villa_prices p join villas v on v.id = p.villa_id
        where p.villa_id = wanted_id and upper(p.days) > istanbul_today()
      ),
      stretch as (
        select starts, ends, night_kurus, min_nights, short_limit, short_fee_kurus,
          case when weekdays is null then 127
            else (select bit_or(1 << (day - 1)) from unnest(weekdays) day) end as weekdays
        from season
        union all
        select ends, null, 0, 0, 0, 0, 0 from season where next_starts is distinct from ends
      ),
      summed as (
        select stretch.*,
          case when night_kurus = 0 then 0
            else 1 + count(*) filter (where night_kurus = 0) over earlier end as block,
          coalesce(sum(night_kurus * (ends - starts)) over earlier, 0) as sum_kurus
        from stretch
        window earlier as (order by starts rows between unbounded preceding and 1 preceding)
      )
      select coalesce(array_agg(starts order by starts), '{}'),
        coalesce(array_agg(block::smallint order by starts), '{}'),
        coalesce(array_agg(min_nights::smallint order by starts), '{}'),
        coalesce(array_agg(weekdays::smallint order by starts), '{}'),
        coalesce(array_agg(night_kurus order by starts), '{}'),
        coalesce(array_agg(sum_kurus::bigint order by starts), '{}'),
        coalesce(array_agg(short_limit::smallint order by starts), '{}'),
        coalesce(array_agg(short_fee_kurus order by starts), '{}')
      from summed
    $$;

    -- Discounts that can still be had, the best first; a condition that is not there is one that
    -- always holds.
    create function villa_discount_terms(wanted_id integer)
    returns table (
      discount_percent smallint[], discount_from date[], discount_until date[],
      discount_book_before date[], discount_within_days smallint[], discount_min_nights smallint[],
      discount_in_gap boolean[]
    )
    language sql stable as $$
      select coalesce(array_agg(percent order by percent desc, id), '{}'),
        coalesce(array_agg(lower(days) order by percent desc, id), '{}'),
        coalesce(array_agg(upper(days) order by percent desc, id), '{}'),
        coalesce(array_agg(coalesce(book_before, 'infinity') order by percent desc, id), '{}'),
        coalesce(array_agg(coalesce(within_days, 32767::smallint) order by percent desc, id), '{}'),
        coalesce(array_agg(coalesce(min_nights, 0::smallint) order by percent desc, id), '{}'),
        coalesce(array_agg(kind = 'GAP' order by percent desc, id), '{}')
      from villa_discounts
      where villa_id = wanted_id and active and upper(days) > istanbul_today()
    $$;

    -- What belongs to every stay: per night, per guest, per stay.
    create function villa_extra_terms(wanted_id integer)
    returns table (
      night_extras_kurus bigint, guest_extras_kurus bigint, stay_extras_kurus bigint
    )
    language sql stable as $$
      select coalesce(sum(amount_kurus) filter (where unit = 'NIGHT'), 0)::bigint,
        coalesce(sum(amount_kurus) filter (where unit = 'PERSON'), 0)::bigint,
        coalesce(sum(amount_kurus) filter (where unit = 'STAY'), 0)::bigint
      from villa_extras where villa_id = wanted_id and active and not optional
    $$;

    create function highest_of(amounts bigint[]) returns bigint
    language sql immutable
    return (select max(amount) from unnest(amounts) amount);

    -- What discounts take off a stay whose nights have several prices or several discounts: per night
    -- the best of those that can be had, rounded half up.
    create function discount_by_night(
      check_in date, check_out date, today date, in_gap boolean,
      season_from date[], night_kurus bigint[], percents smallint[], days_from date[],
      days_until date[], book_before date[], within_days smallint[], min_nights smallint[],
      only_in_gap boolean[]
    ) returns bigint
    language sql immutable
    return (
      select coalesce(sum((night_kurus[width_bucket(check_in + night, season_from)] * best.percent
        + 50) / 100), 0)::bigint
      from generate_series(0, check_out - check_in - 1) night
      cross join lateral (
        select max(percents[place]) as percent
        from generate_series(1, cardinality(percents)) place
        where days_from[place] <= check_in + night and days_until[place] > check_in + night
          and book_before[place] >= today and within_days[place] >= check_in - today
          and min_nights[place] <= check_out - check_in and (in_gap or not only_in_gap[place])
      ) best
    );
  `.execute(db);
}

/** Columns that a villa's own rows decide; those of its stays come from the functions above. */
const OF_VILLA = [
  ...['region_id', 'town_id', 'district_id', 'max_guests', 'bedrooms', 'bathrooms'],
  ...['gap_min_nights', 'position', 'rating_count', 'active', 'popular', 'villa_of_month'],
  ...['pets_allowed', 'instant_booking', 'gap_allowed', 'listed_at', 'type_ids', 'feature_ids'],
  ...['rating', 'sea_metres', 'pool_kind', 'pool_privacy', 'search_text'],
];
const OF_SEASONS = [
  ...['season_from', 'season_block', 'season_min_nights', 'season_weekdays', 'season_night_kurus'],
  ...['season_sum_kurus', 'season_short_limit', 'season_short_fee_kurus'],
];
const OF_DISCOUNTS = [
  ...['discount_percent', 'discount_from', 'discount_until', 'discount_book_before'],
  ...['discount_within_days', 'discount_min_nights', 'discount_in_gap'],
];
const OF_EXTRAS = ['night_extras_kurus', 'guest_extras_kurus', 'stay_extras_kurus'];
const OF_TERMS = [...OF_SEASONS, ...OF_DISCOUNTS, ...OF_EXTRAS];
const OF_BUSY = ['busy', 'taken', 'from_price_kurus'];

const listed = (names: string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));
const taking = (names: string[], table: string) =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`));

/** Each locks the rows first, so that what it reads afterwards is what the last writer committed. */
async function createRefresh(db: Kysely<any>) {
  await sql`
    create function refresh_villa_busy(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      update villa_search s set ${taking(OF_BUSY, 'fresh')}
        from (
          select id, busy, villa_taken_words(busy) as taken,
            villa_from_price(id, busy) as from_price_kurus
          from unnest(wanted_ids) as wanted (id)
          cross join lateral (select villa_busy_time(id) as busy offset 0) now_busy
        ) fresh
        where s.villa_id = fresh.id
          and (${listed(OF_BUSY, 's')}) is distinct from (${listed(OF_BUSY, 'fresh')});
    end $$;

    create function refresh_villa_terms(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      update villa_search s
        set ${taking(OF_TERMS, 'fresh')},
          from_price_kurus = villa_from_price(s.villa_id, s.busy)
        from (
          select id, ${listed(OF_TERMS)}
          from unnest(wanted_ids) as wanted (id)
          cross join lateral villa_season_terms(id)
          cross join lateral villa_discount_terms(id)
          cross join lateral villa_extra_terms(id)
        ) fresh
        where s.villa_id = fresh.id
          and (${listed(OF_TERMS, 's')}, s.from_price_kurus) is distinct from
            (${listed(OF_TERMS, 'fresh')}, villa_from_price(s.villa_id, s.busy));
    end $$;

    create function refresh_villa_search(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      insert into villa_search as s (
        villa_id, ${listed(OF_VILLA)}, ${listed(OF_TERMS)}, ${listed(OF_BUSY)}
      )
      select
        v.id, t.region_id, d.town_id, v.district_id, v.capacity, v.bedrooms, v.bathrooms,
        v.gap_min_nights, v.position, v.rating_count, v.active, v.popular, v.villa_of_month,
        v.pets <> 'NO', v.instant_booking, v.gap_allowed, v.created_at,
        coalesce(types.ids, '{}'),
        array(select feature_id from villa_features where villa_id = v.id order by feature_id),
        v.rating_average,
        (select min(metres) from villa_distances
          where villa_id = v.id and key in ('SEA', 'BEACH')),
        v.pool_kind, v.pool_privacy,
        tr_fold(concat_ws(' ', v.name, v.code, d.name, t.name, r.name, types.names)),
        ${listed(OF_TERMS)},
        taken_time.busy, villa_taken_words(taken_time.busy),
        villa_from_price(v.id, taken_time.busy)
      from villas v
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      join regions r on r.id = t.region_id
      cross join lateral (select villa_busy_time(v.id) as busy offset 0) taken_time
      cross join lateral villa_season_terms(v.id)
      cross join lateral villa_discount_terms(v.id)
      cross join lateral villa_extra_terms(v.id)
      cross join lateral (
        select array_agg(y.id order by y.id) as ids, string_agg(y.name, ' ' order by y.id) as names
        from villa_villa_types vt join villa_types y on y.id = vt.villa_type_id
        where vt.villa_id = v.id
      ) types
      where v.id = any(wanted_ids) and v.deleted_at is null
      order by t.region_id, d.town_id, v.capacity, v.id
      on conflict on constraint villa_search__pkey do update
        set ${taking([...OF_VILLA, ...OF_TERMS, ...OF_BUSY], 'excluded')}
        where s is distinct from excluded;
      insert into search_words (word)
        select distinct word
        from villa_search s cross join lateral regexp_split_to_table(s.search_text, ' ') as split (word)
        where s.villa_id = any(wanted_ids) and word ~ '^[a-z]{3,}$'
          and not exists (select from search_words known where known.word = split.word)
        order by word
        on conflict do nothing;
      delete from villa_search s using villas v
        where s.villa_id = any(wanted_ids) and v.id = s.villa_id and v.deleted_at is not null;
    end $$;
  `.execute(db);
}

/** What a change of its rows makes stale of a villa: the whole row, its terms or its taken time. */
const TERMS_TABLES = ['villa_prices', 'villa_discounts', 'villa_extras'];

async function createTriggers(db: Kysely<any>) {
  await tellCache(db);
  await dropRowTriggers(db, 'villa_prices');
  await sql`
    create or replace function villa_search_after_rows() returns trigger language plpgsql as $$
    declare
      changed_ids integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct villa_id) into changed_ids from new_rows;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct villa_id) into changed_ids from old_rows;
      else
        select array_agg(distinct villa_id) into changed_ids
          from (select villa_id from new_rows union all select villa_id from old_rows) changed;
      end if;
      if changed_ids is null then return null; end if;
      case tg_argv[0]
        when 'busy' then perform refresh_villa_busy(changed_ids);
        when 'terms' then perform refresh_villa_terms(changed_ids);
        else perform refresh_villa_search(changed_ids);
      end case;
      return null;
    end $$;
  `.execute(db);
  for (const table of TERMS_TABLES) await createRowTriggers(db, table, 'terms');
}

async function createRowTriggers(db: Kysely<any>, table: string, part: string) {
  const name = (suffix: string) => sql.id(`${table}__search_${suffix}`);
  await sql`
    create trigger ${name('added')} after insert on ${sql.table(table)}
      referencing new table as new_rows
      for each statement execute function villa_search_after_rows(${sql.lit(part)});
    create trigger ${name('changed')} after update on ${sql.table(table)}
      referencing new table as new_rows old table as old_rows
      for each statement execute function villa_search_after_rows(${sql.lit(part)});
    create trigger ${name('removed')} after delete on ${sql.table(table)}
      referencing old table as old_rows
      for each statement execute function villa_search_after_rows(${sql.lit(part)});
  `.execute(db);
}

async function dropRowTriggers(db: Kysely<any>, table: string) {
  const name = (suffix: string) => sql.id(`${table}__search_${suffix}`);
  await sql`
    drop trigger ${name('added')} on ${sql.table(table)};
    drop trigger ${name('changed')} on ${sql.table(table)};
    drop trigger ${name('removed')} on ${sql.table(table)};
  `.execute(db);
}

/** The table's triggers of the page cache, gone with the old table. */
async function tellCache(db: Kysely<any>) {
  await sql`
    create trigger villa_search__cache_added after insert on villa_search
      referencing new table as new_rows
      for each statement execute function tell_villa_rows_changed();
    create trigger villa_search__cache_changed after update on villa_search
      referencing new table as new_rows old table as old_rows
      for each statement execute function tell_villa_rows_changed();
    create trigger villa_search__cache_removed after delete on villa_search
      referencing old table as old_rows
      for each statement execute function tell_villa_rows_changed();
    create trigger villa_search__cache_emptied after truncate on villa_search
      for each statement execute function tell_site_changed();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  for (const table of TERMS_TABLES) await dropRowTriggers(db, table);
  await sql`
    drop function refresh_villa_search(integer[]);
    drop function refresh_villa_terms(integer[]);
    drop function refresh_villa_busy(integer[]);
    drop function villa_extra_terms(integer);
    drop function villa_discount_terms(integer);
    drop function villa_season_terms(integer);
    drop function villa_taken_words(datemultirange);
    drop function discount_by_night(date, date, date, boolean, date[], bigint[], smallint[], date[],
      date[], date[], smallint[], smallint[], boolean[]);
    drop function highest_of(bigint[]);
    drop table villa_search;
    drop table search_words;
  `.execute(db);
  await sql`
    create table villa_search (
      villa_id integer
        constraint villa_search__pkey primary key
        constraint villa_search__villa_fk references villas on delete cascade,
      region_id integer not null,
      town_id integer not null,
      district_id integer not null,
      active boolean not null,
      max_guests smallint not null,
      bedrooms smallint not null,
      bathrooms smallint not null,
      pool_kind text not null,
      pool_privacy text,
      pets_allowed boolean not null,
      instant_booking boolean not null,
      popular boolean not null,
      villa_of_month boolean not null,
      sea_metres integer,
      type_ids integer[] not null,
      feature_ids integer[] not null,
      from_price_kurus bigint,
      rating numeric(3, 2),
      rating_count integer not null,
      position integer not null,
      listed_at timestamptz not null,
      search_text text not null,
      busy datemultirange not null default '{}'
    ) with (fillfactor = 70);
    create index villa_search__region on villa_search (region_id, max_guests) where active;
    create index villa_search__town on villa_search (town_id, max_guests) where active;
    create index villa_search__district on villa_search (district_id, max_guests) where active;
    create index villa_search__types on villa_search using gin (type_ids) where active;
    create index villa_search__words on villa_search using gin (search_text gin_trgm_ops);
  `.execute(db);
  await tellCache(db);
  await sql`
    create function refresh_villa_busy(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      update villa_search s
        set busy = fresh.busy, from_price_kurus = villa_from_price(s.villa_id, fresh.busy)
        from (
          select id, villa_busy_time(id) as busy from unnest(wanted_ids) as wanted (id)
        ) fresh
        where s.villa_id = fresh.id
          and (s.busy, s.from_price_kurus)
            is distinct from (fresh.busy, villa_from_price(s.villa_id, fresh.busy));
    end $$;

    create function refresh_villa_search(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      insert into villa_search as s (
        villa_id, region_id, town_id, district_id, active, max_guests, bedrooms, bathrooms,
        pool_kind, pool_privacy, pets_allowed, instant_booking, popular, villa_of_month, sea_metres,
        type_ids, feature_ids, from_price_kurus, rating, rating_count, position, listed_at,
        search_text, busy
      )
      select
        v.id, t.region_id, d.town_id, v.district_id, v.active, v.capacity, v.bedrooms, v.bathrooms,
        v.pool_kind, v.pool_privacy, v.pets <> 'NO', v.instant_booking, v.popular, v.villa_of_month,
        (select min(metres) from villa_distances
          where villa_id = v.id and key in ('SEA', 'BEACH')),
        coalesce(types.ids, '{}'),
        array(select feature_id from villa_features where villa_id = v.id order by feature_id),
        villa_from_price(v.id, taken.busy), v.rating_average, v.rating_count, v.position,
        v.created_at,
        tr_fold(concat_ws(' ', v.name, v.code, d.name, t.name, r.name, types.names)),
        taken.busy
      from villas v
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      join regions r on r.id = t.region_id
      cross join lateral (select villa_busy_time(v.id) as busy) taken
      cross join lateral (
        select array_agg(y.id order by y.id) as ids, string_agg(y.name, ' ' order by y.id) as names
        from villa_villa_types vt join villa_types y on y.id = vt.villa_type_id
        where vt.villa_id = v.id
      ) types
      where v.id = any(wanted_ids) and v.deleted_at is null
      order by v.id
      on conflict on constraint villa_search__pkey do update set
        region_id = excluded.region_id,
        town_id = excluded.town_id,
        district_id = excluded.district_id,
        active = excluded.active,
        max_guests = excluded.max_guests,
        bedrooms = excluded.bedrooms,
        bathrooms = excluded.bathrooms,
        pool_kind = excluded.pool_kind,
        pool_privacy = excluded.pool_privacy,
        pets_allowed = excluded.pets_allowed,
        instant_booking = excluded.instant_booking,
        popular = excluded.popular,
        villa_of_month = excluded.villa_of_month,
        sea_metres = excluded.sea_metres,
        type_ids = excluded.type_ids,
        feature_ids = excluded.feature_ids,
        from_price_kurus = excluded.from_price_kurus,
        rating = excluded.rating,
        rating_count = excluded.rating_count,
        position = excluded.position,
        listed_at = excluded.listed_at,
        search_text = excluded.search_text,
        busy = excluded.busy
      where s is distinct from excluded;
      delete from villa_search s using villas v
        where s.villa_id = any(wanted_ids) and v.id = s.villa_id and v.deleted_at is not null;
    end $$;
  `.execute(db);
  await sql`
    create or replace function villa_search_after_rows() returns trigger language plpgsql as $$
    declare
      busy_only constant boolean := tg_argv[0] = 'busy';
      changed_ids integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct villa_id) into changed_ids from new_rows;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct villa_id) into changed_ids from old_rows;
      else
        select array_agg(distinct villa_id) into changed_ids
          from (select villa_id from new_rows union all select villa_id from old_rows) changed;
      end if;
      if changed_ids is null then return null; end if;
      if busy_only then
        perform refresh_villa_busy(changed_ids);
      else
        perform refresh_villa_search(changed_ids);
      end if;
      return null;
    end $$;
  `.execute(db);
  await createRowTriggers(db, 'villa_prices', 'busy');
  await sql`select refresh_villa_search(array(select id from villas))`.execute(db);
}
