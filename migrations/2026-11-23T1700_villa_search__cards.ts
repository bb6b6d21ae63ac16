import { type Kysely, sql } from 'kysely';

/**
 * All that a card shows stands beside what search reads of a villa anyway: for twenty cards, four
 * hundred of the five hundred and fifty pages that a search of a town read were read for those alone.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table villa_search
      add slug text,
      add name text,
      add permit_no text,
      add town_name text,
      add district_name text,
      add type_name text,
      add pictures jsonb not null default '[]';

    -- The first of a villa's pictures, in a list: a card fetches the others when it is swiped.
    create function villa_card_pictures(wanted_id integer) returns jsonb
    language sql stable
    return coalesce(
      (select jsonb_build_array(jsonb_build_object('hash', k.hash, 'width', k.width,
          'height', k.height, 'colour', k.colour, 'alt', p.alt))
        from villa_pictures p join stored_pictures k on k.hash = p.hash
        where p.villa_id = wanted_id order by p.position, p.id limit 1),
      '[]'
    );

    -- The name of the first of a villa's types, in staff's order.
    create function villa_type_name(wanted_id integer) returns text
    language sql stable
    return (
      select y.name from villa_villa_types vt join villa_types y on y.id = vt.villa_type_id
      where vt.villa_id = wanted_id order by y.position, y.id limit 1
    );

    create function refresh_villa_pictures(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      update villa_search s set pictures = fresh.pictures
        from (
          select id, villa_card_pictures(id) as pictures from unnest(wanted_ids) as wanted (id)
        ) fresh
        where s.villa_id = fresh.id and s.pictures <> fresh.pictures;
    end $$;
  `.execute(db);
  await refreshBy(db, [...OF_VILLA, ...OF_CARD]);
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
        when 'pictures' then perform refresh_villa_pictures(changed_ids);
        else perform refresh_villa_search(changed_ids);
      end case;
      return null;
    end $$;

    create trigger villa_pictures__search_added after insert on villa_pictures
      referencing new table as new_rows
      for each statement execute function villa_search_after_rows('pictures');
    create trigger villa_pictures__search_changed after update on villa_pictures
      referencing new table as new_rows old table as old_rows
      for each statement execute function villa_search_after_rows('pictures');
    create trigger villa_pictures__search_removed after delete on villa_pictures
      referencing old table as old_rows
      for each statement execute function villa_search_after_rows('pictures');

    drop trigger villa_types__search on villa_types;
    create trigger villa_types__search after update on villa_types
      for each row when (old.name <> new.name or old.position <> new.position)
      execute function villa_search_after_types();

    update villa_search s
      set slug = v.slug, name = v.name, permit_no = v.permit_no, town_name = t.name,
        district_name = d.name, type_name = villa_type_name(v.id),
        pictures = villa_card_pictures(v.id)
      from villas v join districts d on d.id = v.district_id join towns t on t.id = d.town_id
      where s.villa_id = v.id;
    alter table villa_search
      alter slug set not null,
      alter name set not null,
      alter town_name set not null,
      alter district_name set not null;
  `.execute(db);
}

/** Columns that a villa's own rows decide; those of its stays come from the functions above. */
const OF_VILLA = [
  ...['region_id', 'town_id', 'district_id', 'max_guests', 'bedrooms', 'bathrooms'],
  ...['gap_min_nights', 'position', 'rating_count', 'active', 'popular', 'villa_of_month'],
  ...['pets_allowed', 'instant_booking', 'gap_allowed', 'listed_at', 'type_ids', 'feature_ids'],
  ...['rating', 'sea_metres', 'pool_kind', 'pool_privacy', 'search_text'],
];
const OF_CARD = [
  ...['slug', 'name', 'permit_no', 'town_name', 'district_name', 'type_name', 'pictures'],
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

/** `refresh_villa_search`, which makes whole rows anew, with or without what a card shows. */
async function refreshBy(db: Kysely<any>, ofVilla: string[]) {
  await sql`
    create or replace function refresh_villa_search(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      insert into villa_search as s (
        villa_id, ${listed(ofVilla)}, ${listed(OF_TERMS)}, ${listed(OF_BUSY)}
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
        ${ofVilla.includes('pictures') ? CARD : sql``} ${listed(OF_TERMS)},
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
        set ${taking([...ofVilla, ...OF_TERMS, ...OF_BUSY], 'excluded')}
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

const CARD = sql`v.slug, v.name, v.permit_no, t.name, d.name, villa_type_name(v.id),
  villa_card_pictures(v.id),`;

export async function down(db: Kysely<any>) {
  await refreshBy(db, OF_VILLA);
  await sql`
    drop trigger villa_types__search on villa_types;
    create trigger villa_types__search after update on villa_types
      for each row when (old.name <> new.name) execute function villa_search_after_types();
    drop trigger villa_pictures__search_removed on villa_pictures;
    drop trigger villa_pictures__search_changed on villa_pictures;
    drop trigger villa_pictures__search_added on villa_pictures;
    drop function refresh_villa_pictures(integer[]);
    drop function villa_type_name(integer);
    drop function villa_card_pictures(integer);
    alter table villa_search
      drop pictures, drop type_name, drop district_name, drop town_name, drop permit_no, drop name,
      drop slug;
  `.execute(db);
}
