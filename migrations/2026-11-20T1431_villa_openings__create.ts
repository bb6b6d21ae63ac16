import { type Kysely, sql } from 'kysely';

/**
 * The hot part of `villa_search`: of each villa on sale what filters, sorting and free nights need, so
 * narrow that a region is a few hundred pages. Seasons and discounts stay in `villa_search` for the
 * stays that are priced. Made from its rows alone, in the same statement that writes them.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table villa_openings (
      villa_id integer
        constraint villa_openings__pkey primary key
        constraint villa_openings__villa_search_fk references villa_search on delete cascade,
      region_id integer not null,
      town_id integer not null,
      district_id integer not null,
      position integer not null,
      rating_count integer not null,
      max_guests smallint not null,
      bedrooms smallint not null,
      bathrooms smallint not null,
      gap_min_nights smallint not null,
      gap_allowed boolean not null,
      popular boolean not null,
      pets_allowed boolean not null,
      instant_booking boolean not null,
      listed_at timestamptz not null,
      open_nights bigint[] not null,
      arrivals bigint[] not null,
      pool_kind text not null,
      pool_privacy text,
      sea_metres integer,
      from_price_kurus bigint,
      rating numeric(3, 2),
      type_ids integer[] not null,
      feature_ids integer[] not null
    ) with (fillfactor = 80);
    -- Reading an element of a packed array copies it first.
    alter table villa_openings
      alter open_nights set storage plain,
      alter arrivals set storage plain;
    create index villa_openings__places on villa_openings (region_id, town_id, max_guests);
    create index villa_openings__town on villa_openings (town_id, max_guests);
    create index villa_openings__district on villa_openings (district_id, max_guests);
    alter table villa_openings cluster on villa_openings__places;

    -- Nights that have a price and are not taken.
    create function villa_open_nights(
      season_from date[], season_block smallint[], busy datemultirange
    ) returns datemultirange
    language sql immutable
    return (
      select coalesce(range_agg(daterange(starts, next_starts)), '{}') - busy
      from (
        select starts, block, lead(starts) over (order by starts) as next_starts
        from unnest(season_from, season_block) as season (starts, block)
      ) season
      where block > 0
    );

    -- What arrival days ask for, each entry until the next: the first day counted from 2000-01-01,
    -- the fewest nights (17 bits) and a bit for each weekday, Monday the lowest; none where no night
    -- has a price.
    create function villa_arrival_rules(
      season_from date[], season_block smallint[], season_min_nights smallint[],
      season_weekdays smallint[]
    ) returns bigint[]
    language sql immutable
    return (
      select coalesce(array_agg(day << 24 | rule order by day), '{}')
      from (
        select day, rule, lag(rule) over (order by day) as rule_before
        from (
          select (starts - date '2000-01-01')::bigint as day,
            case when block > 0 then min_nights::bigint << 7 | weekdays else 0 end as rule
          from unnest(season_from, season_block, season_min_nights, season_weekdays)
            as season (starts, block, min_nights, weekdays)
        ) season
      ) season
      where rule is distinct from rule_before
    );
  `.execute(db);
  await createTriggers(db);
  await sql`insert into villa_openings ${madeFrom('villa_search')}`.execute(db);
}

/** Columns that are the same in both tables. */
const SAME = [
  ...['villa_id', 'region_id', 'town_id', 'district_id', 'position', 'rating_count', 'max_guests'],
  ...['bedrooms', 'bathrooms', 'gap_min_nights', 'gap_allowed', 'popular', 'pets_allowed'],
  ...['instant_booking', 'listed_at', 'pool_kind', 'pool_privacy', 'sea_metres'],
  ...['from_price_kurus', 'rating', 'type_ids', 'feature_ids'],
];
const MADE = ['open_nights', 'arrivals'];

const listed = (names: string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/** Columns and rows of an insert, in the order of the index that the table is clustered by. */
const madeFrom = (table: string) => sql`(${listed([...SAME, ...MADE])})
      select ${listed(SAME, 'n')},
        villa_taken_words(villa_open_nights(n.season_from, n.season_block, n.busy)),
        villa_arrival_rules(n.season_from, n.season_block, n.season_min_nights, n.season_weekdays)
      from ${sql.table(table)} n
      where n.active
      order by n.region_id, n.town_id, n.max_guests`;

async function createTriggers(db: Kysely<any>) {
  const fresh = [...SAME.slice(1), ...MADE].map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  );
  await sql`
    create function refresh_villa_openings() returns trigger language plpgsql as $$
    begin
      delete from villa_openings o using new_rows n where o.villa_id = n.villa_id and not n.active;
      insert into villa_openings as o ${madeFrom('new_rows')}
      on conflict on constraint villa_openings__pkey do update set ${sql.join(fresh)}
        where o is distinct from excluded;
      return null;
    end $$;
    create trigger villa_search__openings_added after insert on villa_search
      referencing new table as new_rows
      for each statement execute function refresh_villa_openings();
    create trigger villa_search__openings_changed after update on villa_search
      referencing new table as new_rows
      for each statement execute function refresh_villa_openings();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger villa_search__openings_changed on villa_search;
    drop trigger villa_search__openings_added on villa_search;
    drop function refresh_villa_openings();
    drop function villa_arrival_rules(date[], smallint[], smallint[], smallint[]);
    drop function villa_open_nights(date[], smallint[], datemultirange);
    drop table villa_openings;
  `.execute(db);
}
