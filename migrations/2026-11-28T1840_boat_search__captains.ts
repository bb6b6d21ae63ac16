import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A boat that comes with its captain has a crew, also while nobody counted it: a new boat has a captain
 * and a crew of 0, and lists offered it to those who sail themselves.
 */
export async function up(db: Kysely<any>) {
  await defineRefresh(
    db,
    sql`
        case when b.with_captain then greatest(b.crew_count, 1) else b.crew_count end`,
  );
}

export async function down(db: Kysely<any>) {
  await defineRefresh(db, sql`b.crew_count`);
}

async function defineRefresh(db: Kysely<any>, crew: RawBuilder<unknown>) {
  await sql`
    create or replace function refresh_boat_search(wanted_ids integer[]) returns void
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
        b.id, t.region_id, m.town_id, b.marina_id,
        b.active and least(b.insurance_until, b.seaworthiness_until) >= istanbul_today(),
        b.guests_day, b.guests_night, b.cabins, ${crew}, b.length_cm, b.instant_booking, b.popular,
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
  await sql`select refresh_boat_search(array(select id from boats order by id))`.execute(db);
}
