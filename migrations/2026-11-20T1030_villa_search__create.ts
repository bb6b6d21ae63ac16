import { type Kysely, sql } from 'kysely';

/**
 * The narrow table that search reads: what filters and sorting need, and a villa's taken time as one
 * multirange. Triggers keep it in the writer's transaction; `refresh_villa_search` makes it anew (a
 * nightly job calls it for all, because "from" prices and past stays move with the calendar).
 */
export async function up(db: Kysely<any>) {
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

  // The rows are locked first, so that each statement after it sees what the last writer committed:
  // two bookings of one villa would otherwise each write a busy time without the other's.
  await sql`
    -- A month of the past stays: the left neighbour of a gap may have gone home already.
    create function villa_busy_time(wanted_id integer) returns datemultirange
    language sql stable
    return coalesce(
      (select range_agg(stay) from villa_occupancies
        where villa_id = wanted_id and upper(stay) > istanbul_today() - 31),
      '{}'
    );

    create function villa_from_price(wanted_id integer, busy datemultirange) returns bigint
    language sql stable
    return (
      select min(nightly_price_kurus) from villa_prices
      where villa_id = wanted_id
        and not isempty(datemultirange(days * daterange(istanbul_today(), null)) - busy)
    );

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
    create function villa_search_after_rows() returns trigger language plpgsql as $$
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

    create function villa_search_after_villas() returns trigger language plpgsql as $$
    begin
      perform refresh_villa_search(array(select id from new_rows));
      return null;
    end $$;

    create function villa_search_after_places() returns trigger language plpgsql as $$
    begin
      perform refresh_villa_search(array(
        select v.id from villas v
        join districts d on d.id = v.district_id
        join towns t on t.id = d.town_id
        where case tg_table_name
          when 'districts' then d.id
          when 'towns' then t.id
          else t.region_id
        end = new.id
      ));
      return null;
    end $$;

    create function villa_search_after_types() returns trigger language plpgsql as $$
    begin
      perform refresh_villa_search(array(
        select villa_id from villa_villa_types where villa_type_id = new.id
      ));
      return null;
    end $$;

    create trigger villas__search_added after insert on villas
      referencing new table as new_rows
      for each statement execute function villa_search_after_villas();
    create trigger villas__search_changed after update on villas
      referencing new table as new_rows
      for each statement execute function villa_search_after_villas();
    create trigger districts__search after update on districts
      for each row when (old.town_id <> new.town_id or old.name <> new.name)
      execute function villa_search_after_places();
    create trigger towns__search after update on towns
      for each row when (old.region_id <> new.region_id or old.name <> new.name)
      execute function villa_search_after_places();
    create trigger regions__search after update on regions
      for each row when (old.name <> new.name)
      execute function villa_search_after_places();
    create trigger villa_types__search after update on villa_types
      for each row when (old.name <> new.name)
      execute function villa_search_after_types();
  `.execute(db);

  for (const [table, part] of [
    ['villa_villa_types', 'all'],
    ['villa_features', 'all'],
    ['villa_distances', 'all'],
    ['villa_prices', 'busy'],
    ['villa_occupancies', 'busy'],
  ] as const) {
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
}

export async function down(db: Kysely<any>) {
  for (const table of [
    'villa_villa_types',
    'villa_features',
    'villa_distances',
    'villa_prices',
    'villa_occupancies',
  ]) {
    const name = (suffix: string) => sql.id(`${table}__search_${suffix}`);
    await sql`
      drop trigger ${name('added')} on ${sql.table(table)};
      drop trigger ${name('changed')} on ${sql.table(table)};
      drop trigger ${name('removed')} on ${sql.table(table)};
    `.execute(db);
  }
  await sql`
    drop trigger villa_types__search on villa_types;
    drop trigger regions__search on regions;
    drop trigger towns__search on towns;
    drop trigger districts__search on districts;
    drop trigger villas__search_changed on villas;
    drop trigger villas__search_added on villas;
    drop function villa_search_after_types();
    drop function villa_search_after_places();
    drop function villa_search_after_villas();
    drop function villa_search_after_rows();
    drop function refresh_villa_search(integer[]);
    drop function refresh_villa_busy(integer[]);
    drop function villa_from_price(integer, datemultirange);
    drop function villa_busy_time(integer);
    drop table villa_search;
  `.execute(db);
}
