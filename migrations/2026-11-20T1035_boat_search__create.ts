import { type Kysely, sql } from 'kysely';

/** The boats' narrow search table, kept the same way as the villas'. Day prices are what cards show from. */
export async function up(db: Kysely<any>) {
  await sql`
    create table boat_search (
      boat_id integer
        constraint boat_search__pkey primary key
        constraint boat_search__boat_fk references boats on delete cascade,
      region_id integer not null,
      town_id integer not null,
      marina_id integer not null,
      active boolean not null,
      guests_day smallint not null,
      guests_night smallint not null,
      cabins smallint not null,
      crew_count smallint not null,
      length_cm integer,
      instant_booking boolean not null,
      popular boolean not null,
      units text[] not null,
      type_ids integer[] not null,
      feature_ids integer[] not null,
      from_week_price_kurus bigint,
      from_day_price_kurus bigint,
      from_trip_price_kurus bigint,
      rating numeric(3, 2),
      rating_count integer not null,
      position integer not null,
      listed_at timestamptz not null,
      search_text text not null,
      busy datemultirange not null default '{}'
    ) with (fillfactor = 70);
    create index boat_search__marina on boat_search (marina_id) where active;
    create index boat_search__town on boat_search (town_id) where active;
    create index boat_search__types on boat_search using gin (type_ids) where active;
    create index boat_search__words on boat_search using gin (search_text gin_trgm_ops);
  `.execute(db);

  await sql`
    create function boat_busy_time(wanted_id integer) returns datemultirange
    language sql stable
    return coalesce(
      (select range_agg(stay) from boat_occupancies
        where boat_id = wanted_id and upper(stay) > istanbul_today()),
      '{}'
    );

    create function boat_from_price(wanted_id integer, wanted_unit text, busy datemultirange)
    returns bigint language sql stable
    return (
      select min(price_kurus) from boat_prices
      where boat_id = wanted_id and unit = wanted_unit
        and not isempty(datemultirange(days * daterange(istanbul_today(), null)) - busy)
    );

    create function refresh_boat_search(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from boat_search where boat_id = any(wanted_ids) order by boat_id for update;
      insert into boat_search as s (
        boat_id, region_id, town_id, marina_id, active, guests_day, guests_night, cabins,
        crew_count, length_cm, instant_booking, popular, units, type_ids, feature_ids,
        from_week_price_kurus, from_day_price_kurus, from_trip_price_kurus,
        rating, rating_count, position, listed_at, search_text, busy
      )
      select
        b.id, t.region_id, m.town_id, b.marina_id, b.active, b.guests_day, b.guests_night, b.cabins,
        b.crew_count, b.length_cm, b.instant_booking, b.popular,
        array(select distinct unit from boat_prices
          where boat_id = b.id and upper(days) > istanbul_today() order by unit),
        coalesce(types.ids, '{}'),
        array(select feature_id from boat_features where boat_id = b.id order by feature_id),
        boat_from_price(b.id, 'WEEK', taken.busy),
        boat_from_price(b.id, 'DAY', taken.busy),
        boat_from_price(b.id, 'TRIP', taken.busy),
        b.rating_average, b.rating_count, b.position, b.created_at,
        tr_fold(concat_ws(' ', b.name, b.code, m.name, t.name, r.name, types.names)),
        taken.busy
      from boats b
      join marinas m on m.id = b.marina_id
      join towns t on t.id = m.town_id
      join regions r on r.id = t.region_id
      cross join lateral (select boat_busy_time(b.id) as busy) taken
      cross join lateral (
        select array_agg(y.id order by y.id) as ids, string_agg(y.name, ' ' order by y.id) as names
        from boat_boat_types bt join boat_types y on y.id = bt.boat_type_id
        where bt.boat_id = b.id
      ) types
      where b.id = any(wanted_ids) and b.deleted_at is null
      order by b.id
      on conflict on constraint boat_search__pkey do update set
        region_id = excluded.region_id,
        town_id = excluded.town_id,
        marina_id = excluded.marina_id,
        active = excluded.active,
        guests_day = excluded.guests_day,
        guests_night = excluded.guests_night,
        cabins = excluded.cabins,
        crew_count = excluded.crew_count,
        length_cm = excluded.length_cm,
        instant_booking = excluded.instant_booking,
        popular = excluded.popular,
        units = excluded.units,
        type_ids = excluded.type_ids,
        feature_ids = excluded.feature_ids,
        from_week_price_kurus = excluded.from_week_price_kurus,
        from_day_price_kurus = excluded.from_day_price_kurus,
        from_trip_price_kurus = excluded.from_trip_price_kurus,
        rating = excluded.rating,
        rating_count = excluded.rating_count,
        position = excluded.position,
        listed_at = excluded.listed_at,
        search_text = excluded.search_text,
        busy = excluded.busy
      where s is distinct from excluded;
      delete from boat_search s using boats b
        where s.boat_id = any(wanted_ids) and b.id = s.boat_id and b.deleted_at is not null;
    end $$;
  `.execute(db);

  await sql`
    create function boat_search_after_rows() returns trigger language plpgsql as $$
    declare
      changed_ids integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct boat_id) into changed_ids from new_rows;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct boat_id) into changed_ids from old_rows;
      else
        select array_agg(distinct boat_id) into changed_ids
          from (select boat_id from new_rows union all select boat_id from old_rows) changed;
      end if;
      if changed_ids is not null then perform refresh_boat_search(changed_ids); end if;
      return null;
    end $$;

    create function boat_search_after_boats() returns trigger language plpgsql as $$
    begin
      perform refresh_boat_search(array(select id from new_rows));
      return null;
    end $$;

    create function boat_search_after_places() returns trigger language plpgsql as $$
    begin
      perform refresh_boat_search(array(
        select b.id from boats b
        join marinas m on m.id = b.marina_id
        join towns t on t.id = m.town_id
        where case tg_table_name
          when 'marinas' then m.id
          when 'towns' then t.id
          else t.region_id
        end = new.id
      ));
      return null;
    end $$;

    create function boat_search_after_types() returns trigger language plpgsql as $$
    begin
      perform refresh_boat_search(array(
        select boat_id from boat_boat_types where boat_type_id = new.id
      ));
      return null;
    end $$;

    create trigger boats__search_added after insert on boats
      referencing new table as new_rows
      for each statement execute function boat_search_after_boats();
    create trigger boats__search_changed after update on boats
      referencing new table as new_rows
      for each statement execute function boat_search_after_boats();
    create trigger marinas__boat_search after update on marinas
      for each row when (old.town_id <> new.town_id or old.name <> new.name)
      execute function boat_search_after_places();
    create trigger towns__boat_search after update on towns
      for each row when (old.region_id <> new.region_id or old.name <> new.name)
      execute function boat_search_after_places();
    create trigger regions__boat_search after update on regions
      for each row when (old.name <> new.name)
      execute function boat_search_after_places();
    create trigger boat_types__search after update on boat_types
      for each row when (old.name <> new.name)
      execute function boat_search_after_types();
  `.execute(db);

  for (const table of ['boat_boat_types', 'boat_features', 'boat_prices', 'boat_occupancies']) {
    const name = (suffix: string) => sql.id(`${table}__search_${suffix}`);
    await sql`
      create trigger ${name('added')} after insert on ${sql.table(table)}
        referencing new table as new_rows
        for each statement execute function boat_search_after_rows();
      create trigger ${name('changed')} after update on ${sql.table(table)}
        referencing new table as new_rows old table as old_rows
        for each statement execute function boat_search_after_rows();
      create trigger ${name('removed')} after delete on ${sql.table(table)}
        referencing old table as old_rows
        for each statement execute function boat_search_after_rows();
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const table of ['boat_boat_types', 'boat_features', 'boat_prices', 'boat_occupancies']) {
    const name = (suffix: string) => sql.id(`${table}__search_${suffix}`);
    await sql`
      drop trigger ${name('added')} on ${sql.table(table)};
      drop trigger ${name('changed')} on ${sql.table(table)};
      drop trigger ${name('removed')} on ${sql.table(table)};
    `.execute(db);
  }
  await sql`
    drop trigger boat_types__search on boat_types;
    drop trigger regions__boat_search on regions;
    drop trigger towns__boat_search on towns;
    drop trigger marinas__boat_search on marinas;
    drop trigger boats__search_changed on boats;
    drop trigger boats__search_added on boats;
    drop function boat_search_after_types();
    drop function boat_search_after_places();
    drop function boat_search_after_boats();
    drop function boat_search_after_rows();
    drop function refresh_boat_search(integer[]);
    drop function boat_from_price(integer, text, datemultirange);
    drop function boat_busy_time(integer);
    drop table boat_search;
  `.execute(db);
}
